import { localTimeAt } from '#core/calendar/instant-of.ts'
import { forgetOldAttempts } from '#server/db/attempt-repository.ts'
import { forgetExceptions } from '#server/db/availability-repository.ts'
import { forgetBookings } from '#server/db/booking-repository.ts'
import { forgetContactMessages } from '#server/db/contact-message-repository.ts'
import { forgetIdentityChanges } from '#server/db/identity-change-repository.ts'
import { asIdentity } from '#server/db/identity-transaction.ts'
import { forgetImportContents } from '#server/db/import-contents-repository.ts'
import { forgetOldBrowsers } from '#server/db/known-browser-repository.ts'
import { forgetSentMail } from '#server/db/sent-mail-repository.ts'
import { deleteExpiredSessions } from '#server/db/session-repository.ts'
import { deleteExpiredCodes } from '#server/db/sign-in-code-repository.ts'
import { forgetSupportRequests } from '#server/db/support-mail-repository.ts'
import type { Deps } from '#server/deps.ts'
import { browserMemory } from '#server/identity/sign-in-limits.ts'

const day = 24 * 60 * 60 * 1000

/** A change of address that has ended: longer than limits look back. In milliseconds. */
const identityChangeMemory = 90 * day

/** A job may come again for two weeks at most; after that no mail can be repeated. In milliseconds. */
const mailMemory = 30 * day

/** A year, as the privacy policy says, in milliseconds. */
const messageMemory = 365 * day

/**
 * Three months after the time, or after the last change of one that never got a time: as the privacy policy says. In
 * milliseconds.
 */
const bookingMemory = 90 * day

/** Hours that staff were away or there more, once they are past. In milliseconds. */
const exceptionMemory = day

/** How long a file that nobody applies is kept, in milliseconds: a month. */
const importMemory = 30 * day

/**
 * Support requests, in milliseconds: one that nobody ended ends by itself, so that nobody reads it for ever; what was
 * written goes some time after the end; that there was a case stays for a year, which the contact rules count by.
 */
const supportMemory = { open: 90 * day, content: 90 * day, case: 365 * day } as const

/** Deletes what has passed its retention time: codes, sessions, counted attempts, browsers not seen for long, the names of sent mail,
 * messages to us, support requests, bookings and staff's past exceptions, files that were read in and never applied. */
export async function forgetExpired({ clock, pools }: Deps): Promise<void> {
  const now = clock()
  await asIdentity(pools.identity, async (tx) => {
    await deleteExpiredCodes(tx, now)
    await deleteExpiredSessions(tx, now)
    await forgetOldAttempts(tx, now)
    await forgetOldBrowsers(tx, new Date(now.getTime() - browserMemory))
  })
  await forgetSentMail(pools.jobs, new Date(now.getTime() - mailMemory))
  await forgetContactMessages(pools.jobs, new Date(now.getTime() - messageMemory))
  await forgetBookings(pools.jobs, new Date(now.getTime() - bookingMemory))
  const passed = localTimeAt(new Date(now.getTime() - exceptionMemory))
  await forgetExceptions(pools.jobs, `${passed.day}T${passed.time}`)
  await forgetImportContents(pools.jobs, new Date(now.getTime() - importMemory))
  await forgetIdentityChanges(pools.jobs, new Date(now.getTime() - identityChangeMemory))
  const before = (memory: number) => new Date(now.getTime() - memory)
  await forgetSupportRequests(
    pools.jobs,
    {
      open: before(supportMemory.open),
      content: before(supportMemory.content),
      case: before(supportMemory.case),
    },
    now,
  )
}
