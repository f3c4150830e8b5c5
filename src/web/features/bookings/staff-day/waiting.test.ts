import { describe, expect, test } from 'vitest'
import type { StaffBookingView } from '#contract/bookings/booking.ts'
import { stillToHold } from './waiting.ts'

describe('what is booked with staff', () => {
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
