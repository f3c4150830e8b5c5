import { findVisibleBooking, markNoShow as mark } from '#server/bookings/booking-repository.ts'
import { type HostedBooking, withHost } from '#server/bookings/hosted-booking.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'

/**
 * The holder of a meeting notes that nobody came, or takes the note back. A repeated request changes nothing.
 * @throws Refusal `booking-unknown`, `booking-changed` before it has begun
 */
export async function markNoShow(
  { clock, keys, pools }: Pick<Deps, 'clock' | 'keys' | 'pools'>,
  staffId: string,
  {
    bookingId,
    noShow,
    key,
  }: { readonly bookingId: string; readonly noShow: boolean; readonly key?: string | null },
): Promise<HostedBooking> {
  return asPerson(pools.app, { personId: staffId }, async (tx) => {
    const isFirst = await isFirstTime(tx, keys, { personId: staffId, kind: 'no-show', key })
    const marked = !isFirst || (await mark(tx, { id: bookingId, noShow, at: clock() }))
    const row = await findVisibleBooking(tx, bookingId)
    if (row === null || row.staffId !== staffId) throw new Refusal('booking-unknown')
    if (!marked) throw new Refusal('booking-changed')
    return withHost(tx, row)
  })
}
