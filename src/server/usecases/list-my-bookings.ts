import { listOwnBookings } from '#server/db/booking-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type BookingRecord, withHosts } from './booking-record.ts'

/** What a signed-in person has booked, as long as it is kept; the latest time first. */
export async function listMyBookings(
  { pools }: Pick<Deps, 'pools'>,
  personId: string,
): Promise<BookingRecord[]> {
  return asPerson(pools.app, { personId }, async (tx) => withHosts(tx, await listOwnBookings(tx, personId)))
}
