import { expect, test } from 'vitest'
import { meanOf, meanOfFractions, roundToHundredths } from './fraction.ts'

test.each([
  [{ numerator: 97, denominator: 40 }, 243, '2.425 is a half and goes up'],
  [
    { numerator: 201, denominator: 200 },
    101,
    '1.005 goes up, though as a binary fraction it lies below the half',
  ],
  [{ numerator: 2424, denominator: 1000 }, 242, '2.424 goes down'],
  [{ numerator: 8, denominator: 3 }, 267, '2.666… goes up'],
  [{ numerator: 7, denominator: 3 }, 233, '2.333… goes down'],
  [{ numerator: 5, denominator: 1 }, 500, 'whole numbers stay'],
])('%j rounds to %i: %s', (fraction, rounded) => {
  expect(roundToHundredths(fraction)).toBe(rounded)
})

test('means of different lengths weigh the same', () => {
  // (1/1 + 10/5) / 2 = 1.5, however many answers stand behind each mean
  expect(roundToHundredths(meanOfFractions([meanOf([1]), meanOf([2, 2, 2, 2, 2])]))).toBe(150)
})
