import { expect, test } from 'vitest'
import { people, roundOf, type SimulatedAnswer, silent } from '#test/release/simulated-round.ts'
import { finish } from './progress.ts'
import { releaseRound } from './release-round.ts'

const units = [
  { id: 'root', parent: null },
  { id: 'a', parent: 'root' },
  { id: 'b', parent: 'root' },
]
const others = [...people('b', 12), ...silent('b', 1), ...people('root', 12), ...silent('root', 1)]
const before = [...people('a', 12), ...silent('a', 1), ...others]

const leavers = new Set(people('root', 4).map(({ person }) => person))

/** The units shown in a second and a third round, when some seats of a go to other people before the second. */
function shownAfter(taken: number): string[][] {
  const seats = (answers: readonly SimulatedAnswer[], established: boolean) =>
    answers.map((one, n) => {
      if (one.unit === 'a' && n < taken) return { ...one, total: 500, established }
      // Enough others stay away for the whole organisation to have a figure.
      return leavers.has(one.person) ? { ...one, total: null } : one
    })
  const first = finish(releaseRound(roundOf('r1', units, before)))
  const second = finish(
    releaseRound(roundOf('r2', units, seats(before, false), { earlier: [first.snapshot] })),
  )
  const earlier = [first.snapshot, second.snapshot]
  const third = finish(releaseRound(roundOf('r3', units, seats(before, true), { earlier })))
  return [second, third].map((round) =>
    round.units.flatMap(({ unit, figure }) => (figure === null ? [] : [unit])),
  )
}

test('a seat given to somebody else hides its unit, in that round and after one that counted the seat further up', () => {
  const [second, third] = shownAfter(1)
  expect(second).not.toContain('a')
  expect(third).not.toContain('a')
})

test('who keeps the own seat hides nothing', () => {
  expect(shownAfter(0)).toEqual([
    ['root', 'a', 'b'],
    ['root', 'a', 'b'],
  ])
})
