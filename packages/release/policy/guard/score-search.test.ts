import fc from 'fast-check'
import loadHighs from 'highs'
import { expect, test } from 'vitest'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import type { Leaning } from './knowledge.ts'
import { placeScores } from './place-scores.ts'
import type { Question } from './question.ts'
import { ScoreSearch } from './score-search.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'

const highs = await loadHighs()

const hair = 1e-9

/** Everything that a world must fit, looked at from the beginning. */
function expectFits({ zones, figures, parts }: Question, people: Int32Array, world: Witness): void {
  expect([...world.people]).toEqual([...people])
  for (const [at, here] of people.entries()) {
    const scores = Array.from({ length: parts }, (_, part) => (world.parts[at * parts + part] ?? 0) / here)
    const total = (world.total[at] ?? 0) / here
    if (here === 0) continue
    const [low, high] = zones[at % zones.length] ?? [1, 5]
    expect(total).toBeGreaterThanOrEqual(low - 1e-6)
    expect(total).toBeLessThanOrEqual(high + 1e-6)
    for (const score of scores) expect(Math.abs(score - 3)).toBeLessThanOrEqual(2 + 1e-6)
    if (parts > 0) expect(scores.reduce((sum, score) => sum + score, 0) / parts).toBeCloseTo(total, 6)
  }
  for (const { classes, total, parts: shown } of figures) {
    const places = classes.flatMap((n) => zones.map((_, zone) => n * zones.length + zone))
    const sumOf = (numbers: Float64Array, width: number, which: number) =>
      places.reduce((sum, at) => sum + (numbers[at * width + which] ?? 0), 0)
    expectInside(sumOf(world.total, 1, 0), total)
    for (const [part, bounds] of shown.entries()) expectInside(sumOf(world.parts, parts, part), bounds)
  }
}

function expectInside(sum: number, [from, to]: Bounds): void {
  expect(sum).toBeGreaterThan(from - hair)
  expect(sum).toBeLessThan(to + hair)
}

const leaning: fc.Arbitrary<Leaning | null> = fc.option(
  fc.record({ zone: fc.nat(2), isHigh: fc.boolean(), isWhole: fc.boolean() }),
)

/** Groups with true scores, and figures over some of them: more or less narrow, about a truth that they all share, or nearly. */
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
      minLength: 4,
      maxLength: 4,
    }),
  }),
)

const countOf = (people: Int32Array | undefined, n: number): number =>
  (people ?? new Int32Array()).subarray(3 * n, 3 * n + 3).reduce((sum, here) => sum + here, 0)

test('every world that is found fits everything shown, from whatever world the search starts', () => {
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
        const witness = search.find(people, { of, pinned: false, start })
        if (witness) found++
        else failed++
        if (witness) expectFits(question, people, witness)
        // Now and then the solver's world, which the search has not seen.
        start = (n % 2 === 0 ? witness : placeScores(question, people, highs)?.witness) ?? start
      }
    }),
  )
  expect(Math.min(found, failed)).toBeGreaterThan(20)
})

test('somebody whom a known world has outside of a zone starts within it', () => {
  const wide: Bounds = [0, 9]
  const question: Question = {
    people: [1],
    zones,
    parts: 4,
    rounding: 0,
    figures: [{ classes: [0], total: wide, parts: [[0, 99] as const, wide, wide, wide], zones: [] }],
  }
  const people = Int32Array.of(0, 0, 1)
  const start = {
    people,
    total: Float64Array.of(0, 0, 2),
    parts: Float64Array.of(0, 0, 0, 0, 0, 0, 0, 0, 5, 1, 1, 1),
  }
  const leanings = { of: [null], pinned: false, start }
  const found = new ScoreSearch(question).find(people, leanings)
  expect(found).not.toBeNull()
  if (found) expectFits(question, people, found)
})
