import type { HostedBooking } from './hosted-booking.ts'

/** A booking with whom it is held. A link to a meeting by video is of no use once it will not be held. */
export const presentBooking = (booking: HostedBooking) => ({
  ...booking,
  with: booking.host?.name ?? null,
  link: booking.state === 'booked' && booking.way === 'video' ? (booking.host?.videoUrl ?? null) : null,
})
