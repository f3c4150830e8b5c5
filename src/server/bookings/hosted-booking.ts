import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import { type BookingRow, listOwnBookings } from './booking-repository.ts'
import { findHost } from './hours/availability-repository.ts'

/** The member of staff, and the link of a video meeting. */
type Host = { readonly name: string; readonly videoUrl: string | null }

/** A booking in the form that pages and e-mails use. */
export type HostedBooking = Readonly<Omit<BookingRow, 'askedHash' | 'lastKey' | 'reminderAt' | 'madeAt'>> & {
  readonly host: Host | null
}

export function hostedBooking(row: BookingRow, host: Host | null): HostedBooking {
  const { askedHash, lastKey, reminderAt, madeAt, ...told } = row
  return { ...told, host }
}

/** Adds its host to each booking. */
export async function withHosts(
  tx: PersonTransaction,
  rows: readonly BookingRow[],
): Promise<HostedBooking[]> {
  const hosts = new Map<string, Host | null>()
  for (const { staffId } of rows) {
    if (staffId !== null && !hosts.has(staffId)) hosts.set(staffId, await findHost(tx, staffId))
  }
  return rows.map((row) => hostedBooking(row, row.staffId === null ? null : (hosts.get(row.staffId) ?? null)))
}

/** All stored bookings of a signed-in person; the latest time first. */
export async function ownBookings(tx: PersonTransaction, personId: string): Promise<HostedBooking[]> {
  return withHosts(tx, await listOwnBookings(tx, personId))
}

export async function withHost(tx: PersonTransaction, row: BookingRow): Promise<HostedBooking> {
  const [hosted] = await withHosts(tx, [row])
  if (hosted === undefined) throw new Error('one row makes one booking')
  return hosted
}
