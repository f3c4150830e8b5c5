import { clearReminder, listDueReminders, readBooking } from '#server/bookings/booking-repository.ts'
import { bookingTokenOf } from '#server/bookings/find-booking.ts'
import { hostedBooking } from '#server/bookings/hosted-booking.ts'
import { readHost } from '#server/bookings/hours/availability-repository.ts'
import { findMailAddresses } from '#server/identity/addresses/own-mail-addresses.ts'
import type { Deps } from '#server/platform/deps.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { bookingMail } from './booking-email.ts'

/**
 * Tells the guest of an event of their booking. Skips an event that a later change has overtaken: that change's e-mail has the
 * present state. Sends no reminder of a meeting that has begun.
 */
export async function sendBookingMail(
  deps: Deps,
  { bookingId, version, news }: JobData['send-booking-mail'],
): Promise<void> {
  const { clock, config, keys, mailer, pools } = deps
  const row = await readBooking(pools.jobs, bookingId)
  if (row === undefined || row.version !== version) return
  const now = clock()
  if (news === 'reminder' && (row.state !== 'booked' || row.startsAt === null || row.startsAt <= now)) return
  const host = row.staffId === null ? undefined : await readHost(pools.jobs, row.staffId)
  const booking = hostedBooking(row, host ?? null)
  // A booking is personal: its e-mails go to the person's own address of today, not of the day of booking.
  const addresses = row.personId === null ? null : await findMailAddresses(deps, row.personId)
  const to = addresses?.own ?? booking.email
  const { language } = booking
  const { brand, baseUrl } = config
  await mailer.send({
    to,
    language,
    messageId: keys.mailId('booking mail', bookingId, String(version), news),
    ...bookingMail({
      news,
      booking,
      brand,
      baseUrl,
      token: await bookingTokenOf(deps, row),
      unsubscribe: unsubscribeLinksOf({ baseUrl, keys }, { to, kind: 'booking-reminder', language }),
      now,
    }),
  })
}

/** Enqueues an e-mail for each booking whose reminder is due: one for each, by its key, however often this runs. */
export async function sendBookingReminders({ clock, pools, queue }: Deps): Promise<void> {
  for (const { id, version } of await listDueReminders(pools.jobs, clock())) {
    await queue.enqueueNow(
      'send-booking-mail',
      { bookingId: id, version, news: 'reminder' },
      { key: `${id} ${version} reminder` },
    )
    await clearReminder(pools.jobs, { id, version })
  }
}
