import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import type { Question } from './question.ts'
import { ZoneSearch } from './zone-search.ts'

/** Two groups of twenty, each shown and both together: only a few worlds fit all three. */
const question: Question = {
  people: [20, 20],
  zones,
  parts: 0,
  rounding: 0,
  figures: [
    {
      classes: [0],
      total: [20, 100],
      parts: [],
      zones: [
        [2, 4],
        [3, 5],
        [12, 14],
      ],
    },
    {
      classes: [1],
      total: [20, 100],
      parts: [],
      zones: [
        [13, 15],
        [2, 3],
        [3, 4],
      ],
    },
    {
      classes: [0, 1],
      total: [40, 200],
      parts: [],
      zones: [
        [17, 17],
        [6, 6],
        [17, 17],
      ],
    },
  ],
}
const unleaning = { of: [null, null], pinned: false, start: null }

test('the search finds a world that fits everything shown, from nearly any guess', () => {
  const found = Array.from({ length: 20 }, (_, seed) => new ZoneSearch(question).find(unleaning, seed + 1))
  expect(found.filter((people) => people !== null).length).toBeGreaterThan(15)
})

test('whatever it finds fits: nobody is missing, and no shown zone is wrong', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const people = new ZoneSearch(question).find(unleaning, seed)
      if (people === null) return
      const count = (n: number, zone: number) => people[n * zones.length + zone] ?? 0
      for (const [n, all] of question.people.entries()) {
        expect(zones.reduce((sum, _, zone) => sum + count(n, zone), 0)).toBe(all)
      }
      for (const figure of question.figures) {
        for (const [zone, [least, most]] of figure.zones.entries()) {
          const shown = figure.classes.reduce((sum, n) => sum + count(n, zone), 0)
          expect(shown).toBeGreaterThanOrEqual(least)
          expect(shown).toBeLessThanOrEqual(most)
        }
      }
    }),
  )
})
