import type { PersonTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { JobData } from '#server/jobs/queue.ts'

type Need = Pick<Deps, 'queue'>
type News = JobData['send-booking-mail']

/** Each version of a booking is told once, however often it is put in line. */
const once = ({ bookingId, version }: News) => ({ key: `${bookingId} ${version}` })

/** Puts an e-mail to the person who booked in line. */
export const tellGuest = ({ queue }: Need, tx: PersonTransaction, news: News): Promise<void> =>
  queue.enqueue(tx, 'send-booking-mail', news, once(news))

/** Puts a notice to the member of staff who holds it in line; of a lecture that nobody holds yet, to all. */
export const tellStaff = ({ queue }: Need, tx: PersonTransaction, news: News): Promise<void> =>
  queue.enqueue(tx, 'send-booking-notice', news, once(news))

/** Puts word to somebody who held a time, and does so no longer, in line. */
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
