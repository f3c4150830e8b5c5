import { describe, expect, test } from 'vitest'
import { people, roundOf, silent } from '../test/simulated-round.ts'
import type { CauseCounter } from './counter.ts'
import { finish } from './progress.ts'
import { type RoundInput, releaseRound } from './release-round.ts'

const tree = [
  { id: 'root', parent: null },
  { id: 'A', parent: 'root' },
  { id: 'B', parent: 'root' },
]
const release = (input: RoundInput) => finish(releaseRound(input))
const shownUnits = (input: RoundInput) => release(input).snapshot.units.map(({ unit }) => unit)

describe('releasing a round', () => {
  test('someone in a team of seven is counted one level up', () => {
    const { units, snapshot } = release(roundOf('r1', tree, [...people('A', 7), ...people('B', 9)]))
    expect(units.map(({ unit, figure }) => [unit, figure !== null])).toEqual([
      ['root', false],
      ['A', false],
      ['B', true],
    ])
    expect(snapshot.units[0]?.block).toHaveLength(9)
  })

  test('two small teams make a figure of their parent together', () => {
    const { snapshot } = release(roundOf('r1', tree, [...people('A', 4), ...people('B', 5)]))
    expect(snapshot.units.map(({ unit, block }) => [unit, block.length])).toEqual([['root', 9]])
  })

  test('a rest of fewer than eight at the root is counted nowhere', () => {
    const { snapshot } = release(roundOf('r1', tree, [...people('A', 30), ...people('root', 7)]))
    expect(snapshot.units.map(({ unit, within, block }) => [unit, within, block.length])).toEqual([
      ['root', null, 0],
      ['A', 'root', 30],
    ])
  })

  test('a unit is hidden when its figure would count less than two thirds of its answers', () => {
    // B has 7 answers that move up to the root, where nobody joins them: 13 of 20 are too few, 14 of 21 enough.
    expect(shownUnits(roundOf('r1', tree, [...people('A', 13), ...people('B', 7)]))).toEqual(['A'])
    expect(shownUnits(roundOf('r1', tree, [...people('A', 14), ...people('B', 7)]))).toEqual(['root', 'A'])
  })

  test('a hidden unit gives its block to the next shown unit above', () => {
    const deep = [...tree, { id: 'A1', parent: 'A' }, { id: 'A2', parent: 'A' }]
    const answers = [...people('A1', 8), ...silent('A1', 1), ...people('A2', 7), ...people('B', 20)]
    const { snapshot } = release(roundOf('r1', deep, answers))
    expect(snapshot.units.map(({ unit, within, block }) => [unit, within, block.length])).toEqual([
      ['root', null, 0],
      ['B', 'root', 20],
      ['A1', 'root', 8],
    ])
  })

  test('someone who did not answer is invited but never counted', () => {
    const { units } = release(roundOf('r1', tree, [...people('A', 8), ...silent('A', 10)]))
    const a = units.find(({ unit }) => unit === 'A')?.figure
    expect(a?.participation).toEqual({ lo: 0, hi: 0.5, hiOpen: true })
  })

  test('an organisation may raise the smallest group but not lower it', () => {
    const answers = [...people('A', 9), ...people('B', 12)]
    expect(shownUnits(roundOf('r1', tree, answers, { k: 10 }))).toEqual(['B'])
    expect(() => release(roundOf('r1', tree, answers, { k: 7 }))).toThrow('smallest-group-too-low')
  })

  test('an organisation without people or answers releases a round without figures', () => {
    expect(shownUnits(roundOf('r1', tree, []))).toEqual([])
  })

  test('a chain of ten thousand units is released like any tree', () => {
    const chain = Array.from({ length: 10_000 }, (_, n) => ({
      id: `u${n}`,
      parent: n === 0 ? null : `u${n - 1}`,
    }))
    const answers = chain.map(({ id }) => ({ person: `p-${id}`, unit: id, total: 240 }))
    // Eight by eight from the bottom. Each owner's own rest is in it.
    const { snapshot } = release(roundOf('r1', chain, answers))
    expect(
      snapshot.units.filter(({ block }) => block.length > 0).every(({ block }) => block.length === 8),
    ).toBe(true)
    expect(snapshot.units[0]).toMatchObject({ unit: 'u0', within: null })
  })

  test('the causes are a run of their own, over those who answered them', () => {
    const answers = [...people('A', 9), ...people('B', 12)]
    const members = roundOf('r1', tree, answers).members.map((member, n) => ({ ...member, counted: n > 1 }))
    const byUnit = new Map<string, CauseCounter>([
      ['A', { answers: 7, causes: { demands: 2100 } }],
      ['B', { answers: 12, causes: { demands: 4200 } }],
    ])
    const { units } = release({
      ...roundOf('r1', tree, answers),
      members,
      counters: { run: 'causes', byUnit },
    })
    expect(units.find(({ unit }) => unit === 'A')?.figure).toBeNull()
    expect(units.find(({ unit }) => unit === 'B')?.figure).toMatchObject({ causes: { demands: { at: 3.6 } } })
  })

  test('a counter that tells another story than the membership stops the release', () => {
    const input = roundOf('r1', tree, people('A', 9))
    const members = input.members.map((member, n) => ({ ...member, counted: n > 0 }))
    expect(() => release({ ...input, members })).toThrow('counter-disagrees')
    const lost = { run: 'scores', byUnit: new Map() } as const
    expect(() => release({ ...input, counters: lost })).toThrow('counter-disagrees')
  })
})
