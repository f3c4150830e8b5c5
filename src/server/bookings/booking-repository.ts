import { type Selectable, sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { BookingTable } from '#server/platform/db/tables/booking.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type BookingRow = Selectable<BookingTable>

export type BookingToMake = Pick<
  BookingRow,
  | 'id'
  | 'askedHash'
  | 'personId'
  | 'staffId'
  | 'type'
  | 'startsAt'
  | 'endsAt'
  | 'way'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'language'
  | 'wishes'
  | 'reminderAt'
> & {
  readonly at: Date
  /** How many future bookings an account may have. */
  readonly mostToCome: number
}

/** 'same': this booking exists already. 'other': its key belongs to another. 'taken': the time is no longer free. */
export type Making = 'made' | 'same' | 'other' | 'taken' | 'too-many'

export async function insertBooking(tx: PersonTransaction, made: BookingToMake): Promise<Making> {
  const wishes = made.wishes === null ? null : JSON.stringify(made.wishes)
  const { rows } = await sql<{ making: Making }>`select make_booking(
    ${made.id}, ${made.askedHash}, ${made.personId}, ${made.staffId}, ${made.type}, ${made.startsAt}, ${made.endsAt},
    ${made.way}, ${made.name}, ${made.email}, ${made.phone}, ${made.company}, ${made.language}, ${wishes}, ${made.reminderAt}, ${made.at},
    ${made.mostToCome}) as making`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('make_booking answered nothing')
  return row.making
}

/** Any booking by its id: call this only for somebody who holds its link, or has just made it. */
export async function findBookingByLink(tx: PersonTransaction, id: string): Promise<BookingRow | null> {
  const { rows } = await sql<BookingRow>`select * from find_booking(${id})`.execute(tx)
  return rows[0] ?? null
}

/** A booking as row-level security shows it: to the person who booked it and to the one who holds it. */
export async function findVisibleBooking(tx: PersonTransaction, id: string): Promise<BookingRow | null> {
  const row = await tx.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Newest time first; requested lectures, which have none, come first. */
export function listOwnBookings(tx: PersonTransaction, personId: string): Promise<BookingRow[]> {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('startsAt', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute()
}

export function listHeldBookings(
  tx: PersonTransaction,
  staffId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<BookingRow[]> {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('staffId', '=', staffId)
    .where('startsAt', '>=', from)
    .where('startsAt', '<', until)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
}

/** The coming bookings that one of the staff holds: they must be called off when that person stops. */
export function listComingBookings(tx: PersonTransaction, staffId: string, now: Date): Promise<BookingRow[]> {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('staffId', '=', staffId)
    .where('state', '=', 'booked')
    .where('startsAt', '>', now)
    .execute()
}

export function listRequests(tx: PersonTransaction): Promise<BookingRow[]> {
  return tx
    .selectFrom('booking')
    .selectAll()
    .where('state', '=', 'requested')
    .where('type', '=', 'lecture')
    .orderBy('madeAt')
    .orderBy('id')
    .limit(200)
    .execute()
}

export type NewTime = {
  readonly id: string
  /** The version that the page showed. */
  readonly version: number
  readonly staffId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly reminderAt: Date | null
  readonly at: Date
}

export async function placeBooking(
  tx: PersonTransaction,
  { id, version, staffId, startsAt, endsAt, reminderAt, at }: NewTime,
): Promise<'placed' | 'taken' | 'changed'> {
  const { rows } = await sql<{ placing: 'placed' | 'taken' | 'changed' }>`select place_booking(
    ${id}, ${version}, ${staffId}, ${startsAt}, ${endsAt}, ${reminderAt}, ${at}) as placing`.execute(tx)
  return rows[0]?.placing ?? 'changed'
}

/** Stores the hashed idempotency key of a change by staff, before they place a booking that they hold. */
export async function notePlacing(tx: PersonTransaction, id: string, key: Buffer): Promise<void> {
  await sql`select note_placing(${id}, ${key})`.execute(tx)
}

/** The booking that a change with this key has already placed, even when somebody else holds it now. */
export async function findPlaced(tx: PersonTransaction, id: string, key: Buffer): Promise<BookingRow | null> {
  const { rows } = await sql<BookingRow>`select * from find_placed(${id}, ${key})`.execute(tx)
  return rows[0] ?? null
}

export type Ending = {
  readonly id: string
  readonly state: 'cancelled' | 'declined'
  readonly by: 'guest' | 'staff'
  readonly at: Date
}

/** @returns false when the booking is over, or has been ended already. */
export async function endBooking(tx: PersonTransaction, { id, state, by, at }: Ending): Promise<boolean> {
  const { rows } = await sql<{
    ended: boolean
  }>`select end_booking(${id}, ${state}, ${by}, ${at}) as ended`.execute(tx)
  return rows[0]?.ended === true
}

export async function markNoShow(
  tx: PersonTransaction,
  { id, noShow, at }: { readonly id: string; readonly noShow: boolean; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql<{
    marked: boolean
  }>`select mark_no_show(${id}, ${noShow}, ${at}) as marked`.execute(tx)
  return rows[0]?.marked === true
}

export function readBooking({ kysely }: JobsPool, id: string): Promise<BookingRow | undefined> {
  return kysely.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Bookings whose reminder is due, the longest waiting first. */
export function listDueReminders(
  { kysely }: JobsPool,
  now: Date,
): Promise<Pick<BookingRow, 'id' | 'version' | 'startsAt'>[]> {
  return kysely
    .selectFrom('booking')
    .select(['id', 'version', 'startsAt'])
    .where('reminderAt', '<=', now)
    .where('state', '=', 'booked')
    .orderBy('reminderAt')
    .limit(500)
    .execute()
}

/** Clears the reminder of this version. A booking that was moved meanwhile keeps its new one. */
export async function clearReminder(
  { kysely }: JobsPool,
  { id, version }: Pick<BookingRow, 'id' | 'version'>,
): Promise<void> {
  await kysely
    .updateTable('booking')
    .set({ reminderAt: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

/** Deletes bookings that were over, or last changed without a time, before this. */
export async function forgetBookings({ kysely }: JobsPool, before: Date): Promise<void> {
  await kysely
    .deleteFrom('booking')
    .where((row) =>
      row.or([
        row('endsAt', '<', before),
        row.and([row('endsAt', 'is', null), row('changedAt', '<', before)]),
      ]),
    )
    .execute()
}
