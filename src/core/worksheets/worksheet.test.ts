import { expect, test } from 'vitest'
import { emptyWorksheet, isEmpty, noAnswers, rowsOf } from './worksheet.ts'

test('rows come in the order they were made, whatever order they are stored in', () => {
  const values = { ...emptyWorksheet, rows: { nights: { b2: noAnswers, c3: noAnswers, a1: noAnswers } } }
  expect(rowsOf(values, 'nights').map(([key]) => key)).toEqual(['a1', 'b2', 'c3'])
  expect(rowsOf(values, 'days')).toEqual([])
})

test.each([
  ['a text', { texts: { why: 'för mycket' } }],
  ['a figure', { figures: { hard: 0 } }],
  ['a choice', { choices: { rise: '06:00' } }],
  ['something ticked', { sets: { signs: ['a'] } }],
  ['a row alone', { rows: { nights: { a1: noAnswers } } }],
])('a worksheet with %s is not empty', (_, part) => {
  expect(isEmpty(emptyWorksheet)).toBe(true)
  expect(isEmpty({ ...emptyWorksheet, ...part })).toBe(false)
})
