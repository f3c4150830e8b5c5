import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { tellGuest, tellGuestOfOwn, tellStaff } from './booking-events.ts'
import { endBooking, findBookingByLink } from './booking-repository.ts'
import { type BookingAsked, findBooking, refuseEnded, refuseHeldByColleague } from './find-booking.ts'
import { type HostedBooking, withHost } from './hosted-booking.ts'

/**
 * Ends a booking before its time: the guest cancels it, staff call it off, or decline a lecture. The time is free
 * again at once. @throws Refusal `booking-unknown`, `booking-cancelled` when it has been cancelled, `booking-past`,
 * `booking-changed` for a lecture that a colleague has confirmed
 */
export async function cancelBooking(
  deps: Pick<Deps, 'clock' | 'keys' | 'pools' | 'queue'>,
  input: BookingAsked,
): Promise<HostedBooking> {
  const at = deps.clock()
  const { row, as, asker } = await findBooking(deps, input)
  refuseEnded(row, at)
  if (as === 'staff') refuseHeldByColleague(row, input.actor)
  const state = row.state === 'requested' && as === 'staff' ? 'declined' : 'cancelled'
  return asPerson(deps.pools.app, asker, async (tx) => {
    const ended = await endBooking(tx, { id: row.id, state, by: as, at })
    const now = await findBookingByLink(tx, row.id)
    if (now === null) throw new Refusal('booking-unknown')
    // A colleague confirmed it, or the guest changed it, at the same moment: throwing rolls this back.
    const changed = ended ? as === 'staff' && now.version !== row.version + 1 : now.state === 'booked'
    if (changed) throw new Refusal('booking-changed')
    if (!ended) throw new Refusal('booking-cancelled')
    const news = { bookingId: row.id, version: now.version, news: state } as const
    if (as !== 'guest') await tellGuest(deps, tx, news)
    else {
      await tellGuestOfOwn(deps, tx, row, news)
      await tellStaff(deps, tx, news)
    }
    return withHost(tx, now)
  })
}
