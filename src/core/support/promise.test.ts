import { expect, test } from 'vitest'
import type { Day } from '../calendar/local-time.ts'
import { byPromise, isOverdue, promiseFor } from './promise.ts'

test.each([
  ['on a Monday morning', '2026-03-02T09:00:00Z', 2, '2026-03-04', '2026-03-04T07:00', '2026-03-05T07:00'],
  ['just before midnight', '2026-03-02T22:59:00Z', 2, '2026-03-04', '2026-03-04T07:00', '2026-03-05T07:00'],
  ['just after it', '2026-03-02T23:00:00Z', 2, '2026-03-05', '2026-03-05T07:00', '2026-03-06T07:00'],
  ['on a Saturday', '2026-11-21T12:00:00Z', 2, '2026-11-24', '2026-11-24T07:00', '2026-11-25T07:00'],
  [
    'with Sunday of the clocks after it',
    '2026-03-26T09:00:00Z',
    1,
    '2026-03-27',
    '2026-03-27T07:00',
    '2026-03-28T07:00',
  ],
  [
    'over the change to summer time',
    '2026-03-27T09:00:00Z',
    1,
    '2026-03-30',
    '2026-03-30T06:00',
    '2026-03-31T06:00',
  ],
  [
    'on the day before Christmas Eve',
    '2026-12-23T09:00:00Z',
    2,
    '2026-12-29',
    '2026-12-29T07:00',
    '2026-12-30T07:00',
  ],
  [
    'on a Thursday, two days',
    '2026-11-19T09:00:00Z',
    1,
    '2026-11-20',
    '2026-11-20T07:00',
    '2026-11-21T07:00',
  ],
] as const)('asked for %s', (_, at, workingDays, day, remindAt, escalateAt) => {
  expect(promiseFor(new Date(at), workingDays)).toEqual({
    day,
    remindAt: new Date(`${remindAt}:00Z`),
    escalateAt: new Date(`${escalateAt}:00Z`),
  })
})

const request = (id: string, promisedOn: string, acknowledgedAt: string | null = null) => ({
  id,
  promisedOn,
  acknowledgedAt,
  sentAt: '2026-03-02T08:00:00.000Z',
})

test('requests stand in the order of their promise, and what is received comes last', () => {
  const list = [
    request('received', '2026-03-03', '2026-03-02T09:00:00.000Z'),
    request('later', '2026-03-06'),
    { ...request('sent after it', '2026-03-04'), sentAt: '2026-03-02T08:00:00.001Z' },
    request('first', '2026-03-04'),
  ]
  expect(byPromise(list).map(({ id }) => id)).toEqual(['first', 'sent after it', 'later', 'received'])
})

test('a request is overdue from the day after its promise, unless it is received', () => {
  const due = request('due', '2026-03-04')
  expect(isOverdue(due, '2026-03-04' as Day)).toBe(false)
  expect(isOverdue(due, '2026-03-05' as Day)).toBe(true)
  expect(isOverdue({ ...due, acknowledgedAt: '2026-03-04T09:00:00.000Z' }, '2026-03-05' as Day)).toBe(false)
})
