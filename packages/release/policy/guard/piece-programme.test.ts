import fc from 'fast-check'
import loadHighs from 'highs'
import { expect, test } from 'vitest'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import { PieceProgramme } from './piece-programme.ts'
import type { Question } from './question.ts'

const highs = await loadHighs()
const free = [0, 3] as const

/** Three people of whom nothing is known but that they have 8 together. */
const question: Question = {
  people: [3],
  zones,
  parts: 0,
  rounding: 0,
  figures: [{ classes: [0], total: [8, 8.1], parts: [], zones: [free, free, free] }],
}

test('a world in which one person is told apart has everybody of the class, and what the figures say', () => {
  for (const direction of [1, -1] as const) {
    const placed = new PieceProgramme(question, 0).solveWith(highs, (ask) =>
      ask.world(ask.person(null, direction, Number.NEGATIVE_INFINITY * direction), {
        of: 'person',
        part: null,
        direction,
      }),
    )
    const { people, total } = placed?.witness ?? { people: [], total: [] }
    const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0)
    expect(sum(people)).toBe(3)
    expect(sum(total)).toBeGreaterThanOrEqual(8 - 1e-6)
    expect(sum(total)).toBeLessThanOrEqual(8.1 + 1e-6)
    expect(placed?.value).toBeCloseTo(direction === 1 ? 1 : 5)
  }
})

/** A truth of a few groups by zone, and figures of some of them that say how many are in each zone, from exactly to roughly. */
const scene = fc.integer({ min: 2, max: 6 }).chain((groups) =>
  fc.record({
    truth: fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 2 })), {
      minLength: groups,
      maxLength: groups,
    }),
    figures: fc.array(
      fc.record({
        classes: fc.subarray([...Array(groups).keys()], { minLength: 2 }),
        less: fc.nat(1),
        more: fc.nat(1),
      }),
      { minLength: 1, maxLength: 7 },
    ),
  }),
)

test('undivided people that a dive finds are all there and as shown, and asking goes on as before it', () => {
  let [found, none] = [0, 0]
  fc.assert(
    fc.property(scene, ({ truth, figures }) => {
      const countOf = (classes: readonly number[], zone: number): number =>
        classes.reduce((sum, n) => sum + (truth[n]?.[zone] ?? 0), 0)
      const shown: Question = {
        people: truth.map(([green, yellow, red]) => green + yellow + red),
        zones,
        parts: 0,
        rounding: 0,
        figures: figures.map(({ classes, less, more }) => ({
          classes,
          total: [0, 1000] as const,
          parts: [],
          zones: zones.map((_, zone) => [countOf(classes, zone) - less, countOf(classes, zone) + more]),
        })),
      }
      new PieceProgramme(shown).solveDivided(highs, (ask) => {
        for (const n of truth.keys()) {
          for (const zone of zones.keys()) {
            const before = ask.somebodyIn({ n, zone })
            const dived = ask.somebodyWholeIn({ n, zone })
            expect(ask.somebodyIn({ n, zone }).status).toBe(before.status)
            if (dived.status !== 'found') {
              none += 1
              continue
            }
            found += 1
            const shares = ask.shares(dived.point)
            const people = Int32Array.from(shares, Math.round)
            expect(Math.max(...shares.map((share, at) => Math.abs(share - (people[at] ?? 0))))).toBeLessThan(
              1e-5,
            )
            expect(people[n * zones.length + zone]).toBeGreaterThanOrEqual(1)
            for (const [other, all] of shown.people.entries())
              expect(zones.reduce((sum, _, at) => sum + (people[other * zones.length + at] ?? 0), 0)).toBe(
                all,
              )
            for (const { classes, zones: bounds } of shown.figures) {
              for (const [at, [least, most]] of bounds.entries()) {
                const count = classes.reduce((sum, each) => sum + (people[each * zones.length + at] ?? 0), 0)
                expect(count).toBeGreaterThanOrEqual(least)
                expect(count).toBeLessThanOrEqual(most)
              }
            }
          }
        }
      })
    }),
  )
  expect(Math.min(found, none)).toBeGreaterThan(20)
})

test('a dive finds no undivided people where only halves of them fit', () => {
  // Three people, of each two of whom exactly one is red: each would have to be so by half.
  const three = { people: [1, 1, 1], zones, parts: 0, rounding: 0 }
  const pair = (...classes: number[]) => ({
    classes,
    total: [0, 20] as const,
    parts: [],
    zones: [[0, 2] as const, [0, 2] as const, [1, 1] as const],
  })
  const question = { ...three, figures: [pair(0, 1), pair(1, 2), pair(0, 2)] }
  const place = { n: 0, zone: 0 }
  const asked = new PieceProgramme(question).solveDivided(highs, (ask) => [
    ask.somebodyIn({ n: 0, zone: 2 }).status,
    ask.somebodyWholeIn({ n: 0, zone: 2 }).status,
    ask.anything().status,
    ask.somebodyIn(place).status,
  ])
  expect(asked).toEqual(['infeasible', 'infeasible', 'found', 'infeasible'])
})
