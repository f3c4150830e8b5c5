import type { BookingView, StaffBookingView } from '#contract/bookings/booking.ts'
import type { HostedBooking } from './hosted-booking.ts'

/** A booking for the person who made it. A link to a meeting by video is of no use once it will not be held. */
export function presentBooking(booking: HostedBooking): BookingView {
  const { id, type, state, startsAt, endsAt, way, wishes, version, host } = booking
  return {
    id,
    type,
    state,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    way,
    with: host?.name ?? null,
    link: state === 'booked' && way === 'video' ? (host?.videoUrl ?? null) : null,
    wishes: wishes === null ? null : { ...wishes, days: [...wishes.days] },
    version,
  }
}

/** For the holder of the booking: also whom they meet and how to reach them. */
export function presentStaffBooking(booking: HostedBooking): StaffBookingView {
  const { name, email, phone, company, language, cancelledBy } = booking
  return { ...presentBooking(booking), name, email, phone, company, language, cancelledBy }
}
