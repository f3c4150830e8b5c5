import { findVisibleBooking, markNoShow as mark } from '#server/bookings/booking-repository.ts'
import { type HostedBooking, withHost } from '#server/bookings/hosted-booking.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'

/** The person who held a meeting notes that nobody came, or takes the note back. @throws Refusal `booking-unknown`, `booking-changed` before it has begun */
export async function markNoShow(
  { clock, pools }: Pick<Deps, 'clock' | 'pools'>,
  staffId: string,
  { bookingId, noShow }: { readonly bookingId: string; readonly noShow: boolean },
): Promise<HostedBooking> {
  return asPerson(pools.app, { personId: staffId }, async (tx) => {
    const marked = await mark(tx, { id: bookingId, noShow, at: clock() })
    const row = await findVisibleBooking(tx, bookingId)
    if (row === null || row.staffId !== staffId) throw new Refusal('booking-unknown')
    if (!marked) throw new Refusal('booking-changed')
    return withHost(tx, row)
  })
}
