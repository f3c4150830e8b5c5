import { instantOf, localTimeAt } from '../calendar/instant-of.ts'
import { addDays } from '../calendar/local-time.ts'
import { type Availability, type Days, openSpans } from './availability.ts'
import { bookingTypes, type SlotTypeId } from './booking-types.ts'
import { overlap, type Span } from './spans.ts'

const minute = 60_000
const hour = 60 * minute

/** The distance between beginnings of slots, or a multiple of it, from the beginning of the open hours. In minutes. */
const grid = 15

export type SlotQuestion = {
  readonly availability: Availability
  /** Booked meetings, with the time before and after each. */
  readonly taken: readonly Span[]
  readonly type: SlotTypeId
  readonly days: Days
  readonly now: Date
}

/** A meeting with the time that is kept free around it. */
export function heldSpan(
  startsAt: Date,
  minutes: number,
  { minutesBefore, minutesAfter }: Pick<Availability, 'minutesBefore' | 'minutesAfter'>,
): Span {
  const start = startsAt.getTime()
  return { from: start - minutesBefore * minute, until: start + (minutes + minutesAfter) * minute }
}

/**
 * When meetings of a type can begin with one person, earliest first. They never overlap, since each leaves room for the one
 * before it. They lie wholly within the open hours, not sooner than the notice and not later than the horizon.
 */
export function freeSlots({ availability, taken, type, days, now }: SlotQuestion): Date[] {
  const { minutes } = bookingTypes[type]
  const { minutesBefore, minutesAfter, noticeHours, horizonDays } = availability
  const step = Math.ceil((minutesBefore + minutes + minutesAfter) / grid) * grid * minute
  const earliest = now.getTime() + noticeHours * hour
  const last = addDays(localTimeAt(now).day, horizonDays)
  const end = instantOf({ day: addDays(last, 1), time: '00:00' }).getTime()

  const slots: Date[] = []
  for (const open of openSpans(availability, type, days)) {
    for (let start = open.from; start + minutes * minute <= open.until && start < end; start += step) {
      const slot = new Date(start)
      const held = heldSpan(slot, minutes, availability)
      if (start >= earliest && !taken.some((span) => overlap(span, held))) slots.push(slot)
    }
  }
  return slots
}

/** The free times closest to one that is taken: the nearest before and after it, earliest first. */
export function nearestSlots(slots: readonly Date[], wanted: Date, most: number): Date[] {
  const distance = (slot: Date) => Math.abs(slot.getTime() - wanted.getTime())
  return slots
    .toSorted((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime())
    .slice(0, most)
    .toSorted((a, b) => a.getTime() - b.getTime())
}
