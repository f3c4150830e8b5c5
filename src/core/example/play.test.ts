import { finish } from '@andrum/release/policy/progress.ts'
import { type Release, releaseRound } from '@andrum/release/policy/release-round.ts'
import { roundOf, type SimulatedAnswer, silent } from '@andrum/release/test/simulated-round.ts'
import { expect, test } from 'vitest'
import { type PlaceNow, play } from './play.ts'
import { atFirst, company, crowdsOf, type Happening, limits, places } from './playground.ts'

const units = places.map((id) => ({ id, parent: id === company ? null : company }))

const range = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: most - least + 1 }, (_, n) => least + n)

/** Every state that a reader of the page can reach. */
const states: readonly Happening[] = range(limits.storage).flatMap((storage) =>
  range(limits.leave).flatMap((leave) =>
    range(limits.join).flatMap((join) => range(limits.move).map((move) => ({ storage, leave, join, move }))),
  ),
)

/** The example as two rounds of real people, released by the product's own code. */
function release(happening: Happening): { before: Release; now: Release } {
  const people = crowdsOf(happening).flatMap(({ before, now, people }, crowd) =>
    Array.from({ length: people }, (_, n) => ({ person: `${crowd}-${n}`, before, now })),
  )
  const inRound = (when: 'before' | 'now'): SimulatedAnswer[] =>
    people.flatMap(({ person, ...at }) => {
      const unit = at[when]
      const stood = when === 'now' && at.before !== null ? at.before : unit
      return unit === null ? [] : [{ person, unit, total: 240, before: stood }]
    })
  // Some people everywhere do not answer, so that the list reveals nobody's participation.
  const unanswered = places.flatMap((place) => silent(place, 4))
  const before = finish(releaseRound(roundOf('spring', units, [...inRound('before'), ...unanswered])))
  const now = finish(
    releaseRound(
      roundOf('autumn', units, [...inRound('now'), ...unanswered], { earlier: [before.snapshot] }),
    ),
  )
  return { before, now }
}

/** Unit → people in its figure. */
const shownBy = ({ units: released, snapshot }: Release) => {
  const counted = new Map(snapshot.units.map(({ unit, block }) => [unit, block.length]))
  for (const { unit, within } of snapshot.units) {
    if (within !== null) counted.set(within, (counted.get(within) ?? 0) + (counted.get(unit) ?? 0))
  }
  return Object.fromEntries(
    released.filter(({ figure }) => figure !== null).map(({ unit }) => [unit, counted.get(unit)]),
  )
}

const shownIn = (round: readonly PlaceNow[]) =>
  Object.fromEntries(round.filter(({ shown }) => shown).map(({ place, counted }) => [place, counted]))

test('in every state that can be reached, the example shows and hides exactly what the release does', () => {
  const different = states.filter((state) => {
    const real = release(state)
    const played = play(state)
    return (
      JSON.stringify(Object.entries(shownBy(real.before)).sort()) !==
        JSON.stringify(Object.entries(shownIn(played.before)).sort()) ||
      JSON.stringify(Object.entries(shownBy(real.now)).sort()) !==
        JSON.stringify(Object.entries(shownIn(played.now)).sort())
    )
  })
  expect(different).toEqual([])
}, 60_000)

test('whatever is hidden has a reason, and a difference is always of one to three people', () => {
  for (const state of states) {
    const { before, now } = play(state)
    for (const { shown, place, reason, answers, counted } of [...before, ...now]) {
      if (!shown && place !== company) expect(reason).not.toBeNull()
      if (!shown && place === company) expect(reason !== null || 3 * counted < 2 * answers).toBe(true)
      if (reason?.kind === 'difference') {
        expect(reason.people).toBeGreaterThanOrEqual(1)
        expect(reason.people).toBeLessThanOrEqual(3)
        expect(reason.crowds.some(({ why }) => why !== 'stay')).toBe(true)
      }
    }
  }
})

test('at first everything is shown, and both rounds look the same', () => {
  const { before, now } = play(atFirst)
  expect(now).toEqual(before)
  expect(now.every(({ shown }) => shown)).toBe(true)
})
