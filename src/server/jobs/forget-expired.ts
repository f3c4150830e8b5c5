import { keptRounds } from '@andrum/release/policy/snapshot.ts'
import { localTimeAt } from '#core/calendar/instant-of.ts'
import { type Kept, keptForDays } from '#core/retention/kept-for.ts'
import { forgetOldAttempts } from '#server/db/attempt-repository.ts'
import { forgetAccess } from '#server/db/audit-repository.ts'
import { forgetExceptions } from '#server/db/availability-repository.ts'
import { forgetBookings } from '#server/db/booking-repository.ts'
import { forgetContactMessages } from '#server/db/contact-message-repository.ts'
import { forgetIdentityChanges } from '#server/db/identity-change-repository.ts'
import { asIdentity } from '#server/db/identity-transaction.ts'
import { forgetImportContents } from '#server/db/import-contents-repository.ts'
import { forgetOldBrowsers } from '#server/db/known-browser-repository.ts'
import { forgetParticipants } from '#server/db/participation-repository.ts'
import { forgetSentMail } from '#server/db/sent-mail-repository.ts'
import { deleteExpiredSessions } from '#server/db/session-repository.ts'
import { deleteExpiredCodes } from '#server/db/sign-in-code-repository.ts'
import { findSimulation } from '#server/db/simulation-repository.ts'
import { forgetSupportRequests } from '#server/db/support-mail-repository.ts'
import { forgetDeliveries, forgetWebhookSecrets } from '#server/db/webhook-sending-repository.ts'
import type { Deps } from '#server/deps.ts'
import { browserMemory } from '#server/identity/sign-in-limits.ts'

const day = 24 * 60 * 60 * 1000

/** Hours that staff were away or there more, once they are past. In milliseconds. */
const exceptionMemory = day

/**
 * Deletes what has passed its retention time (core/retention/kept-for.ts): codes, sessions, counted attempts, browsers not seen
 * for long, the names of sent mail, messages to us, support requests, bookings and staff's past exceptions, files that were read
 * in and never applied, sign-ins and downloads in the audit log, what was told to webhooks, and who took part in rounds that
 * no release looks back on.
 */
export async function forgetExpired({ config, clock, pools }: Deps): Promise<void> {
  // While a demo is being made its past is written, and what that needs looks older than it may be.
  if (config.demo && (await asIdentity(pools.identity, findSimulation)) === null) return
  const now = clock()
  await asIdentity(pools.identity, async (tx) => {
    await deleteExpiredCodes(tx, now)
    await deleteExpiredSessions(tx, now)
    await forgetOldAttempts(tx, now)
    await forgetOldBrowsers(tx, new Date(now.getTime() - browserMemory))
  })
  const before = (kept: Kept) => new Date(now.getTime() - keptForDays[kept] * day)
  await forgetSentMail(pools.jobs, before('sentMail'))
  await forgetContactMessages(pools.jobs, before('contactMessage'))
  await forgetBookings(pools.jobs, before('booking'))
  const passed = localTimeAt(new Date(now.getTime() - exceptionMemory))
  await forgetExceptions(pools.jobs, `${passed.day}T${passed.time}`)
  await forgetAccess(pools.jobs, before('accessEntry'))
  await forgetImportContents(pools.jobs, before('importFile'))
  await forgetDeliveries(pools.jobs, before('webhookDelivery'))
  await forgetWebhookSecrets(pools.jobs, now)
  await forgetIdentityChanges(pools.jobs, before('identityChange'))
  await forgetSupportRequests(
    pools.jobs,
    { open: before('openRequest'), content: before('requestWords'), case: before('request') },
    now,
  )
  await forgetParticipants(pools.jobs, keptRounds)
}
