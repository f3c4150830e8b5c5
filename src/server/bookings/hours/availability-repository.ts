import { sql } from 'kysely'
import {
  type Availability,
  type AvailabilityException,
  exceptionOf,
  type WeeklyHours,
  type WrittenException,
} from '#core/booking/availability.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import type { Span } from '#core/booking/spans.ts'
import { addDays } from '#core/calendar/local-time.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { AvailabilityExceptionTable, AvailabilityTable } from '#server/platform/db/tables/booking.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** The hours of one person of the staff, as they published them. */
export async function readAvailability(tx: PersonTransaction, personId: string) {
  const row = await tx
    .selectFrom('availability')
    .selectAll()
    .where('personId', '=', personId)
    .executeTakeFirst()
  const exceptions = await tx
    .selectFrom('availability_exception')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('fromLocal')
    .orderBy('id')
    .execute()
  return { row: row ?? null, exceptions }
}

/** Whether the transaction's person is staff; locks out their dismissal until the transaction ends. */
export async function holdStaff(tx: PersonTransaction): Promise<boolean> {
  const { rows } = await sql<{ staff: boolean }>`select hold_staff() as staff`.execute(tx)
  return rows[0]?.staff === true
}

export type HoursToKeep = Omit<AvailabilityTable, 'weekly' | 'version'> & {
  readonly weekly: readonly WeeklyHours[]
  /** The version that the person changed; 0 for the first. */
  readonly version: number
}

/** @returns false, with nothing written, when another window has written meanwhile. */
export async function writeAvailability(tx: PersonTransaction, kept: HoursToKeep): Promise<boolean> {
  const row = { ...kept, weekly: JSON.stringify(kept.weekly), version: kept.version + 1 }
  if (kept.version === 0) {
    const made = await tx
      .insertInto('availability')
      .values(row)
      .onConflict((conflict) => conflict.column('personId').doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 1n
  }
  const changed = await tx
    .updateTable('availability')
    .set(row)
    .where('personId', '=', kept.personId)
    .where('version', '=', kept.version)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function insertException(
  tx: PersonTransaction,
  kept: Omit<AvailabilityExceptionTable, 'types'> & { readonly types: readonly string[] },
): Promise<void> {
  await tx
    .insertInto('availability_exception')
    .values({ ...kept, types: JSON.stringify(kept.types) })
    .onConflict((conflict) => conflict.columns(['personId', 'id']).doNothing())
    .execute()
}

export async function deleteException(tx: PersonTransaction, personId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('availability_exception')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .execute()
}

export type OpenHours = Availability & { readonly staffId: string }

type OpenHoursRow = Omit<Availability, 'exceptions'> & {
  readonly personId: string
  readonly exceptions: readonly WrittenException[]
}

/** Everybody's hours, through a gateway function that returns no names. */
export async function listOpenHours(tx: PersonTransaction): Promise<OpenHours[]> {
  const { rows } = await sql<OpenHoursRow>`select * from open_hours()`.execute(tx)
  return rows.map(({ personId: staffId, exceptions, ...hours }) => ({
    staffId,
    ...hours,
    exceptions: exceptions.map(exceptionOf),
  }))
}

/** An exception in the columns of its row: extra hours until midnight end on the next day. */
export function localsOf(exception: AvailabilityException): Pick<
  AvailabilityExceptionTable,
  'kind' | 'fromLocal' | 'untilLocal'
> & {
  types: readonly SlotTypeId[]
} {
  if (exception.kind === 'away') {
    const { kind, from, until } = exception
    return {
      kind,
      fromLocal: `${from.day}T${from.time}`,
      untilLocal: `${until.day}T${until.time}`,
      types: [],
    }
  }
  const { kind, day, from, until, types } = exception
  const lastDay = until === '00:00' ? addDays(day, 1) : day
  return { kind, fromLocal: `${day}T${from}`, untilLocal: `${lastDay}T${until}`, types }
}

/** Length of a slice of time, in milliseconds. */
const slice = 5 * 60 * 1000

/** Held times between two moments, by staff. */
export async function listHeldTimes(
  tx: PersonTransaction,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<ReadonlyMap<string, readonly Span[]>> {
  const { rows } = await sql<{
    staffId: string
    fromSlice: number
    untilSlice: number
  }>`select * from held_times(${from}, ${until})`.execute(tx)
  const held = new Map<string, Span[]>()
  for (const { staffId, fromSlice, untilSlice } of rows) {
    const spans = held.get(staffId) ?? []
    spans.push({ from: fromSlice * slice, until: untilSlice * slice })
    held.set(staffId, spans)
  }
  return held
}

/** The member of staff and the video link; null when that person has stopped. */
export async function findHost(
  tx: PersonTransaction,
  staffId: string,
): Promise<{ name: string; videoUrl: string | null } | null> {
  const { rows } = await sql<{
    name: string
    videoUrl: string | null
  }>`select * from find_host(${staffId})`.execute(tx)
  return rows[0] ?? null
}

/** The host, for e-mails to customers and to staff. */
export function readHost({ kysely }: JobsPool, staffId: string) {
  return kysely
    .selectFrom('availability')
    .select(['name', 'email', 'videoUrl'])
    .where('personId', '=', staffId)
    .executeTakeFirst()
}

/** Deletes exceptions that ended before this local time, `2026-03-29T08:00`. */
export async function forgetExceptions({ kysely }: JobsPool, before: string): Promise<void> {
  await kysely.deleteFrom('availability_exception').where('untilLocal', '<', before).execute()
}
