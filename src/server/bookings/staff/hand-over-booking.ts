import type { BookingTypeId } from '#core/booking/booking-types.ts'
import { isFree } from '#core/booking/is-free.ts'
import { defaultLanguage, rowOf } from '#core/languages.ts'
import { tellGuest, tellStaff } from '#server/bookings/booking-events.ts'
import {
  type BookingRow,
  findPlaced,
  findVisibleBooking,
  notePlacing,
} from '#server/bookings/booking-repository.ts'
import { refuseEnded } from '#server/bookings/find-booking.ts'
import { type HostedBooking, withHost } from '#server/bookings/hosted-booking.ts'
import { findHost, listHeldTimes, listOpenHours } from '#server/bookings/hours/availability-repository.ts'
import { refusePastTime, setTime } from '#server/bookings/set-booking-time.ts'
import { hold, holdPerson } from '#server/platform/db/hold.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'

export type Colleague = { readonly id: string; readonly name: string }

/** A booking that has a time. */
type Timed = BookingRow & { readonly startsAt: Date; readonly endsAt: Date }

const minute = 60_000
const day = 24 * 60 * minute

/** Colleagues who could hold this booking at that time. @throws Refusal `booking-unknown` for one that the asker does not hold */
export function listFreeStaff(
  { pools }: Pick<Deps, 'pools'>,
  staffId: string,
  { bookingId, startsAt }: { readonly bookingId: string; readonly startsAt: Date },
): Promise<Colleague[]> {
  return asPerson(pools.app, { personId: staffId }, async (tx) =>
    colleaguesFree(tx, await findHeld(tx, staffId, bookingId), startsAt),
  )
}

export type Placement = {
  readonly bookingId: string
  readonly startsAt: Date
  /** The new holder; the asker, when the booking is only moved. */
  readonly holderId: string
  readonly version: number
  /** The idempotency key that the browser makes for each change. */
  readonly key: string | null
}

/**
 * The holder of a booking gives it another time, also outside their own hours, or hands it over to a colleague who is
 * free then, or both at once. The guest and the colleague are told. A repeated request changes nothing and gets
 * the same answer, even when the colleague holds the booking by then.
 * @throws Refusal `booking-unknown`, `booking-cancelled`, `booking-past`, `booking-changed` since the page read it,
 * `slot-taken`, `invalid-input` for a time that has passed, `idempotency-conflict` when the key stands for another change
 */
export async function handOverBooking(
  deps: Pick<Deps, 'clock' | 'keys' | 'pools' | 'queue'>,
  staffId: string,
  wish: Placement,
): Promise<HostedBooking> {
  const { clock, keys, pools } = deps
  const { bookingId, startsAt, holderId, version } = wish
  const key = wish.key === null ? null : keys.attemptKey('place booking', `${staffId} ${wish.key}`)
  const at = clock()
  return asPerson(pools.app, { personId: staffId }, async (tx) => {
    await hold(tx, `booking ${bookingId}`)
    const before = key === null ? null : await findPlaced(tx, bookingId, key)
    if (before !== null) return withHost(tx, sentBefore(before, wish))
    const row = await findHeld(tx, staffId, bookingId)
    refuseEnded(row, at)
    const sameTime = row.startsAt.getTime() === startsAt.getTime()
    if (sameTime && holderId === staffId) return withHost(tx, row)
    if (row.version !== version) throw new Refusal('booking-changed')
    refusePastTime(startsAt, at)
    if (holderId !== staffId) {
      const colleagues = await colleaguesFree(tx, row, startsAt)
      if (!colleagues.some(({ id }) => id === holderId)) throw new Refusal('slot-taken', { slots: [] })
    }
    const endsAt = new Date(startsAt.getTime() + lengthOf(row) * minute)
    // Locked before the booking is noted, in the order of place_booking.
    await holdPerson(tx, holderId)
    if (key !== null) await notePlacing(tx, bookingId, key)
    await setTime(tx, { id: bookingId, version, staffId: holderId, startsAt, endsAt, at })
    const told = { bookingId, version: version + 1 }
    await tellGuest(deps, tx, { ...told, news: sameTime ? 'handed-over' : 'moved-by-staff' })
    if (holderId !== staffId) await tellStaff(deps, tx, { ...told, news: 'handed-over' })
    // After a handover they may no longer read it: this is what they have just written.
    const placed = { startsAt, endsAt, staffId: holderId, version: told.version }
    return withHost(tx, { ...row, ...placed })
  })
}

/** The result of an equal earlier request. @throws Refusal `idempotency-conflict`, `booking-changed` since then */
function sentBefore(row: BookingRow, { startsAt, holderId, version }: Placement): BookingRow {
  if (row.version > version + 1) throw new Refusal('booking-changed')
  const same = row.version === version + 1 && row.staffId === holderId
  if (!same || row.startsAt?.getTime() !== startsAt.getTime()) throw new Refusal('idempotency-conflict')
  return row
}

async function findHeld(tx: PersonTransaction, staffId: string, bookingId: string): Promise<Timed> {
  const row = await findVisibleBooking(tx, bookingId)
  if (row === null || row.staffId !== staffId) throw new Refusal('booking-unknown')
  const { startsAt, endsAt } = row
  if (startsAt === null || endsAt === null) throw new Refusal('booking-unknown')
  return { ...row, startsAt, endsAt }
}

const lengthOf = ({ startsAt, endsAt }: Timed): number => (endsAt.getTime() - startsAt.getTime()) / minute

async function colleaguesFree(tx: PersonTransaction, row: Timed, startsAt: Date): Promise<Colleague[]> {
  const around = { from: new Date(startsAt.getTime() - day), until: new Date(startsAt.getTime() + 2 * day) }
  const held = await listHeldTimes(tx, around)
  const free = (await listOpenHours(tx)).filter(
    ({ staffId, ...availability }) =>
      staffId !== row.staffId &&
      isFree({
        availability,
        taken: held.get(staffId) ?? [],
        type: row.type as BookingTypeId,
        startsAt,
        minutes: lengthOf(row),
      }),
  )
  const named: Colleague[] = []
  for (const { staffId } of free) {
    const host = await findHost(tx, staffId)
    if (host !== null) named.push({ id: staffId, name: host.name })
  }
  return named.toSorted((a, b) => a.name.localeCompare(b.name, rowOf(defaultLanguage).locale))
}
