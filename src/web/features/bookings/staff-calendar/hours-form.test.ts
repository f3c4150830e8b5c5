import { expect, test } from 'vitest'
import { draftOf, type HourDraft, newRow, validateHours } from './hours-form.ts'

const row: HourDraft = { id: 'a', weekday: 7, from: '09:00', until: '12:00', types: ['meeting'] }
const good = { ...draftOf(null), name: 'Pim', weekly: [row] }

test.each([
  ['what can be published', good, []],
  ['until midnight', { ...good, weekly: [{ ...row, until: '00:00' }] }, []],
  ['no name', { ...good, name: ' ' }, ['name']],
  ['a link without https', { ...good, videoUrl: 'http://mote.example' }, ['videoUrl']],
  ['a link to no site', { ...good, videoUrl: 'https://mote' }, ['videoUrl']],
  ['a name of a hundred and one characters', { ...good, name: 'x'.repeat(101) }, ['name']],
  ['an end before the beginning', { ...good, weekly: [{ ...row, until: '08:00' }] }, ['weekly']],
  ['a time off the grid', { ...good, weekly: [{ ...row, from: '09:01' }] }, ['weekly']],
  ['nothing to book', { ...good, weekly: [{ ...row, types: [] }] }, ['weekly']],
  ['seven minutes', { ...good, minutesAfter: '7' }, ['numbers']],
  ['half an hour of notice', { ...good, noticeHours: '0.5' }, ['numbers']],
  ['more than two weeks of notice', { ...good, noticeHours: '337' }, ['numbers']],
  [
    'everything at once',
    { ...good, name: '', weekly: [{ ...row, types: [] }], horizonDays: '181' },
    ['name', 'weekly', 'numbers'],
  ],
  ['no horizon', { ...good, horizonDays: '' }, ['numbers']],
] as const)('%s', (_, draft, errors) => {
  const judged = validateHours(draft, 0)
  expect(judged.errors).toEqual(errors)
  expect(judged.body === null).toBe(errors.length > 0)
})

test('what is published is what was typed, without spaces at the ends and without the names of rows', () => {
  const typed = { ...good, name: ' Pim ', videoUrl: ' https://mote.example/pim ' }
  expect(validateHours(typed, 3).body).toEqual({
    name: 'Pim',
    videoUrl: 'https://mote.example/pim',
    weekly: [{ weekday: 7, from: '09:00', until: '12:00', types: ['meeting'] }],
    minutesBefore: 5,
    minutesAfter: 10,
    noticeHours: 24,
    horizonDays: 60,
    version: 3,
  })
})

test('a new row is the one before, a day later', () => {
  expect(newRow('b', row, ['support'])).toEqual({ ...row, id: 'b', weekday: 1 })
  expect(newRow('b', undefined, ['support'])).toMatchObject({ weekday: 1, types: ['support'] })
})
