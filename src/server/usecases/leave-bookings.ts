import { endBooking, listComingBookings, listOwnBookings } from '#server/db/booking-repository.ts'
import type { PersonTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Before an account goes: whoever would have met the person hears that the time is free, and whoever had booked with a
 * person of the staff hears that it is called off. The person's own bookings themselves go with the account.
 */
export async function leaveBookings(
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  tx: PersonTransaction,
  personId: string,
): Promise<void> {
  const at = clock()
  for (const { id, state, staff_id, starts_at } of await listOwnBookings(tx, personId)) {
    if (state !== 'booked' || staff_id === null || starts_at === null || starts_at <= at) continue
    const freed = { bookingId: id, staffId: staff_id, startsAt: starts_at.toISOString() }
    await queue.enqueue(tx, 'send-freed-time-notice', freed, { key: `${id} erased` })
  }
  for (const { id, version } of await listComingBookings(tx, personId, at)) {
    await endBooking(tx, { id, state: 'cancelled', by: 'staff', at })
    await queue.enqueue(
      tx,
      'send-booking-letter',
      { bookingId: id, version: version + 1, news: 'cancelled' },
      { key: `${id} ${version + 1}` },
    )
  }
}
