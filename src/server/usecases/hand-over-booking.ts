import type { BookingTypeId } from '#core/booking/booking-types.ts'
import { isFree } from '#core/booking/is-free.ts'
import { reminderTime } from '#core/booking/reminder-time.ts'
import { findHost, listHeldTimes, listOpenHours } from '#server/db/availability-repository.ts'
import { type BookingRow, findVisibleBooking, placeBooking } from '#server/db/booking-repository.ts'
import { asPerson, type PersonTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { type BookingRecord, withHost } from './booking-record.ts'
import { refuseEnded } from './find-booking.ts'

export type Colleague = { readonly id: string; readonly name: string }

/** A booking that has a time. */
type Timed = BookingRow & { readonly starts_at: Date; readonly ends_at: Date }

const minute = 60_000
const day = 24 * 60 * minute

/** Who of the others could hold this booking if it began then. @throws Refusal `booking-unknown` for one that is not held by the asker */
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
  /** Who holds it from now on; oneself, when it is only moved. */
  readonly holderId: string
  readonly version: number
}

/**
 * Whoever holds a booking gives it another time, also outside their own hours, or hands it over to a colleague who is
 * free then, or both at once. The guest is told, and so is the colleague. The same wish sent again changes nothing.
 * @throws Refusal `booking-unknown`, `booking-cancelled`, `booking-past`, `booking-changed` since it was seen,
 * `slot-taken`, `invalid-input` for a time that has passed
 */
export async function handOverBooking(
  { clock, pools, queue }: Pick<Deps, 'clock' | 'pools' | 'queue'>,
  staffId: string,
  { bookingId, startsAt, holderId, version }: Placement,
): Promise<BookingRecord> {
  const at = clock()
  return asPerson(pools.app, { personId: staffId }, async (tx) => {
    const row = await findHeld(tx, staffId, bookingId)
    refuseEnded(row, at)
    const sameTime = row.starts_at.getTime() === startsAt.getTime()
    if (sameTime && holderId === staffId) return withHost(tx, row)
    if (row.version !== version) throw new Refusal('booking-changed')
    if (startsAt <= at) {
      throw new Refusal('invalid-input', { errors: [{ path: 'startsAt', code: 'in-the-past' }] })
    }
    if (holderId !== staffId) {
      const colleagues = await colleaguesFree(tx, row, startsAt)
      if (!colleagues.some(({ id }) => id === holderId)) throw new Refusal('slot-taken', { slots: [] })
    }
    const endsAt = new Date(startsAt.getTime() + lengthOf(row) * minute)
    const reminderAt = reminderTime(startsAt, at)
    const time = { id: bookingId, version, staffId: holderId, startsAt, endsAt, reminderAt, at }
    const placing = await placeBooking(tx, time)
    if (placing === 'taken') throw new Refusal('slot-taken', { slots: [] })
    if (placing === 'changed') throw new Refusal('booking-changed')
    const told = { bookingId, version: version + 1 }
    const key = `${bookingId} ${told.version}`
    const news = sameTime ? 'handed-over' : 'moved-by-staff'
    await queue.enqueue(tx, 'send-booking-letter', { ...told, news }, { key })
    if (holderId !== staffId) {
      await queue.enqueue(tx, 'send-booking-notice', { ...told, news: 'handed-over' }, { key })
    }
    // Handed over it is no longer theirs to read: this is what they have just written.
    const placed = { starts_at: startsAt, ends_at: endsAt, staff_id: holderId, version: told.version }
    return withHost(tx, { ...row, ...placed })
  })
}

async function findHeld(tx: PersonTransaction, staffId: string, bookingId: string): Promise<Timed> {
  const row = await findVisibleBooking(tx, bookingId)
  if (row === null || row.staff_id !== staffId) throw new Refusal('booking-unknown')
  const { starts_at, ends_at } = row
  if (starts_at === null || ends_at === null) throw new Refusal('booking-unknown')
  return { ...row, starts_at, ends_at }
}

const lengthOf = ({ starts_at, ends_at }: Timed): number => (ends_at.getTime() - starts_at.getTime()) / minute

async function colleaguesFree(tx: PersonTransaction, row: Timed, startsAt: Date): Promise<Colleague[]> {
  const around = { from: new Date(startsAt.getTime() - day), until: new Date(startsAt.getTime() + 2 * day) }
  const held = await listHeldTimes(tx, around)
  const free = (await listOpenHours(tx)).filter(
    ({ staffId, ...availability }) =>
      staffId !== row.staff_id &&
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
  return named.toSorted((a, b) => a.name.localeCompare(b.name, 'sv'))
}
