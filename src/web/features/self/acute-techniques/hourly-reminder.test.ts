import { expect, test } from 'vitest'
import { reminderAt, reminderEvery } from './use-hourly-reminder.ts'

const ten = Date.parse('2026-11-21T10:00:00Z')

test.each([
  ['at once', 0, false],
  ['after 59 minutes', 59 * 60_000, false],
  ['after an hour', reminderEvery, true],
  ['after a night with the lid closed', 9 * reminderEvery, true],
])('%s a pause is due: see', (_, later, due) => {
  expect(reminderAt(ten, ten + later)).toEqual({ due, next: ten + reminderEvery })
})

test('the hour is an hour, also when the clocks change in the middle of it', () => {
  const before = Date.parse('2026-10-25T00:30:00Z')
  expect(reminderAt(before, before + reminderEvery).due).toBe(true)
  expect(new Date(reminderAt(before, before).next).toISOString()).toBe('2026-10-25T01:30:00.000Z')
})
