import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { tellFreed, tellGuest } from './booking-events.ts'
import { endBooking, findBookingByLink, listComingBookings, listOwnBookings } from './booking-repository.ts'

type Need = Pick<Deps, 'clock' | 'queue'>

/**
 * Before an account goes: anyone who would have met the person hears that the time is free, and the person who had
 * booked with a person of the staff hears that it is called off. The person's own bookings themselves go with the
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

/** Calls off every meeting to come that somebody of the staff holds, and tells the person who booked it. */
export async function callOffHeld(deps: Need, tx: PersonTransaction, staffId: string): Promise<void> {
  const at = deps.clock()
  for (const { id } of await listComingBookings(tx, staffId, at)) {
    // Handed over or called off at this moment, it is not theirs to end any more; moved, it has another version.
    if (!(await endBooking(tx, { id, state: 'cancelled', by: 'staff', at }))) continue
    const ended = await findBookingByLink(tx, id)
    if (ended !== null)
      await tellGuest(deps, tx, { bookingId: id, version: ended.version, news: 'cancelled' })
  }
}
