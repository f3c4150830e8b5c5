import type { BookingTypeId, DayPart, LectureFormat, MeetingWay } from '#core/booking/booking-types.ts'
import { findHost } from '#server/db/availability-repository.ts'
import type { BookingRow } from '#server/db/booking-repository.ts'
import type { BookingState } from '#server/db/tables/booking.ts'
import type { PersonTransaction } from '#server/db/transaction.ts'

/** What somebody wishes for a lecture. */
export type LectureWishes = {
  readonly days: readonly { readonly day: string; readonly part: DayPart }[]
  readonly groupSize: number
  readonly format: LectureFormat
  /** Empty when online. */
  readonly place: string
  /** Which of our lectures; empty when any. */
  readonly lecture: string
}

export type BookingRecord = {
  readonly id: string
  readonly personId: string | null
  readonly staffId: string | null
  readonly type: BookingTypeId
  readonly state: BookingState
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly way: MeetingWay | LectureFormat
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly language: 'sv' | 'en'
  readonly wishes: LectureWishes | null
  readonly version: number
  readonly changedAt: Date
  readonly cancelledBy: 'guest' | 'staff' | null
  /** Who is met, and where by video. */
  readonly host: { readonly name: string; readonly videoUrl: string | null } | null
}

type Host = { readonly name: string; readonly video_url: string | null }

export function bookingRecord(row: BookingRow, host: Host | null): BookingRecord {
  return {
    id: row.id,
    personId: row.person_id,
    staffId: row.staff_id,
    type: row.type as BookingTypeId,
    state: row.state,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    way: row.way as BookingRecord['way'],
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    wishes: row.wishes as LectureWishes | null,
    version: row.version,
    changedAt: row.changed_at,
    cancelledBy: row.cancelled_by,
    host: host === null ? null : { name: host.name, videoUrl: host.video_url },
  }
}

/** Rows with whom each is held by. */
export async function withHosts(
  tx: PersonTransaction,
  rows: readonly BookingRow[],
): Promise<BookingRecord[]> {
  const hosts = new Map<string, Host | null>()
  for (const { staff_id } of rows) {
    if (staff_id !== null && !hosts.has(staff_id)) hosts.set(staff_id, await findHost(tx, staff_id))
  }
  return rows.map((row) =>
    bookingRecord(row, row.staff_id === null ? null : (hosts.get(row.staff_id) ?? null)),
  )
}

export async function withHost(tx: PersonTransaction, row: BookingRow): Promise<BookingRecord> {
  const [record] = await withHosts(tx, [row])
  if (record === undefined) throw new Error('one row makes one record')
  return record
}
