import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import type { Leaning } from './knowledge.ts'
import type { Question } from './question.ts'
import { ScoreSearch } from './score-search.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

/** The same search written plainly: in each sweep it looks at everybody and at all figures. */
function searchPlainly(question: Question, people: Int32Array, leanings: Leanings): Witness | null {
  const parts = Math.max(1, question.parts)
  const cells = [...people.keys()].filter((at) => (people[at] ?? 0) > 0)
  const zoneOf = (at: number): Bounds => question.zones[at % question.zones.length] ?? [1, 5]
  const scores = new Map(cells.map((at) => [at, firstScores(question, at, zoneOf(at), leanings)]))
  const of = (at: number): number[] => scores.get(at) ?? []
  const figures = question.figures.map((figure) => ({
    ...figure,
    cells: figure.classes.flatMap((n) => cells.filter((at) => Math.floor(at / question.zones.length) === n)),
  }))
  const sumsOf = (counted: readonly number[]) =>
    Array.from({ length: parts }, (_, part) =>
      counted.reduce((sum, at) => sum + (people[at] ?? 0) * (of(at)[part] ?? 0), 0),
    )
  const meanOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each / parts, 0)
  for (let sweep = 0; sweep < 150; sweep++) {
    for (const at of cells) {
      for (let round = 0; round < 4; round++) {
        scores.set(
          at,
          of(at).map((score) => Math.min(5, Math.max(1, score))),
        )
        const [mean, [low, high]] = [meanOf(of(at)), zoneOf(at)]
        const missing = mean < low ? low - mean : Math.min(0, high - mean)
        if (missing === 0) break
        scores.set(
          at,
          of(at).map((score) => score + missing),
        )
      }
    }
    const fits = figures.every(({ cells: counted, total, parts: shown }) => {
      const sums = sumsOf(counted)
      return isInside(meanOf(sums), total) && shown.every((bounds, part) => isInside(sums[part] ?? 0, bounds))
    })
    const isInZone = (at: number) =>
      of(at).every((score) => score >= 1 - hair && score <= 5 + hair) &&
      meanOf(of(at)) >= zoneOf(at)[0] - hair &&
      meanOf(of(at)) <= zoneOf(at)[1] + hair
    if (fits && cells.every(isInZone)) return witnessOf(question, people, of)
    for (const { cells: counted, total, parts: shown } of figures) {
      const number = counted.reduce((sum, at) => sum + (people[at] ?? 0), 0)
      const sums = sumsOf(counted)
      const steps = sums.map((sum, part) => stepInto(shown[part], sum, number))
      const all = stepInto(total, meanOf(sums.map((sum, part) => sum + number * (steps[part] ?? 0))), number)
      for (const at of counted)
        scores.set(
          at,
          of(at).map((score, part) => score + ((steps[part] ?? 0) + all)),
        )
    }
  }
  return null
}

const hair = 1e-9
const isInside = (sum: number, [from, to]: Bounds) => sum > from + hair && sum < to - hair

function firstScores(question: Question, at: number, [low, high]: Bounds, { of, start }: Leanings): number[] {
  const parts = Math.max(1, question.parts)
  const leaning = of[Math.floor(at / question.zones.length)] ?? null
  const known = leaning === null ? (start?.people[at] ?? 0) : 0
  return Array.from({ length: parts }, (_, part) => {
    if (start && known > 0)
      return ((question.parts > 0 ? start.parts[at * parts + part] : start.total[at]) ?? 0) / known
    const isHere = leaning?.zone === at % question.zones.length
    return low + (high - low) * (isHere ? (leaning.isHigh ? 0.98 : 0.02) : 0.4)
  })
}

function stepInto(bounds: Bounds | undefined, sum: number, people: number): number {
  if (!bounds) return 0
  const margin = 0.03 * (bounds[1] - bounds[0])
  const missing = sum < bounds[0] + margin ? bounds[0] + margin - sum : Math.min(0, bounds[1] - margin - sum)
  return (1.3 * missing) / people
}

function witnessOf(question: Question, people: Int32Array, of: (at: number) => number[]): Witness {
  const total = new Float64Array(people.length)
  const sums = new Float64Array(people.length * question.parts)
  for (const [at, here] of people.entries()) {
    const scores = of(at)
    total[at] = scores.reduce((all, score) => all + (here * score) / scores.length, 0)
    if (question.parts > 0)
      sums.set(
        scores.map((score) => here * score),
        at * question.parts,
      )
  }
  return { people, total, parts: sums }
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

test('one search after the other finds the same world as a search that looks at everything each time, bit for bit', () => {
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
        const plain = searchPlainly(question, people, { of, pinned: false, start })
        expect(search.find(people, { of, pinned: false, start })).toEqual(plain)
        if (plain) found++
        else failed++
        start = plain ?? start
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
  const leanings = { of: [null], pinned: false, start }
  const found = new ScoreSearch(question).find(people, leanings)
  expect(found).not.toBeNull()
  expect(found).toEqual(searchPlainly(question, people, leanings))
})
