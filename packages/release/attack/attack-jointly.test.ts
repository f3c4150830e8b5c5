import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { highs, releaseWith } from '../test/policy-with-steps.ts'
import { attackJointly } from './attack-jointly.ts'
import type { Organisation, Report } from './organisation-file.ts'
import { simulateOrganisation } from './simulate-organisation.ts'

const fileOf = (name: string): Organisation =>
  JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8'))

/** A guard that hides nothing, so that there is something to find. */
const unguarded = {
  // biome-ignore lint/correctness/useYield: a guard that finds nothing has no step to report
  *guard() {
    return new Set<string>()
  },
}

describe('an attack on all rounds together', () => {
  test('finds ten people red, whom the first and the ninth round less the second give away', {
    timeout: 300_000,
  }, () => {
    const organisation = fileOf('nine-rounds-ten-red')
    const loot = attackJointly(organisation, releaseWith(organisation, unguarded), highs)
    expect(loot.certain.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `x${n}`))
    expect(loot).toMatchObject({ looks: 1, refuted: 0, undecided: 0 })
  })

  test('finds one person who is surely not red, which only whole numbers of people show', {
    timeout: 300_000,
  }, () => {
    const organisation = fileOf('six-rounds-one-not-red')
    const { excluded } = attackJointly(organisation, releaseWith(organisation, unguarded), highs)
    expect(excluded).toContain('p109')
  })

  test.each(['nine-rounds-ten-red', 'six-rounds-one-not-red'])(
    'finds nobody in %s as the product releases it',
    {
      timeout: 300_000,
    },
    (name) => {
      const organisation = fileOf(name)
      const report = releaseWith(organisation)
      expect(attackJointly(organisation, report, highs)).toMatchObject({
        certain: [],
        excluded: [],
        undecided: 0,
      })
      // What it costs: three figures at most.
      const figures = (each: Report) => each.published.filter(({ suppressed }) => !suppressed).length
      expect(figures(releaseWith(organisation, unguarded)) - figures(report)).toBeLessThanOrEqual(3)
    },
  )

  test.each([
    ['by zones alone either', { people: 90, teamSize: 12, participation: 0.9, seed: 200 }],
    ['by three rounds not in a row either', { people: 60, teamSize: 9, participation: 0.6, seed: 2700 }],
  ] as const)('finds nobody where some have answered anew, %s', { timeout: 300_000 }, (_, size) => {
    const organisation = simulateOrganisation({ shape: 'balanced', rounds: 6, anew: 0.2, ...size })
    expect(attackJointly(organisation, releaseWith(organisation), highs)).toMatchObject({
      certain: [],
      excluded: [],
    })
  })

  test('asks every pair and every triple where all rounds cannot be true together', {
    timeout: 300_000,
  }, () => {
    const people = Array.from({ length: 24 }, (_, n) => `p${n}`)
    const rounds = [1, 5, 1, 5].map(
      (total, n) => ({ id: `r${n}`, total, zone: total === 1 ? 'green' : 'red' }) as const,
    )
    const organisation: Organisation = {
      nodes: [{ id: 'root', parent: null }],
      periods: rounds.map(({ id }) => ({
        id,
        members: people.map((person) => ({ person, node: 'root', answered: true })),
      })),
      answers: rounds.flatMap(({ id: period, total, zone }) =>
        people.map((person) => ({ person, period, total, dims: { exhaustion: total }, zone })),
      ),
    }
    const { looks, refuted } = attackJointly(organisation, releaseWith(organisation), highs)
    expect(looks).toBe(1 + 6 + 4)
    expect(refuted).toBe(1 + 4 + 4)
  })
})
