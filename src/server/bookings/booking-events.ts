import { dayOf } from '#core/calendar/day-of.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import type { JobData } from '#server/platform/queue/queue.ts'

type Need = Pick<Deps, 'queue'>
type News = JobData['send-booking-mail']

/** Each version of a booking is told once, however often it is enqueued. */
const once = ({ bookingId, version }: News) => ({ key: `${bookingId} ${version}` })

/** Enqueues an e-mail to the person who booked. */
export const tellGuest = ({ queue }: Need, tx: PersonTransaction, news: News): Promise<void> =>
  queue.enqueue(tx, 'send-booking-mail', news, once(news))

/** A day. More than anybody needs who books, moves and calls off; enough of a stranger's, whose address was written. */
const mostOfVisitors = 12

/**
 * The same, of what the person who booked has just done. Without an account anybody can have written the address, so it gets some a
 * day, and is answered alike beyond that: a refusal would tell what others have booked under it. What staff do is always told.
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
  // Counted at the end of the day, so that it stays until then.
  const now = instantOf({ day: addDays(today, 1), time: '00:00' })
  return asIdentity(pools.identity, (identity) => takeAttempt(identity, { key, now, limit: mostOfVisitors }))
}

/** Enqueues a notice to the member of staff who holds it; of a lecture that nobody holds yet, to all. */
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
