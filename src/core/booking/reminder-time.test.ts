import { expect, test } from 'vitest'
import { reminderTime } from './reminder-time.ts'

test.each([
  ['the day before, at nine', '2026-03-04T13:00:00Z', '2026-03-02T08:00:00Z', '2026-03-03T08:00:00.000Z'],
  ['at nine in summer time too', '2026-03-31T13:00:00Z', '2026-03-02T08:00:00Z', '2026-03-30T07:00:00.000Z'],
  ['on the Sunday of the change', '2026-03-30T07:00:00Z', '2026-03-02T08:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['not at all when nine has passed', '2026-03-03T13:00:00Z', '2026-03-02T08:00:00Z', undefined],
])('the reminder goes %s', (_, startsAt, asked, expected) => {
  expect(reminderTime(new Date(startsAt), new Date(asked))?.toISOString()).toBe(expected)
})
