import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'

type Need = Pick<Deps, 'queue'>
type News = JobData['send-booking-mail']

/** Each version of a booking is told once, however often it is enqueued. */
const once = ({ bookingId, version }: News) => ({ key: `${bookingId} ${version}` })

/** Enqueues an e-mail to the person who booked. */
export const tellGuest = ({ queue }: Need, tx: PersonTransaction, news: News): Promise<void> =>
  queue.enqueue(tx, 'send-booking-mail', news, once(news))

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
