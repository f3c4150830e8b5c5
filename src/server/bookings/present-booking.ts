import type { HostedBooking } from './hosted-booking.ts'

/** A booking with its host. Without the video link where the meeting will not be held. */
export const presentBooking = (booking: HostedBooking) => ({
  ...booking,
  with: booking.host?.name ?? null,
  link: booking.state === 'booked' && booking.way === 'video' ? (booking.host?.videoUrl ?? null) : null,
})
