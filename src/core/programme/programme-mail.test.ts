import { expect, test } from 'vitest'
import type { Day } from '../calendar/local-time.ts'
import { enrol, finishPart, goOnWith, pause, remindWeekly } from './follow-programme.ts'
import { dueMailOfProgramme } from './programme-mail.ts'
import { emptyProgramme, partIds, type StressProgramme } from './stress-programme.ts'

/** A Monday; the clocks change on the Sunday after, 29 March. */
const first: Day = '2026-03-23'
const begun = remindWeekly(enrol(emptyProgramme, first), { weekday: 3, time: '08:00' })
const midnight = new Date('2026-03-22T23:00:00Z')
const finished = partIds.reduce((document, part) => finishPart(document, part, first), begun)

const due = (document: StressProgramme, today: Day = first, since = midnight) =>
  dueMailOfProgramme(document, today, since).map(({ dueAt }) => dueAt.toISOString())

test('an e-mail a week at its local time, across the clock change, four times at most', () => {
  expect(due(begun)).toEqual([
    '2026-03-25T07:00:00.000Z',
    '2026-04-01T06:00:00.000Z',
    '2026-04-08T06:00:00.000Z',
    '2026-04-15T06:00:00.000Z',
  ])
})

test('none in a week whose part is done, nor at a time that has passed', () => {
  expect(due(finishPart(begun, '1.1', first))[0]).toBe('2026-04-01T06:00:00.000Z')
  const late = new Date('2026-03-25T07:30:00Z')
  const atOnce = new Date('2026-03-25T07:00:00Z')
  expect(due(begun, '2026-03-25', atOnce)[0]).toBe('2026-04-01T06:00:00.000Z')
  expect(due(begun, '2026-03-25', late)[0]).toBe('2026-04-01T06:00:00.000Z')
})

test('somebody who waits for the first day hears from us in that week', () => {
  expect(due(enrol(begun, '2026-04-10'))[0]).toBe('2026-04-15T06:00:00.000Z')
})

test.each([
  ['nobody asked', remindWeekly(begun, null)],
  ['nothing has begun', remindWeekly(emptyProgramme, begun.reminder)],
  ['a pause', pause(begun, first)],
  ['all parts done', finished],
])('none for %s', (_, document) => {
  expect(due(document)).toEqual([])
})

test('going on after a pause brings them back', () => {
  expect(due(goOnWith(pause(begun, first), first))).toHaveLength(4)
})
