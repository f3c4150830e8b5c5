import type { BookingView } from '#contract/bookings/booking.ts'

type Shown = 'booked' | 'past' | 'cancelled' | 'requested' | 'declined'

/** How a booking stands for the person who made it: one whose time has come is past, whether or not they were there. */
export function shownState({ state, startsAt }: BookingView): Shown {
  if (state === 'no-show') return 'past'
  if (state === 'booked' && startsAt !== null && Date.parse(startsAt) <= Date.now()) return 'past'
  return state
}
