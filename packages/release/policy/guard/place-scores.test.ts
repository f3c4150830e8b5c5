import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import { placeScores } from './place-scores.ts'
import type { Question } from './question.ts'

const highs = await loadHighs()
const free = [0, 100] as const

/** Two classes that a figure counts together, and the first that another counts alone; totals are the mean of two parts. */
const question: Question = {
  people: [3, 5],
  zones,
  parts: 2,
  rounding: 0,
  figures: [
    { classes: [0, 1], total: [20, 21.6], parts: [[20, 21.6], free], zones: [free, free, free] },
    { classes: [0], total: [7.2, 7.8], parts: [free, free], zones: [free, free, free] },
  ],
}
const people = Int32Array.from([1, 1, 1, 3, 1, 1])

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0)

describe('scores for people whose zones are known', () => {
  test('fit every figure, every zone, and the mean of the parts', () => {
    const placed = placeScores(question, people, highs)
    const { total, parts } = placed?.witness ?? { total: [], parts: [] }
    expect(sum(total)).toBeGreaterThanOrEqual(20)
    expect(sum(total)).toBeLessThanOrEqual(21.6)
    expect(sum([...total].slice(0, 3))).toBeGreaterThanOrEqual(7.2)
    expect(sum([...total].slice(0, 3))).toBeLessThanOrEqual(7.8)
    for (const [at, here] of people.entries()) {
      const [low, high] = zones[at % 3] ?? [1, 5]
      expect(total[at]).toBeGreaterThanOrEqual(low * here - 1e-6)
      expect(total[at]).toBeLessThanOrEqual(high * here + 1e-6)
      expect(((parts[2 * at] ?? 0) + (parts[2 * at + 1] ?? 0)) / 2).toBeCloseTo(total[at] ?? 0, 6)
    }
  })

  test('are as low or as high for one person as the figures leave room for', () => {
    const of = (direction: 1 | -1) =>
      placeScores(question, people, highs, { of: 0, zone: 2 }, { of: 'person', part: null, direction })?.value
    // The other two of the class have at least 1 and 2.54, and at most 2.53 and 2.95.
    expect(of(1)).toBeCloseTo(2.96)
    expect(of(-1)).toBeCloseTo(7.8 - 1 - 2.54)
  })

  test('are not there where the people of these zones cannot have what is shown', () => {
    expect(placeScores(question, Int32Array.from([3, 0, 0, 3, 1, 1]), highs)).not.toBeNull()
    expect(placeScores(question, Int32Array.from([0, 0, 3, 3, 1, 1]), highs)).toBeNull()
  })
})
