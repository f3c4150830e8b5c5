import type { StaffBookingView } from '#contract/bookings/booking.ts'

/** A booking that is still to be held, with its times. */
export type Held = StaffBookingView & { readonly startsAt: string; readonly endsAt: string }

/** What is booked and not over yet, in the order of time. */
export const stillToHold = (bookings: readonly StaffBookingView[], now: Date): readonly Held[] =>
  bookings
    .filter((one): one is Held => one.state === 'booked' && one.startsAt !== null && one.endsAt !== null)
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
