import { tellGuest } from '#server/bookings/booking-events.ts'
import { type BookingRow, findVisibleBooking } from '#server/bookings/booking-repository.ts'
import { refuseEnded } from '#server/bookings/find-booking.ts'
import { type HostedBooking, withHost } from '#server/bookings/hosted-booking.ts'
import { refusePastTime, setTime, unlessDoneMeanwhile } from '#server/bookings/set-booking-time.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'

type Need = Pick<Deps, 'clock' | 'pools' | 'queue'>

export type LectureTime = {
  readonly bookingId: string
  readonly startsAt: Date
  readonly minutes: number
  readonly version: number
}

/**
 * Staff say yes to a lecture and when: it is theirs to hold. Also outside their published hours, never on top of another
 * booking. The same confirmation sent again changes nothing.
 * @throws Refusal `booking-unknown`, `booking-cancelled`, `booking-changed` when a colleague was first, `slot-taken`,
 * `invalid-input` for a time that has passed
 */
export async function confirmLecture(deps: Need, staffId: string, time: LectureTime): Promise<HostedBooking> {
  const at = deps.clock()
  return asPerson(deps.pools.app, { personId: staffId }, (tx) =>
    unlessDoneMeanwhile(
      () => confirm(deps, tx, staffId, time, at),
      async () => {
        const row = await findVisibleBooking(tx, time.bookingId)
        const isDone = row?.state === 'booked' && row.staffId === staffId && isAt(row, time)
        return isDone ? withHost(tx, row) : null
      },
    ),
  )
}

async function confirm(
  { queue }: Need,
  tx: PersonTransaction,
  staffId: string,
  time: LectureTime,
  at: Date,
): Promise<HostedBooking> {
  const { bookingId, startsAt, version } = time
  const row = await findVisibleBooking(tx, bookingId)
  if (row === null || row.type !== 'lecture') throw new Refusal('booking-unknown')
  refuseEnded(row, at)
  if (row.staffId !== null && row.staffId !== staffId) throw new Refusal('booking-changed')
  if (isAt(row, time)) return withHost(tx, row)
  refusePastTime(startsAt, at)
  await setTime(tx, { id: bookingId, version, staffId, startsAt, endsAt: endOf(time), at })
  const news = row.state === 'requested' ? 'booked' : 'moved'
  await tellGuest({ queue }, tx, { bookingId, version: version + 1, news })
  const placed = await findVisibleBooking(tx, bookingId)
  if (placed === null) throw new Refusal('booking-unknown')
  return withHost(tx, placed)
}

const endOf = ({ startsAt, minutes }: LectureTime): Date => new Date(startsAt.getTime() + minutes * 60_000)

const isAt = (row: BookingRow, time: LectureTime): boolean =>
  row.startsAt?.getTime() === time.startsAt.getTime() && row.endsAt?.getTime() === endOf(time).getTime()
