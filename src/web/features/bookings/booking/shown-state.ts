import type { BookingView } from '#contract/bookings/booking.ts'

type Shown = 'booked' | 'past' | 'cancelled' | 'requested' | 'declined'

/** The state that the person sees: a booking is past from its beginning, whether or not they came. */
export function shownState({ state, startsAt }: BookingView): Shown {
  if (state === 'no-show') return 'past'
  if (state === 'booked' && startsAt !== null && Date.parse(startsAt) <= Date.now()) return 'past'
  return state
}
