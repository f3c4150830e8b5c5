import { expect, test } from 'vitest'
import { earnsSecondLook } from './second-look.ts'

const fine = { itemRest: 0.6, floor: 0.2, ceiling: 0.1 }

test.each([
  ['an item that goes with the others and spreads', fine, false],
  ['exactly at the lowest correlation', { ...fine, itemRest: 0.4 }, false],
  ['just below it', { ...fine, itemRest: 0.399 }, true],
  ['no correlation at all, because nobody differs', { ...fine, itemRest: null }, true],
  ['half of the answers are never', { ...fine, floor: 0.5 }, false],
  ['more than half are never', { ...fine, floor: 0.505 }, true],
  ['more than half are always', { ...fine, ceiling: 0.505 }, true],
])('%s: %o → %s', (_, item, expected) => {
  expect(earnsSecondLook(item)).toBe(expected)
})
