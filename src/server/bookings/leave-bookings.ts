import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { tellFreed, tellGuest } from './booking-events.ts'
import { endBooking, findBookingByLink, listComingBookings, listOwnBookings } from './booking-repository.ts'

type Need = Pick<Deps, 'clock' | 'queue'>

/**
 * Before an account is erased: tells the staff whose meetings with the person become free, and, where the person is staff,
 * calls off the meetings that others have booked with them. The person's own bookings are deleted with the
 * account.
 */
export async function leaveBookings(deps: Need, tx: PersonTransaction, personId: string): Promise<void> {
  const at = deps.clock()
  for (const { id, state, staffId, startsAt } of await listOwnBookings(tx, personId)) {
    if (state !== 'booked' || staffId === null || startsAt === null || startsAt <= at) continue
    await tellFreed(deps, tx, { bookingId: id, staffId, startsAt }, 'erased')
  }
  await callOffHeld(deps, tx, personId)
}

/** Calls off every coming meeting that one of the staff holds, and tells the guest. */
export async function callOffHeld(deps: Need, tx: PersonTransaction, staffId: string): Promise<void> {
  const at = deps.clock()
  for (const { id } of await listComingBookings(tx, staffId, at)) {
    // A booking that was just handed over or called off is no longer theirs to end; one just moved has another version.
    if (!(await endBooking(tx, { id, state: 'cancelled', by: 'staff', at }))) continue
    const ended = await findBookingByLink(tx, id)
    if (ended !== null)
      await tellGuest(deps, tx, { bookingId: id, version: ended.version, news: 'cancelled' })
  }
}
