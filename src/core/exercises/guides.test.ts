import { expect, test } from 'vitest'
import { type GuideId, guides, lengthOf, momentAt, timeLeft } from './guides.ts'

test.each([
  [0, 'in', 4, 1],
  [999, 'in', 4, 1],
  [1000, 'in', 3, 1],
  [3999, 'in', 1, 1],
  [4000, 'hold', 2, 1],
  [5999, 'hold', 1, 1],
  [6000, 'out', 6, 1],
  [11_999, 'out', 1, 1],
  [12_000, 'in', 4, 2],
  [59_999, 'out', 1, 5],
] as const)('after %i ms people breathe %s, %i left, in breath %i', (elapsed, word, left, place) => {
  expect(momentAt(guides.andas, elapsed)).toEqual({ word, left, place, of: 5 })
})

test.each([
  ['andas', 1],
  ['pausandning', 3],
  ['mikropaus-andning', 2],
  ['mikropaus', 2],
] as const)('%s takes %i minutes and is over then', (id: GuideId, minutes) => {
  const steps = guides[id]
  expect(lengthOf(steps)).toBe(minutes * 60_000)
  expect(momentAt(steps, minutes * 60_000 - 1)).not.toBeNull()
  expect(momentAt(steps, minutes * 60_000)).toBeNull()
})

test('three minutes of breath are fifteen breaths', () => {
  expect(momentAt(guides.pausandning, 60_000)).toEqual({ word: 'in', left: 4, place: 6, of: 15 })
  expect(momentAt(guides.pausandning, 179_999)).toMatchObject({ word: 'out', place: 15 })
})

test('the steps of a micro pause are half a minute each', () => {
  expect(
    [0, 29_999, 30_000, 60_000, 90_000].map((elapsed) => momentAt(guides.mikropaus, elapsed)),
  ).toMatchObject([
    { word: 'rise', left: 30, place: 1, of: 4 },
    { word: 'rise', left: 1 },
    { word: 'shoulders', left: 30, place: 2 },
    { word: 'far', place: 3 },
    { word: 'drink', place: 4 },
  ])
})

test('where a pause has breaths in it, breaths and steps are counted apart', () => {
  const steps = guides['mikropaus-andning']
  expect([0, 30_000, 89_999, 90_000].map((elapsed) => momentAt(steps, elapsed))).toMatchObject([
    { word: 'shoulders', place: 1, of: 2 },
    { word: 'in', left: 4, place: 1, of: 5 },
    { word: 'out', left: 1, place: 5, of: 5 },
    { word: 'far', left: 30, place: 2, of: 2 },
  ])
})

test('the clock begins full and ends at nought', () => {
  expect([0, 1, 1000, 59_001, 119_999, 130_000].map((elapsed) => timeLeft(120_000, elapsed))).toEqual([
    '2:00',
    '2:00',
    '1:59',
    '1:01',
    '0:01',
    '0:00',
  ])
})
