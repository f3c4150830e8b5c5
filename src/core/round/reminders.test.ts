import { describe, expect, test } from 'vitest'
import { orderReminders, reminderDays, remindersOver } from './reminders.ts'

/** Opened on a Monday; the last day is Friday 20 March. */
const round = {
  openedAt: new Date('2026-03-02T09:00:00Z'),
  closesAt: new Date('2026-03-20T22:59:59Z'),
  reminders: [7, 2],
  remindersDone: 0,
}

test('the first reminder comes first, and each day once', () => {
  expect(orderReminders([2, 7])).toEqual([7, 2])
  expect(orderReminders([3, 3])).toEqual([3])
})

describe('the days of reminders', () => {
  test('are counted from the last day', () => {
    expect(reminderDays(round)).toEqual(['2026-03-13', '2026-03-18'])
  })

  test('are working days', () => {
    expect(reminderDays({ ...round, reminders: [6, 5] })).toEqual(['2026-03-13'])
  })

  test('move when the last day does', () => {
    expect(reminderDays({ ...round, closesAt: new Date('2026-03-27T22:59:59Z') })).toEqual([
      '2026-03-20',
      '2026-03-25',
    ])
  })

  test('never come with the invitation or before it', () => {
    expect(reminderDays({ ...round, openedAt: new Date('2026-03-13T07:00:00Z') })).toEqual(['2026-03-18'])
  })
})

test.each([
  ['before eight on its day', '2026-03-13T06:59:59Z', 0, { done: 0, isDue: false }],
  ['at eight on its day', '2026-03-13T07:00:00Z', 0, { done: 1, isDue: true }],
  ['again on that day', '2026-03-13T09:00:00Z', 1, { done: 1, isDue: false }],
  ['on the day after, when nobody could send it', '2026-03-14T09:00:00Z', 0, { done: 1, isDue: false }],
  ['on the second day', '2026-03-18T07:00:00Z', 1, { done: 2, isDue: true }],
  ['on the second day, when the first was not sent', '2026-03-18T07:00:00Z', 0, { done: 2, isDue: true }],
  ['after both', '2026-03-19T07:00:00Z', 2, { done: 2, isDue: false }],
])('a round looked at %s', (_, now, remindersDone, found) => {
  expect(remindersOver({ ...round, remindersDone }, new Date(now))).toEqual(found)
})

test('a reminder on the day of opening is not sent', () => {
  const late = { ...round, openedAt: new Date('2026-03-13T07:30:00Z') }
  expect(remindersOver(late, new Date('2026-03-13T08:00:00Z'))).toEqual({ done: 1, isDue: false })
})

test('what has been sent is not sent again when the last day is moved', () => {
  const moved = { ...round, closesAt: new Date('2026-03-27T22:59:59Z'), remindersDone: 1 }
  expect(remindersOver(moved, new Date('2026-03-20T08:00:00Z'))).toEqual({ done: 1, isDue: false })
  expect(remindersOver(moved, new Date('2026-03-25T08:00:00Z'))).toEqual({ done: 2, isDue: true })
})
