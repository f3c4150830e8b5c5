import { expect, test } from 'vitest'
import type { Day } from '../calendar/local-time.ts'
import { byPromise, isOverdue } from './waiting.ts'

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
