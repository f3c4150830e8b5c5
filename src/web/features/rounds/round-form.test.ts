import { expect, test } from 'vitest'
import { roundErrors, roundRequest, suggestedLastDay } from './round-form.ts'

const now = new Date('2026-03-10T12:00:00')
const draft = {
  name: 'Våren 2026',
  instrument: 'stressprofil',
  unitId: '',
  firstDay: '',
  lastDay: '2026-03-24',
}

test.each([
  ['a whole form', {}, []],
  ['a name of one letter', { name: ' a ' }, ['name']],
  ['no questions chosen', { instrument: '' }, ['instrument']],
  ['today as the last day', { lastDay: '2026-03-10' }, ['closes']],
  ['four working days after today', { lastDay: '2026-03-16' }, ['closes']],
  ['five working days after today', { lastDay: '2026-03-17' }, []],
  ['today as the first day', { firstDay: '2026-03-10' }, []],
  ['yesterday as the first day', { firstDay: '2026-03-09' }, ['opens']],
  ['a first day that leaves four working days', { firstDay: '2026-03-18' }, ['closes']],
  ['a first day that leaves five working days', { firstDay: '2026-03-17' }, []],
  ['a first day half a year ahead', { firstDay: '2026-09-10', lastDay: '2026-09-24' }, ['opens']],
  ['61 days ahead', { lastDay: '2026-05-11' }, ['closes']],
  ['no day at all', { lastDay: '' }, ['closes']],
])('HR opens a round with %s', (_, change, errors) => {
  expect(roundErrors({ ...draft, ...change }, now)).toEqual(errors)
})

test('the last day counts to its end', () => {
  expect(new Date(roundRequest(draft, now).closesAt).getTime()).toBe(
    new Date('2026-03-24T23:59:59').getTime(),
  )
})

test('a first day is sent as its morning, today as none', () => {
  expect(roundRequest({ ...draft, firstDay: '2026-03-10' }, now).opensAt).toBeUndefined()
  const { opensAt = '' } = roundRequest({ ...draft, firstDay: '2026-03-12' }, now)
  expect(new Date(opensAt).getTime()).toBe(new Date('2026-03-12T08:00:00').getTime())
})

test('three weeks are suggested', () => {
  expect(suggestedLastDay(now)).toBe('2026-03-31')
})
