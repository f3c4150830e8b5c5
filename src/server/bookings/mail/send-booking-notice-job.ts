import { defaultLanguage } from '#core/languages.ts'
import { readBooking } from '#server/bookings/booking-repository.ts'
import { hostedBooking } from '#server/bookings/hosted-booking.ts'
import { readHost } from '#server/bookings/hours/availability-repository.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { bookingNotice, freedTimeNotice } from './booking-notice-email.ts'

/**
 * Tells the holder of the meeting; a requested lecture, which has no holder yet, goes to the support address.
 */
export async function sendBookingNotice(
  { config, keys, mailer, pools }: Deps,
  { bookingId, version, news }: JobData['send-booking-notice'],
): Promise<void> {
  const row = await readBooking(pools.jobs, bookingId)
  if (row === undefined || row.version !== version) return
  // Staff get no notice of their own acts.
  if (news === 'declined' || news === 'reminder' || news === 'moved-by-staff') return
  const host = row.staffId === null ? undefined : await readHost(pools.jobs, row.staffId)
  await mailer.send({
    to: host?.email ?? config.brand.supportEmail,
    language: defaultLanguage,
    messageId: keys.mailId('booking notice', bookingId, String(version)),
    ...bookingNotice({
      news,
      booking: hostedBooking(row, host ?? null),
      brand: config.brand.name,
      baseUrl: config.baseUrl,
    }),
  })
}

/** Tells staff of a free time that the booking no longer leads to: it is erased, or a colleague holds it now. */
export async function sendFreedTimeNotice(
  { config, keys, mailer, pools }: Deps,
  { bookingId, staffId, startsAt }: JobData['send-freed-time-notice'],
): Promise<void> {
  const host = await readHost(pools.jobs, staffId)
  if (host === undefined) return
  await mailer.send({
    to: host.email,
    language: defaultLanguage,
    messageId: keys.mailId('freed time', bookingId, staffId, startsAt),
    ...freedTimeNotice({
      brand: config.brand.name,
      baseUrl: config.baseUrl,
      startsAt: new Date(startsAt),
    }),
  })
}
