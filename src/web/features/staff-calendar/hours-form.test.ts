import { expect, test } from 'vitest'
import { draftOf, type HourDraft, hoursErrors, newRow } from './hours-form.ts'

const row: HourDraft = { id: 'a', weekday: 7, from: '09:00', until: '12:00', types: ['meeting'] }
const good = { ...draftOf(null), name: 'Pim', weekly: [row] }

test.each([
  ['what can be published', good, []],
  ['until midnight', { ...good, weekly: [{ ...row, until: '00:00' }] }, []],
  ['no name', { ...good, name: ' ' }, ['name']],
  ['a link without https', { ...good, videoUrl: 'http://mote.example' }, ['videoUrl']],
  ['an end before the beginning', { ...good, weekly: [{ ...row, until: '08:00' }] }, ['weekly']],
  ['a time off the grid', { ...good, weekly: [{ ...row, from: '09:01' }] }, ['weekly']],
  ['nothing to book', { ...good, weekly: [{ ...row, types: [] }] }, ['weekly']],
  ['seven minutes', { ...good, minutesAfter: '7' }, ['numbers']],
  ['no horizon', { ...good, horizonDays: '' }, ['numbers']],
] as const)('%s', (_, draft, errors) => {
  expect(hoursErrors(draft)).toEqual(errors)
})

test('a new row is the one before, a day later', () => {
  expect(newRow('b', row, ['support'])).toEqual({ ...row, id: 'b', weekday: 1 })
  expect(newRow('b', undefined, ['support'])).toMatchObject({ weekday: 1, types: ['support'] })
})
