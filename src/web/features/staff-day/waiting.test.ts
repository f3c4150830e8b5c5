import { describe, expect, test } from 'vitest'
import type { StaffBookingView } from '#contract/booking.ts'
import type { ReceivedRequest } from '#contract/support.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { byPromise, isOverdue, stillToHold } from './waiting.ts'

const request = (id: string, promisedOn: string, acknowledgedAt: string | null = null): ReceivedRequest => ({
  id,
  receiver: 'provider',
  organisation: null,
  name: id,
  reach: '',
  message: '',
  state: acknowledgedAt === null ? 'sent' : 'acknowledged',
  sentAt: '2026-03-02T08:00:00.000Z',
  promisedOn,
  acknowledgedAt,
})

describe('what waits for staff', () => {
  test('stands in the order of its promise, and what is received comes last', () => {
    const list = [
      request('received', '2026-03-03', '2026-03-02T09:00:00.000Z'),
      request('later', '2026-03-06'),
      request('first', '2026-03-04'),
    ]
    expect(byPromise(list).map(({ id }) => id)).toEqual(['first', 'later', 'received'])
  })

  test('is overdue from the day after its promise, unless it is received', () => {
    const due = request('due', '2026-03-04')
    expect(isOverdue(due, '2026-03-04' as Day)).toBe(false)
    expect(isOverdue(due, '2026-03-05' as Day)).toBe(true)
    expect(isOverdue({ ...due, acknowledgedAt: '2026-03-04T09:00:00.000Z' }, '2026-03-05' as Day)).toBe(false)
  })

  test('leaves out bookings that are over or cancelled', () => {
    const booking = (id: string, startsAt: string, endsAt: string, state: StaffBookingView['state']) =>
      ({ id, startsAt, endsAt, state }) as StaffBookingView
    const left = stillToHold(
      [
        booking('later', '2026-03-05T13:00:00.000Z', '2026-03-05T13:30:00.000Z', 'booked'),
        booking('over', '2026-03-05T08:00:00.000Z', '2026-03-05T08:30:00.000Z', 'booked'),
        booking('off', '2026-03-05T12:00:00.000Z', '2026-03-05T12:30:00.000Z', 'cancelled'),
        booking('now', '2026-03-05T09:45:00.000Z', '2026-03-05T10:15:00.000Z', 'booked'),
      ],
      new Date('2026-03-05T10:00:00Z'),
    )
    expect(left.map(({ id }) => id)).toEqual(['now', 'later'])
  })
})
