import { expect, test } from 'vitest'
import { emptyStrengths, missingInStrengths, namedStrengths, parseStrengths } from './strengths-sheet.ts'

const moments = [
  { what: 'Ledde mötet', strength: 'Lugn ' },
  { what: 'Hjälpte Ali', strength: 'lugn' },
  { what: '', strength: '' },
]

test('a strength named twice is one to choose from', () => {
  expect(namedStrengths(moments)).toEqual([{ position: 0, strength: 'Lugn' }])
})

test('the sheet says what is missing, one thing at a time', () => {
  expect(missingInStrengths(emptyStrengths)).toBe('strength')
  expect(missingInStrengths({ moments, chosen: null, how: '' })).toBe('chosen')
  expect(missingInStrengths({ moments, chosen: 2, how: 'x' })).toBe('chosen')
  expect(missingInStrengths({ moments, chosen: 0, how: ' ' })).toBe('how')
  expect(missingInStrengths({ moments, chosen: 0, how: 'Säga till' })).toBeNull()
})

test('what was kept comes back whole, and what is damaged comes back empty', () => {
  const sheet = { moments, chosen: 0, how: 'Säga till' }
  expect(parseStrengths(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet)
  expect(parseStrengths({ moments: [7], chosen: 5, how: [] })).toEqual(emptyStrengths)
  expect(parseStrengths('x')).toBeNull()
})
