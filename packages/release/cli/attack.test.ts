import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { attackJointly } from '../attack/attack-jointly.ts'
import { attackOrganisation } from '../attack/attack-organisation.ts'
import { naivePolicy } from '../attack/naive-policies.ts'
import type { Organisation } from '../attack/organisation-file.ts'
import { simulateOrganisation } from '../attack/simulate-organisation.ts'
import { shapes } from '../attack/simulate-tree.ts'
import { releaseWith } from '../test/policy-with-steps.ts'

const highs = await loadHighs()

/** Eight in A; one in the root alone, red where all others are green. */
const oneAlone: Organisation = {
  nodes: [
    { id: 'root', parent: null },
    { id: 'A', parent: 'root' },
  ],
  periods: [
    {
      id: 'r1',
      members: Array.from({ length: 9 }, (_, n) => ({
        person: `p${n}`,
        node: n < 8 ? 'A' : 'root',
        answered: true,
      })),
    },
  ],
  answers: Array.from({ length: 9 }, (_, n) => ({
    person: `p${n}`,
    period: 'r1',
    ...(n < 8
      ? { total: 2, dims: { exhaustion: 2 }, zone: 'green' as const }
      : { total: 4, dims: { exhaustion: 4 }, zone: 'red' as const }),
  })),
}

describe('the attack', () => {
  test('finds the one person whom a naive report leaves alone, and says how', async () => {
    const report = await naivePolicy(5)(oneAlone)
    const { breached, isolated, derivations } = attackOrganisation(oneAlone, report, highs)
    expect([breached, isolated]).toEqual([9, 1])
    expect(derivations).toContain('root r1 − A r1 = 1 person: zone certain')
  })

  test('finds nobody in what the product shows of the same people', () => {
    expect(attackOrganisation(oneAlone, releaseWith(oneAlone), highs)).toMatchObject({
      breached: 0,
      isolated: 0,
    })
  })

  test('finds nobody when three rounds are laid side by side', () => {
    for (const shape of shapes) {
      const organisation = simulateOrganisation({
        shape,
        people: 60,
        rounds: 3,
        teamSize: 8,
        participation: 0.8,
        seed: 4,
      })
      const { excluded, confined, undecided } = attackJointly(organisation, releaseWith(organisation), highs)
      expect([shape, undecided, ...excluded, ...confined]).toEqual([shape, 0])
    }
  })

  test('says its options when asked, and when one does not exist', () => {
    const command = fileURLToPath(new URL('./attack.ts', import.meta.url))
    const run = (option: string) => spawnSync(process.execPath, [command, option], { encoding: 'utf8' })
    const asked = run('--help')
    expect(asked.status).toBe(0)
    expect(asked.stdout).toContain('--participation 0.75')
    const wrong = run('--seed')
    expect(wrong.status).toBe(2)
    expect(wrong.stderr).toContain("Unknown option '--seed'")
    expect(wrong.stderr).toContain('--seeds 1,2,3')
    expect(wrong.stderr).not.toContain('    at ')
  })

  test('ends with 0 and a table when the product holds and the naive policy leaks', {
    timeout: 300_000,
  }, () => {
    const command = fileURLToPath(new URL('./attack.ts', import.meta.url))
    const options = [
      '--seeds',
      '2',
      '--people',
      '40',
      '--rounds',
      '2',
      '--insiders',
      '0,2',
      '--together',
      '2',
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    // Each organisation as it is finished: the table comes after minutes.
    expect(stderr).toMatch(
      /^1: balanced, \d+ s\. Answers found: naive, 5 or more [1-9]\d* of \d+; .*this product 0 of \d+\.$/m,
    )
    expect(stderr).toMatch(
      /nobody answers anew, 2 rounds: 5 of 5 , \d+ people: 0 zones certain, 0 excluded$/m,
    )
    expect(stdout).toMatch(/naive, 5 or more .*'\d+ of \d+'/)
    expect(stdout).toMatch(/this product .*'0 of \d+'/)
    expect(stdout).toContain('this product, insiders: 2')
  })
})
