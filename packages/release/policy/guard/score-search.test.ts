import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOfWorld } from '../../test/faults-of-world.ts'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import type { Leaning } from './knowledge.ts'
import type { Question } from './question.ts'
import { ScoreSearch } from './score-search.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'

const leaning: fc.Arbitrary<Leaning | null> = fc.option(
  fc.record({ zone: fc.nat(2), isHigh: fc.boolean(), isWhole: fc.boolean() }),
)

/** Groups with true scores, and figures over some of them: more or less narrow, around a truth that all share, or nearly. */
const scene = fc.integer({ min: 2, max: 7 }).chain((groups) =>
  fc.record({
    parts: fc.nat(4),
    worlds: fc.array(
      fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)), { minLength: groups, maxLength: groups }),
      { minLength: 1, maxLength: 3 },
    ),
    figures: fc.array(
      fc.record({
        classes: fc.subarray([...Array(groups).keys()], { minLength: 1 }),
        mean: fc.double({ min: 1.8, max: 3.6, noNaN: true }),
        width: fc.double({ min: 0.2, max: 2.5, noNaN: true }),
        apart: fc.double({ min: 0, max: 1.8, noNaN: true }),
      }),
      { minLength: 1, maxLength: 7 },
    ),
    leanings: fc.array(fc.array(leaning, { minLength: groups, maxLength: groups }), {
      minLength: 7,
      maxLength: 7,
    }),
  }),
)

const countOf = (people: Int32Array | undefined, n: number): number =>
  (people ?? new Int32Array()).subarray(3 * n, 3 * n + 3).reduce((sum, here) => sum + here, 0)

test('a world that is found keeps to all that is shown, however many searches came before it', () => {
  let [found, failed] = [0, 0]
  fc.assert(
    fc.property(scene, ({ parts, worlds, figures, leanings }) => {
      const all = worlds.map((groups) => Int32Array.from(groups.flat()))
      const peopleOf = (n: number) => Math.max(1, ...all.map((people) => people[n] ?? 0))
      const question: Question = {
        people: (worlds[0] ?? []).map((_, n) => peopleOf(3 * n) + peopleOf(3 * n + 1) + peopleOf(3 * n + 2)),
        zones,
        parts,
        rounding: 0,
        figures: figures.map(({ classes, mean, width, apart }) => {
          const number = classes.reduce((sum, n) => sum + countOf(all[0], n), 0)
          const around = (middle: number): Bounds => [
            number * (middle - width / 2),
            number * (middle + width / 2),
          ]
          const ofParts = Array.from({ length: parts }, (_, part) =>
            around(mean + apart * (part - (parts - 1) / 2)),
          )
          return { classes, total: around(mean), parts: ofParts, zones: [] }
        }),
      }
      const search = new ScoreSearch(question)
      let start: Witness | null = null
      for (const [n, of] of leanings.entries()) {
        const people = all[n % all.length] ?? new Int32Array()
        const world = search.find(people, { of, pinned: false, start })
        if (world) expect(faultsOfWorld(question, people, world)).toEqual([])
        if (world) found++
        else failed++
        // Now from the last world found, now from a guess, now from a world that another search found.
        start =
          n % 3 === 0
            ? world
            : n % 3 === 1
              ? new ScoreSearch(question).find(people, { of, pinned: false, start })
              : null
      }
    }),
  )
  expect(Math.min(found, failed)).toBeGreaterThan(20)
})

test('somebody who is not within a zone after one look is looked at again, though no figure has moved them', () => {
  const wide: Bounds = [0, 9]
  const question: Question = {
    people: [1],
    zones,
    parts: 4,
    rounding: 0,
    figures: [{ classes: [0], total: wide, parts: [[0, 99] as const, wide, wide, wide], zones: [] }],
  }
  const people = Int32Array.of(0, 0, 1)
  // Far from red, and one part cannot grow: each step brings them three quarters of the way.
  const start = {
    people,
    total: Float64Array.of(0, 0, 2),
    parts: Float64Array.of(0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 1, 1),
  }
  const found = new ScoreSearch(question).find(people, { of: [null], pinned: false, start })
  expect(found && faultsOfWorld(question, people, found)).toEqual([])
})
