import type { StaffBookingView } from '#contract/bookings/booking.ts'

/** A coming booking with its times. */
export type Held = StaffBookingView & { readonly startsAt: string; readonly endsAt: string }

/** The bookings that are not over yet, in order of time. */
export const stillToHold = (bookings: readonly StaffBookingView[], now: Date): readonly Held[] =>
  bookings
    .filter((one): one is Held => one.state === 'booked' && one.startsAt !== null && one.endsAt !== null)
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
