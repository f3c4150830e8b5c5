import { expect, test } from 'vitest'
import { darkness, levelOf } from './zone-level.ts'

const limits = { yellow: 2.54, red: 2.96 }

test.each([
  ['wholly below yellow', { lo: 2.1, hi: 2.3, hiOpen: true }, 'green'],
  ['ending open at the yellow limit', { lo: 2.34, hi: 2.54, hiOpen: true }, 'green'],
  ['ending closed at the yellow limit', { lo: 2.34, hi: 2.54 }, 'between'],
  ['over the yellow limit', { lo: 2.5, hi: 2.7, hiOpen: true }, 'between'],
  ['wholly yellow', { lo: 2.55, hi: 2.65, hiOpen: true }, 'yellow'],
  ['over the red limit', { lo: 2.9, hi: 3.1, hiOpen: true }, 'between'],
  ['from the red limit', { lo: 2.96, hi: 3.16, hiOpen: true }, 'red'],
  ['the coded upper end', { lo: 4.3, hi: 5 }, 'red'],
] as const)('a mean %s is read as %s', (_, interval, level) => {
  expect(levelOf(interval, limits)).toBe(level)
})

test('the darker cell never stands for less strain', () => {
  const steps = [1.6, 1.9, 2, 2.4, 2.5, 2.9, 3, 3.4, 3.5, 4.4].map(darkness)
  expect(steps).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})
