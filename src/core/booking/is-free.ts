import { localTimeAt } from '../calendar/instant-of.ts'
import { addDays } from '../calendar/local-time.ts'
import { type Availability, openSpans } from './availability.ts'
import type { BookingTypeId } from './booking-types.ts'
import { heldSpan } from './free-slots.ts'
import { overlap, type Span } from './spans.ts'

export type FreeQuestion = {
  readonly availability: Availability
  /** Booked meetings, with the time before and after each. */
  readonly taken: readonly Span[]
  readonly type: BookingTypeId
  readonly startsAt: Date
  readonly minutes: number
}

/**
 * Whether a person can take over a meeting: they have no booking around it, and it lies within their hours for its type. A
 * lecture has no hours. Notice, horizon and the grid of slots do not count, because a colleague asks.
 */
export function isFree({ availability, taken, type, startsAt, minutes }: FreeQuestion): boolean {
  const held = heldSpan(startsAt, minutes, availability)
  if (taken.some((span) => overlap(span, held))) return false
  if (type === 'lecture') return true
  const { day } = localTimeAt(startsAt)
  const from = startsAt.getTime()
  const until = from + minutes * 60_000
  const hours = openSpans(availability, type, { from: addDays(day, -1), to: addDays(day, 1) })
  return hours.some((open) => open.from <= from && until <= open.until)
}
