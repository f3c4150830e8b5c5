import { defaultLanguage } from '#core/languages.ts'
import { readHost } from '#server/bookings/hours/availability-repository.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { freedTimeNotice } from './booking-notice-email.ts'

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
