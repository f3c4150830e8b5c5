import { localTimeAt } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { noPlan, type Plan } from '#core/plan/plan.ts'
import { emptyRecovery, type RecoveryDocument } from '#core/programme/recovery.ts'
import { emptyProgramme, type StressProgramme } from '#core/programme/stress-programme.ts'
import { type HostedBooking, ownBookings } from '#server/bookings/hosted-booking.ts'
import { findReader } from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { readOwnDocument } from '#server/self/documents/read-own-document.ts'
import { openFeed } from './calendar-feed-repository.ts'

/** The form that keys make: 32 bytes as base64url. Any other text is refused without a look-up. */
const tokenForm = /^[\w-]{43}$/

export type OpenedCalendar = {
  readonly titled: boolean
  readonly language: Language
  readonly plan: Plan
  readonly recovery: RecoveryDocument
  readonly programme: StressProgramme
  /** All stored bookings of the account, in any state. */
  readonly bookings: readonly HostedBooking[]
  /** In Stockholm time. */
  readonly today: Day
}

/**
 * The calendar that a program may read at a secret address. An unknown, revoked, replaced or malformed address gets the same
 * refusal.
 * @throws Refusal `not-found`
 */
export async function readCalendarFeed(
  deps: Pick<Deps, 'clock' | 'keys' | 'pools'>,
  token: string,
): Promise<OpenedCalendar> {
  const { clock, keys, pools } = deps
  const today = localTimeAt(clock()).day
  const feed = tokenForm.test(token)
    ? await asPerson(pools.app, { personId: null }, (tx) => openFeed(tx, keys.calendarFeedHash(token), today))
    : null
  const reader = feed && (await asIdentity(pools.identity, (tx) => findReader(tx, feed.personId)))
  if (feed === null || reader === null) throw new Refusal('not-found')
  const plan = await readOwnDocument(deps, feed.personId, 'plan')
  const recovery = await readOwnDocument(deps, feed.personId, 'recovery-programme')
  const programme = await readOwnDocument(deps, feed.personId, 'stress-programme')
  return {
    titled: feed.titled,
    language: reader.language,
    today,
    // Safe cast: the contract validated the document when it was written.
    plan: (plan.document as Plan | null) ?? noPlan,
    recovery: (recovery.document as RecoveryDocument | null) ?? emptyRecovery,
    programme: (programme.document as StressProgramme | null) ?? emptyProgramme,
    bookings: await readAsPerson(deps, feed.personId, ownBookings),
  }
}
