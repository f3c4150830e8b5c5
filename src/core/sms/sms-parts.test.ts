import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

test.each([
  ['', 1],
  ['å'.repeat(160), 1],
  ['å'.repeat(161), 2],
  ['å'.repeat(306), 2],
  ['å'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // One character that the alphabet lacks, and all of it takes 16 bits a character.
  [`${'a'.repeat(69)}–`, 1],
  [`${'a'.repeat(70)}–`, 2],
  [`${'a'.repeat(133)}…`, 2],
  [`${'a'.repeat(134)}…`, 3],
])('a text of such letters is so many parts', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
