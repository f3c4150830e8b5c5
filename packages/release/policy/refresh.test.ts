import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { people, roundOf, type SimulatedAnswer } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { releaseRound } from './release-round.ts'
import type { Snapshot } from './snapshot.ts'
import type { Unit } from './unit-tree.ts'

const tree = [
  { id: 'root', parent: null },
  { id: 'A', parent: 'root' },
  { id: 'B', parent: 'root' },
]

/** Releases rounds one after the other, each with the ones before it. */
function releaseAll(
  rounds: readonly { units: readonly Unit[]; answers: readonly SimulatedAnswer[] }[],
): Snapshot[] {
  const kept: Snapshot[] = []
  for (const [n, { units, answers }] of rounds.entries()) {
    kept.push(finish(releaseRound(roundOf(`r${n}`, units, answers, { earlier: kept.slice() }))).snapshot)
  }
  return kept
}

const shownIn = (rounds: readonly (readonly SimulatedAnswer[])[]): string[][] =>
  releaseAll(rounds.map((answers) => ({ units: tree, answers }))).map(({ units }) =>
    units.map(({ unit }) => unit),
  )

describe('a figure is shown anew', () => {
  const b = people('B', 20)

  test('when the same people answered', () => {
    expect(
      shownIn([
        [...people('A', 10), ...b],
        [...people('A', 10), ...b],
      ])[1],
    ).toEqual(['root', 'A', 'B'])
  })

  test('when at least four people changed, but not when three did', () => {
    const first = [...people('A', 10), ...b]
    // Two of ten left and two came: four.
    expect(shownIn([first, [...people('A', 10, 240, 3), ...b]])[1]).toEqual(['root', 'A', 'B'])
    // Three came: their unit waits. So does the whole, until nobody can be singled out.
    const now = shownIn([first, [...people('A', 13), ...b]])[1]
    expect(now).not.toContain('A')
  })

  test('when nobody can be singled out against any kept round, not only the last', () => {
    const first = [...people('A', 20), ...b]
    const fourMore = [...people('A', 24), ...b]
    const threeLess = [...people('A', 21), ...b]
    expect(shownIn([first, fourMore])[1]).toContain('A')
    expect(shownIn([fourMore, threeLess])[1]).not.toContain('A')
    expect(shownIn([first, fourMore, threeLess])[2]).not.toContain('A')
    expect(shownIn([first, fourMore, first])[2]).toContain('A')
  })

  test('and newcomers do not make up the four: invented people hide nobody who leaves', () => {
    const first = [...people('A', 12), ...b]
    // One leaves and three invented people come, or thirty.
    for (const invented of [3, 30]) {
      const came = people('A', invented, 240, 100).map((one) => ({ ...one, established: false }))
      expect(shownIn([first, [...people('A', 11), ...came, ...b]])[1]).not.toContain('A')
    }
    // One who came, and nobody else.
    const alone = { person: 'new', unit: 'A', total: 240, established: false }
    expect(shownIn([first, [...first, alone]])[1]).not.toContain('A')
  })

  test('nor do invented people who were there for one round and leave with one who was', () => {
    const invented = people('A', 3, 240, 100).map((one) => ({ ...one, established: false }))
    const first = [...people('A', 13), ...invented, ...b]
    expect(shownIn([first, [...people('A', 9), ...invented, ...b]])[1]).toContain('A')
    expect(shownIn([first, [...people('A', 12), ...b]])[1]).not.toContain('A')
  })

  test('nor does somebody who was new once and whose block falls out of the figures later', () => {
    const deep = [...tree, { id: 'B1', parent: 'B' }]
    const above = people('root', 14)
    const inTeam = people('B1', 6)
    const moving = people('mover', 3)
    const placed = (of: readonly SimulatedAnswer[], unit: string) => of.map((one) => ({ ...one, unit }))
    const beside = (established: boolean) => [
      ...people('B', 1),
      { person: 'newcomer', unit: 'B', total: 240, established },
    ]
    const [, then, now] = releaseAll(
      [
        [...above, ...placed(moving, 'root'), ...inTeam, ...people('B', 1)],
        [
          ...above,
          ...placed(moving.slice(1), 'root'),
          ...inTeam,
          ...placed(moving.slice(0, 1), 'B1'),
          ...beside(false),
        ],
        [...above, ...inTeam, ...placed(moving, 'B1'), ...beside(true)],
      ].map((answers) => ({ units: deep, answers })),
    )
    if (!then || !now) throw new Error('three rounds were released')
    expect(then.units.flatMap(({ block }) => block)).toContain('newcomer')
    expect(now.units.flatMap(({ block }) => block)).not.toContain('newcomer')
    expect(Math.min(99, ...isolable(then, now))).toBeGreaterThanOrEqual(4)
  })

  test('someone who moves alone between two units is seen in neither', () => {
    const moved = [...people('A', 9), ...b, { person: 'A10', unit: 'B', total: 240 }]
    const now = shownIn([[...people('A', 10), ...b], moved])[1] ?? []
    expect(now.includes('A') && now.includes('B')).toBe(false)
    expect(now).toContain('root')
  })
})

const isNew = ({ units }: Snapshot, person: string): boolean =>
  units.some(({ newcomers }) => newcomers?.includes(person))

/**
 * The sets of people that subtraction can isolate, by trying every set of blocks of two rounds: for each, how many are
 * established. A person counted in both rounds is established if they were in one.
 */
function isolable(one: Snapshot, other: Snapshot): number[] {
  const blocks = [...one.units, ...other.units].map(({ block }) => block).filter((block) => block.length > 0)
  const persons = new Set(blocks.flat())
  const oldCount = one.units.filter(({ block }) => block.length > 0).length
  const sizes: number[] = []
  for (let bits = 1; bits < 2 ** blocks.length; bits++) {
    let people = 0
    let established = 0
    for (const person of persons) {
      const before = blocks.findIndex((block, n) => n < oldCount && block.includes(person))
      const now = blocks.findIndex((block, n) => n >= oldCount && block.includes(person))
      const weight = (n: number): number => (n >= 0 && bits & (2 ** n) ? 1 : 0)
      if (weight(before) === weight(now)) continue
      people++
      if ((before >= 0 && !isNew(one, person)) || (now >= 0 && !isNew(other, person))) established++
    }
    if (people > 0) sizes.push(established)
  }
  return sizes
}

const changingOrganisation = fc.record({
  parents: fc.tuple(fc.constant(null), fc.constant(0), fc.nat(1), fc.nat(2), fc.nat(3)),
  // For each person the unit they are in, or null, in each of three rounds; most stay.
  lives: fc.array(
    fc.tuple(fc.nat(4), fc.nat(4), fc.nat(12), fc.nat(12)).map(([first, second, change, when]) =>
      [0, 1, 2].map((round) => {
        if (change === 0) return round * 6 < when ? null : first
        return change < 3 && round * 6 < when ? second : first
      }),
    ),
    { minLength: 20, maxLength: 60, size: 'max' },
  ),
})

describe('in any organisation that changes', () => {
  test('from any two rounds nothing can be subtracted about fewer than four established people', () => {
    let figures = 0
    fc.assert(
      fc.property(changingOrganisation, ({ parents, lives }) => {
        const units = parents.map((parent, n) => ({
          id: `u${n}`,
          parent: parent === null ? null : `u${parent}`,
        }))
        const snapshots = releaseAll(
          [0, 1, 2].map((round) => ({
            units,
            answers: lives.flatMap((life, n) => {
              const unit = life[round] ?? null
              // Anyone who comes is new in their first round; from the second on they are established.
              const established = round === 0 || life[round - 1] !== null
              return unit === null ? [] : [{ person: `p${n}`, unit: `u${unit}`, total: 240, established }]
            }),
          })),
        )
        figures += snapshots[2]?.units.length ?? 0
        for (const [one, other] of [
          [0, 1],
          [0, 2],
          [1, 2],
        ] as const) {
          const [a, b] = [snapshots[one], snapshots[other]]
          if (a && b) expect(Math.min(99, ...isolable(a, b))).toBeGreaterThanOrEqual(4)
        }
      }),
      { numRuns: 200 },
    )
    expect(figures).toBeGreaterThan(100)
  })

  test('every refreshed figure still stands for eight people or more and for two thirds of the answers', () => {
    fc.assert(
      fc.property(changingOrganisation, ({ parents, lives }) => {
        const units = parents.map((parent, n) => ({
          id: `u${n}`,
          parent: parent === null ? null : `u${parent}`,
        }))
        const answers = (round: number) =>
          lives.flatMap((life, n) => {
            const unit = life[round] ?? null
            return unit === null ? [] : [{ person: `p${n}`, unit: `u${unit}`, total: 240 }]
          })
        const last = releaseAll([0, 1, 2].map((round) => ({ units, answers: answers(round) })))[2]
        const counted = new Map(last?.units.map(({ unit, block }) => [unit, block.length]))
        for (const { unit, within, block } of last?.units.toReversed() ?? []) {
          expect(block.length === 0 || block.length >= 8).toBe(true)
          expect(counted.get(unit)).toBeGreaterThanOrEqual(8)
          if (within !== null) counted.set(within, (counted.get(within) ?? 0) + (counted.get(unit) ?? 0))
        }
      }),
      { numRuns: 200 },
    )
  })
})
