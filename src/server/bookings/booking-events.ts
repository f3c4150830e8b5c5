import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import type { JobData } from '#server/platform/queue/queue.ts'

type Need = Pick<Deps, 'queue'>
type News = JobData['send-booking-mail']

/** One job for each version of a booking, however often it is enqueued. */
const once = ({ bookingId, version }: News) => ({ key: `${bookingId} ${version}` })

/** Enqueues an e-mail to the person who booked. */
export const tellGuest = ({ queue }: Need, tx: PersonTransaction, news: News): Promise<void> =>
  queue.enqueue(tx, 'send-booking-mail', news, once(news))

/** E-mails a day. More than a person needs who books, moves and cancels; little enough for a stranger whose address was typed in. */
const mostOfVisitors = 12

/**
 * Enqueues an e-mail about the guest's own act. Without an account anybody may have typed the address, so it gets only some e-mails a
 * day. Beyond that the answer stays the same: a refusal would reveal what others have booked under it. Acts of staff are always mailed.
 */
export async function tellGuestOfOwn(
  deps: Pick<Deps, 'clock' | 'keys' | 'pools' | 'queue'>,
  tx: PersonTransaction,
  { personId, email }: { readonly personId: string | null; readonly email: string },
  news: News,
): Promise<void> {
  if (personId === null && !(await hasRoom(deps, email))) return
  await tellGuest(deps, tx, news)
}

function hasRoom(
  { clock, keys, pools }: Pick<Deps, 'clock' | 'keys' | 'pools'>,
  email: string,
): Promise<boolean> {
  const today = dayOf(clock())
  const key = keys.attemptKey('booking mail of a day', `${email.toLowerCase()} ${today}`)
  // Counted at the end of the day, so that the count stays until then.
  const now = instantOf({ day: addDays(today, 1), time: '00:00' })
  return asIdentity(pools.identity, (identity) => takeAttempt(identity, { key, now, limit: mostOfVisitors }))
}

/** Enqueues a notice to the member of staff who holds it; for a lecture without a holder, to all. */
export const tellStaff = ({ queue }: Need, tx: PersonTransaction, news: News): Promise<void> =>
  queue.enqueue(tx, 'send-booking-notice', news, once(news))

/** Enqueues a notice to the member of staff whose time is free again. */
export function tellFreed(
  { queue }: Need,
  tx: PersonTransaction,
  freed: { readonly bookingId: string; readonly staffId: string; readonly startsAt: Date },
  why: string,
): Promise<void> {
  const { bookingId, startsAt } = freed
  const data = { ...freed, startsAt: startsAt.toISOString() }
  return queue.enqueue(tx, 'send-freed-time-notice', data, { key: `${bookingId} ${why}` })
}
