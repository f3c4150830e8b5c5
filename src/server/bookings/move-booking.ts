import { bookingTypes, type SlotTypeId, slotTypeIds } from '#core/booking/booking-types.ts'
import { hold } from '#server/platform/db/hold.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { tellFreed, tellGuestOfOwn, tellStaff } from './booking-events.ts'
import { type BookingRow, findBookingByLink } from './booking-repository.ts'
import { type BookingAsked, findBooking, refuseEnded } from './find-booking.ts'
import { type HostedBooking, withHost } from './hosted-booking.ts'
import { daysAround, freeAt, slotTaken } from './make-booking.ts'
import { trySetTime } from './set-booking-time.ts'
import { mergedSlots, slotsOfStaff } from './slots-of-staff.ts'

type Need = Pick<Deps, 'clock' | 'keys' | 'pools' | 'queue'>

export type NewTime = { readonly startsAt: Date; readonly version: number }

const isSlotType = (type: string): type is SlotTypeId => (slotTypeIds as readonly string[]).includes(type)

/**
 * Moves a booking to another time, with the same person if they are free then. A repeated request changes nothing.
 * @throws Refusal `booking-unknown`, `booking-cancelled`, `booking-past`, `booking-changed` in another window,
 * `slot-taken` with other times; `not-allowed` for a lecture, whose time staff set
 */
export async function moveBooking(
  deps: Need,
  input: BookingAsked,
  { startsAt, version }: NewTime,
): Promise<HostedBooking> {
  const now = deps.clock()
  const { row: seen, as, asker } = await findBooking(deps, input)
  refuseEnded(seen, now)
  const { type, id } = seen
  if (!isSlotType(type) || as !== 'guest') throw new Refusal('not-allowed')
  return asPerson(deps.pools.app, asker, async (tx) => {
    // Of two equal requests at once, the second waits here and then sees what the first did.
    await hold(tx, `booking ${id}`)
    const row = (await findBookingByLink(tx, id)) ?? seen
    refuseEnded(row, now)
    if (row.startsAt?.getTime() === startsAt.getTime()) return withHost(tx, row)
    if (row.version !== version) throw new Refusal('booking-changed')
    const endsAt = new Date(startsAt.getTime() + bookingTypes[type].minutes * 60_000)
    const wanted = { type, days: daysAround(startsAt), now }
    const free = freeAt(await slotsOfStaff(tx, wanted), startsAt)
    const sameFirst = free.toSorted(
      (a, b) => Number(b.staffId === row.staffId) - Number(a.staffId === row.staffId),
    )
    for (const { staffId } of sameFirst) {
      const placed = await trySetTime(tx, { id, version, staffId, startsAt, endsAt, at: now })
      if (placed) return tell(deps, tx, row, staffId)
    }
    throw slotTaken(mergedSlots(await slotsOfStaff(tx, wanted)), startsAt)
  })
}

async function tell(
  deps: Need,
  tx: PersonTransaction,
  before: BookingRow,
  staffId: string,
): Promise<HostedBooking> {
  const version = before.version + 1
  const news = { bookingId: before.id, version, news: 'moved' } as const
  await tellGuestOfOwn(deps, tx, before, news)
  await tellStaff(deps, tx, news)
  if (before.staffId !== null && before.staffId !== staffId && before.startsAt !== null) {
    const freed = { bookingId: before.id, staffId: before.staffId, startsAt: before.startsAt }
    await tellFreed(deps, tx, freed, `${version}`)
  }
  const row = await findBookingByLink(tx, before.id)
  if (row === null) throw new Refusal('booking-unknown')
  return withHost(tx, row)
}
