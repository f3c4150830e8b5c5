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
