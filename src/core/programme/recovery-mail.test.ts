import { expect, test } from 'vitest'
import { beginBreak, finishStep, goOn, remind, start } from './act.ts'
import { emptyRecovery, lastStep, type RecoveryDocument } from './recovery.ts'
import { dueMailOfRecovery } from './recovery-mail.ts'

const first = '2026-03-23'
const begun = remind(start(emptyRecovery, first), '08:00')
const midnight = new Date('2026-03-22T23:00:00Z')
const finished = Array.from({ length: lastStep }, (_, at) => at + 1).reduce<RecoveryDocument>(
  (document, step) => finishStep(document, step, first, false),
  begun,
)

const due = (document: RecoveryDocument, today = first as typeof first | '2026-03-25', since = midnight) =>
  dueMailOfRecovery(document, today, since).map(({ dueAt }) => dueAt.toISOString())

test('an e-mail a day at its local time, across the clock change, for two weeks', () => {
  const times = due(begun)
  expect(times).toHaveLength(14)
  expect(times.slice(5, 8)).toEqual([
    '2026-03-28T07:00:00.000Z',
    '2026-03-29T06:00:00.000Z',
    '2026-03-30T06:00:00.000Z',
  ])
})

test('none on the day whose step is done, nor at a time that has passed', () => {
  expect(due(finishStep(begun, 1, first, false))[0]).toBe('2026-03-24T07:00:00.000Z')
  expect(due(begun, first, new Date('2026-03-23T07:30:00Z'))[0]).toBe('2026-03-24T07:00:00.000Z')
})

test('somebody who waits for the first day hears from us on it', () => {
  expect(due(remind(start(emptyRecovery, '2026-04-01'), '21:30'))[0]).toBe('2026-04-01T19:30:00.000Z')
})

test.each([
  ['nobody asked', remind(begun, null)],
  ['nothing has begun', remind(emptyRecovery, '08:00')],
  ['a pause', beginBreak(begun, 'pause', first)],
  ['an end', beginBreak(begun, 'stop', first)],
  ['a stop for care', beginBreak(begun, 'care', first)],
  ['all steps done', finished],
])('none for %s', (_, document) => {
  expect(due(document)).toEqual([])
})

test('going on after a pause brings them back', () => {
  expect(due(goOn(beginBreak(begun, 'pause', first), '2026-03-25'), '2026-03-25')).toHaveLength(14)
})
