import { tellGuest } from '#server/bookings/booking-events.ts'
import { findVisibleBooking } from '#server/bookings/booking-repository.ts'
import { refuseEnded } from '#server/bookings/find-booking.ts'
import { type HostedBooking, withHost } from '#server/bookings/hosted-booking.ts'
import { refusePastTime, setTime } from '#server/bookings/set-booking-time.ts'
import { hold } from '#server/platform/db/hold.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'

export type LectureTime = {
  readonly bookingId: string
  readonly startsAt: Date
  readonly minutes: number
  readonly version: number
}

/**
 * One of the staff confirms a lecture with its time, and holds it from then on. The time may lie outside their published hours, never
 * on another booking. A repeated request changes nothing.
 * @throws Refusal `booking-unknown`, `booking-cancelled`, `booking-changed` when a colleague was first, `slot-taken`,
 * `invalid-input` for a time that has passed
 */
export async function confirmLecture(
  { clock, pools, queue }: Pick<Deps, 'clock' | 'pools' | 'queue'>,
  staffId: string,
  { bookingId, startsAt, minutes, version }: LectureTime,
): Promise<HostedBooking> {
  const at = clock()
  return asPerson(pools.app, { personId: staffId }, async (tx) => {
    await hold(tx, `booking ${bookingId}`)
    const row = await findVisibleBooking(tx, bookingId)
    if (row === null || row.type !== 'lecture') throw new Refusal('booking-unknown')
    refuseEnded(row, at)
    if (row.staffId !== null && row.staffId !== staffId) throw new Refusal('booking-changed')
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
    if (row.startsAt?.getTime() === startsAt.getTime() && row.endsAt?.getTime() === endsAt.getTime()) {
      return withHost(tx, row)
    }
    refusePastTime(startsAt, at)
    await setTime(tx, { id: bookingId, version, staffId, startsAt, endsAt, at })
    const news = row.state === 'requested' ? 'booked' : 'moved'
    await tellGuest({ queue }, tx, { bookingId, version: version + 1, news })
    const placed = await findVisibleBooking(tx, bookingId)
    if (placed === null) throw new Refusal('booking-unknown')
    return withHost(tx, placed)
  })
}
