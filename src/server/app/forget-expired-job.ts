import { keptRounds, timeBetweenRounds } from '@andrum/release/constants.ts'
import { dayOf, localTimeAt } from '#core/calendar/instant-of.ts'
import { type Kept, keptForDays } from '#core/retention/kept-for.ts'
import { forgetBookings } from '#server/bookings/booking-repository.ts'
import { forgetExceptions } from '#server/bookings/hours/availability-repository.ts'
import { findSimulation } from '#server/demo/simulation-repository.ts'
import { forgetGuidances } from '#server/guidance/guidance-repository.ts'
import { forgetOldBrowsers } from '#server/identity/sessions/known-browser-repository.ts'
import { deleteExpiredSessions } from '#server/identity/sessions/session-repository.ts'
import { deleteExpiredCodes } from '#server/identity/sign-in/sign-in-code-repository.ts'
import { browserMemory } from '#server/identity/sign-in/sign-in-limits.ts'
import {
  forgetDeliveries,
  forgetWebhookSecrets,
} from '#server/integrations/webhooks/webhook-sending-repository.ts'
import { forgetIdentityChanges } from '#server/people/identity-changes/identity-change-repository.ts'
import { forgetImportContents } from '#server/people/import/import-source-repository.ts'
import { forgetMoves } from '#server/people/list/member-change-repository.ts'
import { forgetRefusedAddresses } from '#server/people/list/refused-address-repository.ts'
import { forgetAccess } from '#server/platform/audit/audit-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { forgetOldAttempts } from '#server/platform/limits/attempt-repository.ts'
import { forgetSentMail } from '#server/platform/mail/sent-mail-repository.ts'
import { forgetContinuations } from '#server/rounds/continuation/continuation-repository.ts'
import { forgetParticipants } from '#server/rounds/release/participation-repository.ts'
import { forgetContactMessages } from '#server/support/contact/contact-message-repository.ts'
import { forgetSupportRequests } from '#server/support/notices/support-mail-repository.ts'
import { forgetQuestions } from '#server/support/questions/question-notice-repository.ts'
import { unreadFrom } from '#server/support/questions/read-question.ts'

const day = 24 * 60 * 60 * 1000

/** How long past exceptions to staff's hours are stored, in milliseconds. */
const exceptionMemory = day

/**
 * Deletes everything past its retention time (core/retention/kept-for.ts): codes, sessions, counted attempts, continuations, browsers
 * not seen for long, ids of sent mail, notes of addresses that take mail again, contact messages, support requests, anonymous
 * questions, guidance, bookings and staff's past exceptions, imported files that were never applied, sign-ins and downloads in the
 * audit log, deliveries to webhooks, and participants of rounds that no release compares with.
 */
export async function forgetExpired({ config, clock, pools }: Deps): Promise<void> {
  // While a demo is being made, its simulated past needs rows that look expired.
  if (config.demo && (await asIdentity(pools.identity, findSimulation)) === null) return
  const now = clock()
  await asIdentity(pools.identity, async (tx) => {
    await deleteExpiredCodes(tx, now)
    await deleteExpiredSessions(tx, now)
    await forgetOldAttempts(tx, now)
    await forgetContinuations(tx, now)
    await forgetOldBrowsers(tx, new Date(now.getTime() - browserMemory))
  })
  const before = (kept: Kept) => new Date(now.getTime() - keptForDays[kept] * day)
  await forgetSentMail(pools.jobs, before('sentMail'))
  await forgetRefusedAddresses(pools.jobs, dayOf(now))
  await forgetContactMessages(pools.jobs, before('contactMessage'))
  await forgetBookings(pools.jobs, before('booking'))
  await forgetGuidances(pools.jobs, before('guidance'))
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
  await forgetQuestions(pools.jobs, {
    sentBefore: dayOf(before('anonymousQuestion')),
    unread: unreadFrom(now),
  })
  await forgetParticipants(pools.jobs, keptRounds)
  const since = new Date(now.getTime() - timeBetweenRounds)
  await forgetMoves(pools.jobs, { since, oldest: before('accessEntry') })
}
