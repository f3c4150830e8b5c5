import { expect, test } from 'vitest'
import { noAnswers } from '#core/worksheets/worksheet.ts'
import { answerIn, figureIn, stepsOf, without } from './simple-field.ts'

test.each([
  ['', null],
  ['  ', null],
  ['6', 6],
  ['6,5', 6.5],
  ['6.5', 6.5],
  ['6,', 6],
  ['0', 0],
  ['15', 'wrong'],
  ['-1', 'wrong'],
  ['sex', 'wrong'],
  ['1e1', 'wrong'],
  ['6,5,5', 'wrong'],
])('%j typed for 0 to 14 hours is %j', (typed, figure) => {
  expect(figureIn(typed, { min: 0, max: 14 })).toBe(figure)
})

const words = { day: (day: string) => `day ${day}`, list: (items: readonly string[]) => items.join(' + ') }
const [id, label] = ['what', 'Vad']
const options = [
  { id: 'mon', label: 'måndag' },
  { id: 'tue', label: 'tisdag' },
]

test.each([
  [{ kind: 'text', id, label }, { texts: { what: ' rast ' } }, 'rast'],
  [{ kind: 'text', id, label }, { texts: { what: ' ' } }, null],
  [{ kind: 'scale', id, label, from: 0, to: 10, low: 'a', high: 'b' }, { figures: { what: 0 } }, '0 / 10'],
  [{ kind: 'number', id, label, unit: 'timmar', min: 0, max: 9 }, { figures: { what: 2 } }, '2\u00a0timmar'],
  [{ kind: 'time', id, label }, { choices: { what: '07:00' } }, '07:00'],
  [{ kind: 'date', id, label }, { choices: { what: '2026-03-16' } }, 'day 2026-03-16'],
  [{ kind: 'choice', id, label, options }, { choices: { what: 'tue' } }, 'tisdag'],
  [{ kind: 'choice', id, label, options, many: true }, { sets: { what: ['tue', 'mon'] } }, 'måndag + tisdag'],
  [{ kind: 'choice', id, label, options, many: true }, { sets: { what: [] } }, null],
] as const)('%j answered with %j reads %j', (field, answers, said) => {
  expect(answerIn(field as never, { ...noAnswers, ...answers } as never, words)).toBe(said)
})

test('a scale has both its ends, and a record loses one entry alone', () => {
  expect(stepsOf({ from: 1, to: 4 })).toEqual([1, 2, 3, 4])
  expect(without({ a: 1, b: 2 }, 'a')).toEqual({ b: 2 })
})
