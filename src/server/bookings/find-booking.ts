import { timingSafeEqual } from 'node:crypto'
import type { Actor } from '#core/access/actor.ts'
import { readPrivateAddress } from '#server/identity/addresses/private-address-repository.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type BookingRow, findBookingByLink, findVisibleBooking } from './booking-repository.ts'
import { type HostedBooking, withHost } from './hosted-booking.ts'

export type BookingAsked = {
  readonly bookingId: string
  /** The secret of the mailed link, for a visitor. */
  readonly token: string | null
  readonly actor: Actor
}

/** A booking, and the role of the actor: the guest who booked it, or staff who hold it. */
export type FoundBooking = {
  readonly row: BookingRow
  readonly as: 'guest' | 'staff'
  /** The person whose transaction may change it; null for the holder of a verified link. */
  readonly asker: { readonly personId: string | null }
}

const sameToken = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Finds a booking by the link in the mail, by the account that booked, or by the staff who hold it. An altered link, somebody else's
 * booking and one that never existed get the same refusal. @throws Refusal `booking-unknown`
 */
export async function findBooking(
  deps: Pick<Deps, 'keys' | 'pools'>,
  { bookingId, token, actor }: BookingAsked,
): Promise<FoundBooking> {
  const linked = token === null ? null : await findLinked(deps, bookingId, token)
  if (linked !== null) return { row: linked, as: 'guest', asker: { personId: null } }
  if (actor.kind !== 'person') throw new Refusal('booking-unknown')
  const asker = { personId: actor.personId }
  const row = await asPerson(deps.pools.app, asker, (tx) => findVisibleBooking(tx, bookingId))
  const as = row?.personId === actor.personId ? 'guest' : 'staff'
  // Staff in a session of the work address beside a private one see bookings that they hold, not those that they made.
  if (row === null || (as === 'guest' && !actor.opensOwn)) throw new Refusal('booking-unknown')
  return { row, as, asker }
}

async function findLinked(
  deps: Pick<Deps, 'keys' | 'pools'>,
  bookingId: string,
  token: string,
): Promise<BookingRow | null> {
  const row = await asPerson(deps.pools.app, { personId: null }, (tx) => findBookingByLink(tx, bookingId))
  return row !== null && sameToken(token, await bookingTokenOf(deps, row)) ? row : null
}

/** @throws Refusal `booking-unknown` */
export async function readBooking(
  deps: Pick<Deps, 'keys' | 'pools'>,
  input: BookingAsked,
): Promise<HostedBooking> {
  const { row } = await findBooking(deps, input)
  return asPerson(deps.pools.app, { personId: null }, (tx) => withHost(tx, row))
}

/** @throws Refusal `booking-cancelled`, `booking-past` for a booking that can no longer be changed */
export function refuseEnded({ state, startsAt }: BookingRow, now: Date): void {
  if (state === 'cancelled' || state === 'declined') throw new Refusal('booking-cancelled')
  if (state === 'no-show' || (startsAt !== null && startsAt <= now)) throw new Refusal('booking-past')
}

/** All staff see lectures; the one who confirms a lecture holds it. @throws Refusal `booking-changed` for one that a colleague holds */
export function refuseHeldByColleague({ staffId }: BookingRow, actor: Actor): void {
  const me = actor.kind === 'person' ? actor.personId : null
  if (staffId !== null && staffId !== me) throw new Refusal('booking-changed')
}

/**
 * The secret of the link in a booking's e-mail. It depends on the person's private address, where there is one: earlier links in
 * the work mailbox then open nothing any more.
 */
export async function bookingTokenOf(
  { keys, pools }: Pick<Deps, 'keys' | 'pools'>,
  { id, personId }: Pick<BookingRow, 'id' | 'personId'>,
): Promise<string> {
  const own = personId === null ? undefined : await readPrivateAddress(pools.identity, personId)
  return keys.bookingToken(id, own?.email ?? null)
}
