import type { Days } from '#core/booking/availability.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { listHeldBookings, listRequests } from '#server/bookings/booking-repository.ts'
import { type HostedBooking, withHosts } from '#server/bookings/hosted-booking.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField } from '#server/platform/errors.ts'

const mostDays = 62

export type StaffBookings = {
  readonly bookings: readonly HostedBooking[]
  readonly requests: readonly HostedBooking[]
}

/** The bookings that one of the staff holds on these days, and lectures that wait for an answer. */
export async function listStaffBookings(
  { pools }: Pick<Deps, 'pools'>,
  staffId: string,
  { from, to }: Days,
): Promise<StaffBookings> {
  if (to < from || to >= addDays(from, mostDays)) {
    throw badField('to', to < from ? 'not-later' : 'too-big')
  }
  const span = {
    from: instantOf({ day: from, time: '00:00' }),
    until: instantOf({ day: addDays(to, 1), time: '00:00' }),
  }
  return asPerson(pools.app, { personId: staffId }, async (tx) => ({
    bookings: await withHosts(tx, await listHeldBookings(tx, staffId, span)),
    requests: await withHosts(tx, await listRequests(tx)),
  }))
}
