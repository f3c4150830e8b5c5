import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import type { Policy, PublishedRow } from '../organisation-file.ts'
import { releaseMany } from '../release-many.ts'
import { practices } from './practices.ts'
import { policyFile, runBenchmark, type Score } from './run-benchmark.ts'
import { casesOf } from './sets.ts'

const highs = await loadHighs()
const example = (name: string): string => fileURLToPath(new URL(`./examples/${name}.ts`, import.meta.url))

type Scored = Extract<Score, { readonly refused?: never }>

describe('the benchmark', () => {
  it('scores the example policy and attacker beside the product on the small set', async () => {
    const cases = casesOf('small')
    const score = async (release: Policy, files: readonly string[]): Promise<Scored> => {
      const attackers = files.map((name) => ({ name, file: example(name) }))
      const [one] = await runBenchmark({ cases, highs, policies: [{ name: 'it', release }], attackers })
      if (one === undefined || one.refused !== undefined) throw new Error(one?.refused ?? 'no score')
      return one
    }
    const naive = await score(policyFile(example('five-or-more')), ['subtract'])
    const product = await score(
      async (organisation) => (await releaseMany([organisation]))[0] ?? { published: [] },
      [],
    )
    for (const reading of ['usual', 'insiders', 'cheats'] as const) {
      expect(naive[reading].breached, reading).toBeGreaterThan(0)
      expect(product[reading].breached, reading).toBe(0)
    }
    expect([naive.usual.isolated > 0, product.usual.isolated]).toEqual([true, 0])
    expect(naive.worth.fresh).toBe(naive.worth.eligible)
    expect(product.worth.fresh).toBeGreaterThan(0)
    const [found] = naive.attackers
    if (found === undefined || found.refused !== undefined) throw new Error(found?.refused ?? 'no attacker')
    expect(found.isGuessing).toBe(false)
    expect(found.usual.breached + found.insiders.breached + found.cheats.breached).toBeGreaterThan(0)
    expect(found.usual.isolated).toBeGreaterThan(0)
  }, 300_000)

  it('has examples of at most fifty lines', () => {
    for (const name of ['five-or-more', 'subtract'])
      expect(readFileSync(example(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(50)
  })
})

describe('a published practice', () => {
  const nodes = [
    { id: 'X', parent: null },
    { id: 'A', parent: 'X' },
    { id: 'B', parent: 'X' },
    { id: 'C', parent: 'X' },
  ]
  /** Which units are shown when so many answered in each. */
  async function shown(name: string, sizes: Readonly<Record<string, number>>): Promise<string[]> {
    const people = Object.entries(sizes).flatMap(([node, size]) =>
      Array.from({ length: size }, (_, n) => ({ person: `${node}${n}`, node, answered: true })),
    )
    const report = await practices[name]?.({
      nodes: nodes.filter(({ id }) => id === 'X' || Object.hasOwn(sizes, id)),
      periods: [{ id: 'r1', members: people }],
      answers: people.map(({ person }) => ({
        person,
        period: 'r1',
        total: 2,
        dims: { exhaustion: 2 },
        zone: 'green',
      })),
    })
    return (report?.published ?? [])
      .filter((row): row is PublishedRow => !row.suppressed)
      .map(({ node }) => node)
  }

  it('hides the next smallest beside one answer, none beside three, and none of four hundred', async () => {
    const rule = '5 or more, next smallest until 2'
    expect(await shown(rule, { A: 1, B: 7, C: 9 })).toEqual(['X', 'C'])
    expect(await shown(rule, { A: 3, B: 7, C: 9 })).toEqual(['X', 'B', 'C'])
    expect(await shown(rule, { A: 1, B: 400 })).toEqual(['X', 'B'])
  })

  it('hides a unit that leaves fewer than five behind, as in the examples of the documents', async () => {
    const rule = '5 or more, 5 left behind'
    expect(await shown(rule, { A: 3, B: 6 })).toEqual(['X'])
    expect(await shown(rule, { X: 4, A: 3, B: 6 })).toEqual(['X', 'B'])
    expect(await shown(rule, { A: 4, B: 9 })).toEqual(['X'])
    expect(await shown(rule, { A: 3, B: 3, C: 9 })).toEqual(['X', 'C'])
  })
})
