import type { SignedIn } from '#core/access/actor.ts'
import {
  bookingTypes,
  type LectureWishes,
  type MeetingWay,
  type SlotTypeId,
} from '#core/booking/booking-types.ts'
import { nearestSlots } from '#core/booking/free-slots.ts'
import { reminderTime } from '#core/booking/reminder-time.ts'
import { localTimeAt } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { type Limit, tooMany, withinLimits } from '#server/platform/limits/within-limits.ts'
import { tellGuestOfOwn, tellStaff } from './booking-events.ts'
import { type BookingToMake, findBookingByLink, insertBooking } from './booking-repository.ts'
import { bookingTokenOf } from './find-booking.ts'
import { type HostedBooking, withHost } from './hosted-booking.ts'
import { mergedSlots, type SlotsOfOne, slotsOfStaff } from './slots-of-staff.ts'

export type Booker = {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** The guest's company; empty for a private person. */
  readonly company: string
  readonly language: Language
  /** A signed-in person owns the booking, and the account's erasure deletes it. */
  readonly person: SignedIn | null
  /** The idempotency key that the browser makes for each booking. */
  readonly key: string | null
  /** The network of the guest's household or office. */
  readonly network: string
}

export type SlotWish = {
  readonly type: SlotTypeId
  readonly startsAt: Date
  readonly way: MeetingWay
  /** Only with this person; by default with anybody who is free then. */
  readonly staff?: string | undefined
}

type Need = Pick<Deps, 'clock' | 'keys' | 'newId' | 'pools' | 'queue'>

/** Quotas an hour. An office behind one address may book for several people, but nobody can fill the calendar. */
const perHour = { ofNetwork: 20, ofAccount: 10 } as const

/** How many coming bookings one account may have. */
const mostToCome = 6

const othersOffered = 6

export type Made = { readonly booking: HostedBooking; readonly token: string }

/**
 * Books a free time with the member of staff who is free then and has the fewest meetings, and enqueues confirmation and
 * notice.
 * @throws Refusal `slot-taken` with other times, `not-signed-in` for a support session, `too-many-requests`,
 * `idempotency-conflict` when the key stands for another booking
 */
export async function bookSlot(deps: Need, wish: SlotWish, booker: Booker): Promise<Made> {
  const { who } = bookingTypes[wish.type]
  if (who === 'signed-in' && booker.person === null) throw new Refusal('not-signed-in')
  return made(deps, booker, (now) => takeSlot(deps, wish, booker, now))
}

async function made(deps: Need, booker: Booker, book: (now: Date) => Promise<HostedBooking>): Promise<Made> {
  return withinLimits(deps, limitsOf(deps, booker), async (now) => {
    const booking = await book(now)
    return { booking, token: await bookingTokenOf(deps, booking) }
  })
}

async function takeSlot(
  deps: Need,
  { type, startsAt, way, staff }: SlotWish,
  booker: Booker,
  now: Date,
): Promise<HostedBooking> {
  const { minutes } = bookingTypes[type]
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const asked = { type, startsAt: startsAt.toISOString(), way, staff }
  const reminder = reminderTime(startsAt, now)
  const row = { ...rowOf(deps, booker, asked, now), type, way, wishes: null }
  return asPerson(deps.pools.app, { personId: row.personId }, async (tx) => {
    const again = await findAgain(tx, row)
    if (again !== null) return again
    const wanted = { type, staff, days: daysAround(startsAt), now }
    const everybody = await slotsOfStaff(tx, wanted)
    for (const { staffId } of freeAt(everybody, startsAt)) {
      const timed = { ...row, staffId, startsAt, endsAt, reminderAt: reminder }
      const making = await insertBooking(tx, timed)
      if (making === 'taken') continue
      return finish(deps, tx, row, making)
    }
    // The time may have been taken by this same request, sent twice at once.
    const meanwhile = await findAgain(tx, row)
    if (meanwhile !== null) return meanwhile
    // Read again: somebody else may have taken what was free a moment ago.
    const left = mergedSlots(await slotsOfStaff(tx, wanted))
    throw slotTaken(left, startsAt)
  })
}

/** Stores the wishes for a lecture, which staff answer. @throws Refusal as `bookSlot`, but for the time */
export async function requestLecture(deps: Need, wishes: LectureWishes, booker: Booker): Promise<Made> {
  return made(deps, booker, (now) => bookLecture(deps, wishes, booker, now))
}

function bookLecture(deps: Need, wishes: LectureWishes, booker: Booker, now: Date): Promise<HostedBooking> {
  const row = {
    ...rowOf(deps, booker, { type: 'lecture', wishes }, now),
    type: 'lecture' as const,
    way: wishes.format,
    wishes,
    staffId: null,
    startsAt: null,
    endsAt: null,
    reminderAt: null,
  }
  return asPerson(deps.pools.app, { personId: row.personId }, async (tx) => {
    const again = await findAgain(tx, row)
    if (again !== null) return again
    return finish(deps, tx, row, await insertBooking(tx, row))
  })
}

/** The staff who are free at exactly this time. */
export const freeAt = (everybody: readonly SlotsOfOne[], startsAt: Date): readonly SlotsOfOne[] =>
  everybody.filter(({ slots }) => slots.some((slot) => slot.getTime() === startsAt.getTime()))

/** The days in which other times are looked for: the day itself, one before and two weeks after. */
export function daysAround(startsAt: Date) {
  const { day } = localTimeAt(startsAt)
  return { from: addDays(day, -1), to: addDays(day, 14) }
}

export const slotTaken = (left: readonly Date[], wanted: Date): Refusal =>
  new Refusal('slot-taken', {
    slots: nearestSlots(left, wanted, othersOffered).map((slot) => slot.toISOString()),
  })

/**
 * Visitors have no quota by address: a refusal would reveal what others have booked under it. Bookings by accounts do not
 * count for a visitor either: a colleague in the same office could learn that somebody has booked a meeting.
 */
function limitsOf({ keys }: Need, { person, network }: Booker): readonly Limit[] {
  const from = person === null ? 'bookings from network' : 'bookings of accounts from network'
  const ofNetwork = { key: keys.attemptKey(from, network), limit: perHour.ofNetwork }
  if (person === null) return [ofNetwork]
  return [
    ofNetwork,
    { key: keys.attemptKey('bookings of account', person.personId), limit: perHour.ofAccount },
  ]
}

function rowOf({ keys, newId }: Need, booker: Booker, asked: object, at: Date) {
  const { name, email, phone, company, language, person, key } = booker
  const owner = person?.personId ?? null
  const wish = JSON.stringify([asked, name, email, phone, company, language])
  return {
    id: key === null ? newId() : idOfKey(keys.attemptKey('booking', `${owner ?? ''} ${key}`)),
    askedHash: keys.attemptKey('booking asked', wish),
    personId: owner,
    name,
    email,
    phone,
    company,
    language,
    at,
    mostToCome,
  }
}

type Identified = Pick<BookingToMake, 'id' | 'askedHash' | 'at'>

/** The booking that this key has made already. @throws Refusal `idempotency-conflict` when it is another */
async function findAgain(tx: PersonTransaction, { id, askedHash }: Identified) {
  const row = await findBookingByLink(tx, id)
  if (row === null) return null
  if (!row.askedHash.equals(askedHash)) throw new Refusal('idempotency-conflict')
  return withHost(tx, row)
}

async function finish(
  deps: Need,
  tx: PersonTransaction,
  row: Identified & Pick<BookingToMake, 'personId' | 'email'> & { readonly type: string },
  making: Awaited<ReturnType<typeof insertBooking>>,
): Promise<HostedBooking> {
  if (making === 'too-many') throw tooMany(row.at)
  const booking = await findAgain(tx, row)
  if (booking === null) throw new Error(`A booking was ${making} and is not there`)
  if (making === 'made') {
    const news = {
      bookingId: row.id,
      version: 0,
      news: row.type === 'lecture' ? 'requested' : 'booked',
    } as const
    await tellGuestOfOwn(deps, tx, row, news)
    await tellStaff(deps, tx, news)
  }
  return booking
}
