import { expect, test } from 'vitest'
import { roundErrors, roundRequest, suggestedLastDay } from './round-form.ts'

const now = new Date('2026-03-10T12:00:00')
const draft = { name: 'Våren 2026', instrument: 'stressprofil', unitId: '', lastDay: '2026-03-24' }

test.each([
  ['a whole form', {}, []],
  ['a name of one letter', { name: ' a ' }, ['name']],
  ['no questions chosen', { instrument: '' }, ['instrument']],
  ['today as the last day', { lastDay: '2026-03-10' }, ['closes']],
  ['tomorrow', { lastDay: '2026-03-11' }, []],
  ['61 days ahead', { lastDay: '2026-05-11' }, ['closes']],
  ['no day at all', { lastDay: '' }, ['closes']],
])('HR opens a round with %s', (_, change, errors) => {
  expect(roundErrors({ ...draft, ...change }, now)).toEqual(errors)
})

test('the last day counts to its end', () => {
  expect(new Date(roundRequest(draft).closesAt).getTime()).toBe(new Date('2026-03-24T23:59:59').getTime())
})

test('two weeks are suggested', () => {
  expect(suggestedLastDay(now)).toBe('2026-03-24')
})
