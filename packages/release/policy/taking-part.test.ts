import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { people, roundOf, type SimulatedAnswer, silent } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { type Release, releaseRound } from './release-round.ts'
import type { Unit } from './unit-tree.ts'

const release = (
  units: readonly Unit[],
  answers: readonly SimulatedAnswer[],
  hideFullParticipation = false,
): Release => finish(releaseRound(roundOf('r1', units, answers, { hideFullParticipation })))

const figureOf = ({ units }: Release, unit: string) => units.find((row) => row.unit === unit)?.figure

test('a unit of ten in which all answered looks like one in which eight did, also in how finely its mean is shown', () => {
  const tree = [{ id: 'root', parent: null }]
  const shown = (answered: number, asked: number) => {
    const { round, ...figure } = figureOf(
      release(tree, [...people('root', answered), ...silent('root', asked - answered)]),
      'root',
    ) as NonNullable<ReturnType<typeof figureOf>>
    return figure
  }
  expect(shown(10, 10)).toEqual(shown(8, 10))
  expect(shown(10, 10).answers).toEqual({ lo: 8, hi: 10 })
  expect(shown(20, 20)).toEqual(shown(16, 20))
  expect(shown(40, 40)).toEqual(shown(35, 40))
})

test('a number less the number of another unit never leaves everybody asked', () => {
  const tree = [
    { id: 'root', parent: null },
    { id: 'A', parent: 'root' },
    { id: 'B', parent: 'root' },
  ]
  // About 25, less at most 14 in A, would leave eleven: all of B.
  const released = release(tree, [...people('A', 14), ...silent('A', 2), ...people('B', 11)])
  expect(['A', 'B', 'root'].map((unit) => figureOf(released, unit)?.answers)).toEqual([
    { lo: 10, hi: 14 },
    { lo: 10, hi: 14 },
    { lo: 20, hi: 27 },
  ])
})

describe('a group of exactly the smallest size, all of whom surely answered,', () => {
  const units = ['root', 'A', 'B', 'C'].map((id, n) => ({ id, parent: n === 0 ? null : 'root' }))
  const shownOf = (answers: readonly SimulatedAnswer[], k = 8) =>
    figureOf(finish(releaseRound(roundOf('r1', units, answers, { k }))), 'root')?.answers

  test('counts in the number of the unit above', () => {
    expect(shownOf([...people('A', 8), ...people('root', 12)])).toEqual({ lo: 15, hi: 20 })
  })

  test('leaves that number as it is where another group surely has somebody who did not answer', () => {
    const full = [...people('A', 8), ...people('B', 8)]
    expect(shownOf([...full, ...people('C', 14), ...silent('C', 6)])).toEqual({ lo: 30, hi: 36 })
  })

  test('never makes a number of the unit above that says everybody answered', () => {
    expect(shownOf([...people('A', 10), ...people('B', 10)], 10)).toEqual({ lo: 15, hi: 20 })
  })
})

/** Any tree of up to 4 units, most of whose people answered. */
const organisation = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc.record({
    units: fc
      .tuple(...Array.from({ length: count }, (_, n) => fc.nat(Math.max(0, n - 1))))
      .map((parents) =>
        parents.map((parent, n): Unit => ({ id: `u${n}`, parent: n === 0 ? null : `u${parent}` })),
      ),
    sizes: fc.array(fc.integer({ min: 0, max: 24 }), { minLength: count, maxLength: count }),
    silent: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 5), { minLength: count, maxLength: count }),
  }),
)

/** How many people a shown unit counts. */
function countedIn({ snapshot }: Pick<Release, 'snapshot'>, top: string): number {
  const own = snapshot.units.find(({ unit }) => unit === top)?.block.length ?? 0
  const below = snapshot.units.filter(({ within }) => within === top)
  return below.reduce((sum, { unit }) => sum + countedIn({ snapshot }, unit), own)
}

type Shown = { readonly unit: string; readonly lo: number; readonly hi: number }

function shownNumbers({ units }: Release, asked: (unit: string) => number): Shown[] {
  return units.flatMap(({ unit, figure }) => {
    if (!figure) return []
    const { answers, participation } = figure
    // A finer mean, and finer zones, say that there are twenty and forty.
    const step = figure.run === 'scores' && figure.total.step === 0.1 ? 20 : 0
    const share = Math.ceil(participation.lo * asked(unit) - 1e-9)
    const most = participation.hiOpen
      ? Math.ceil(participation.hi * asked(unit) - 1e-9) - 1
      : Math.floor(participation.hi * asked(unit) + 1e-9)
    return [{ unit, lo: Math.max(answers.lo, share, step), hi: Math.min(answers.hi, most) }]
  })
}

test.each([
  ['every person invited', true],
  ['every person invited to a group of more than eight', false],
])(
  'in any organisation %s may have been the one who did not answer, by all that is shown',
  (_, hideFullParticipation) => {
    let looked = 0
    fc.assert(
      fc.property(organisation, ({ units, sizes, silent: silents }) => {
        const answers = units.flatMap(({ id }, n) => [
          ...people(id, sizes[n] ?? 0),
          ...silent(id, silents[n] ?? 0),
        ])
        const invited = units.map((_, n) => (sizes[n] ?? 0) + (silents[n] ?? 0))
        const parents = new Map(units.map(({ id, parent }) => [id, parent]))
        const isUnder = (unit: string, top: string): boolean => {
          for (let at: string | null = unit; at !== null; at = parents.get(at) ?? null)
            if (at === top) return true
          return false
        }
        const asked = (top: string) =>
          units.reduce((sum, { id }, n) => sum + (isUnder(id, top) ? (invited[n] ?? 0) : 0), 0)
        const answeredIn = (top: string) =>
          units.reduce((sum, { id }, n) => sum + (isUnder(id, top) ? (sizes[n] ?? 0) : 0), 0)
        const released = release(units, answers, hideFullParticipation)
        const shown = shownNumbers(released, asked)
        looked += shown.length
        // Tries every way in which the people of each unit may have answered against what is shown.
        const open = new Set<number>()
        const numbers = invited.map(() => 0)
        const counts = (n: number): void => {
          if (open.size === units.length) return
          if (n < units.length) {
            for (let answered = invited[n] ?? 0; answered >= Math.max(0, (invited[n] ?? 0) - 5); answered--) {
              numbers[n] = answered
              counts(n + 1)
            }
            return
          }
          const fits = shown.every(({ unit, lo, hi }) => {
            const sum = numbers.reduce(
              (all, each, m) => all + (isUnder(units[m]?.id ?? '', unit) ? each : 0),
              0,
            )
            return lo <= sum && sum <= hi
          })
          if (!fits) return
          for (const [m, answered] of numbers.entries()) if (answered < (invited[m] ?? 0)) open.add(m)
        }
        // Where people are counted nowhere, or further up than in their own unit, numbers do not simply add up.
        if (released.snapshot.units.some(({ unit }) => countedIn(released, unit) !== answeredIn(unit))) return
        counts(0)
        const owners = released.snapshot.units.filter(({ block }) => block.length > 0).map(({ unit }) => unit)
        const below = (owner: string) =>
          released.snapshot.units.filter(({ within }) => within === owner).map(({ unit }) => unit)
        const isOfEight = (owner: string) =>
          asked(owner) - below(owner).reduce((sum, unit) => sum + asked(unit), 0) === 8
        for (const [m, { id }] of units.entries()) {
          const mayBeKnown =
            !hideFullParticipation && owners.some((owner) => isUnder(id, owner) && isOfEight(owner))
          if (mayBeKnown) continue
          if (invited[m] && shown.some(({ unit }) => isUnder(id, unit))) expect(open.has(m)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
    expect(looked).toBeGreaterThan(400)
  },
)
