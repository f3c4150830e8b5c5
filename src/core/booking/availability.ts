import { instantOf } from '../calendar/instant-of.ts'
import {
  addDays,
  type ClockTime,
  type Day,
  type LocalTime,
  type Weekday,
  weekdayOf,
} from '../calendar/local-time.ts'
import { isDayOff } from '../calendar/working-days.ts'
import type { SlotTypeId } from './booking-types.ts'
import { mergeSpans, type Span, subtractSpans } from './spans.ts'

/** Hours of one day in Stockholm time. `until` 00:00 is midnight at the end of that day. */
type Hours = { readonly from: ClockTime; readonly until: ClockTime; readonly types: readonly SlotTypeId[] }

export type WeeklyHours = Hours & { readonly weekday: Weekday }

/** An exception from the week's pattern: hours away, which may span many days, or extra hours on one day. */
export type AvailabilityException =
  | { readonly kind: 'away'; readonly from: LocalTime; readonly until: LocalTime }
  | ({ readonly kind: 'extra'; readonly day: Day } & Hours)

/** An exception as stored and sent: times as `2026-03-29T08:00`, in Stockholm time. */
export type WrittenException = {
  readonly kind: 'away' | 'extra'
  readonly from: string
  readonly until: string
  readonly types: readonly SlotTypeId[]
}

export function exceptionOf({ kind, from, until, types }: WrittenException): AvailabilityException {
  const [fromDay, fromTime] = from.split('T') as [Day, ClockTime]
  const [untilDay, untilTime] = until.split('T') as [Day, ClockTime]
  if (kind === 'extra') return { kind, day: fromDay, from: fromTime, until: untilTime, types }
  return { kind, from: { day: fromDay, time: fromTime }, until: { day: untilDay, time: untilTime } }
}

/** When one member of staff can be booked. */
export type Availability = {
  readonly weekly: readonly WeeklyHours[]
  readonly exceptions: readonly AvailabilityException[]
  /** Kept free before and after each meeting, in minutes: two meetings have the sum of both between them. */
  readonly minutesBefore: number
  readonly minutesAfter: number
  /** The shortest notice, in hours from now. */
  readonly noticeHours: number
  /** The longest time ahead, in days after today. */
  readonly horizonDays: number
}

/** Days from the first to the last, both counted. */
export type Days = { readonly from: Day; readonly to: Day }

const midnight: ClockTime = '00:00'

/** From the instant at which clocks show the beginning to the instant at which they show the end, however long that day is. */
function spanOf(day: Day, { from, until }: Pick<Hours, 'from' | 'until'>): Span {
  const end: LocalTime = until === midnight ? { day: addDays(day, 1), time: midnight } : { day, time: until }
  return { from: instantOf({ day, time: from }).getTime(), until: instantOf(end).getTime() }
}

/**
 * When a person is available for a type on these days: the weekly hours without days off and hours away, and the extra hours. Nobody
 * takes Christmas Eve out of a week's pattern in time, and a guest would wait alone.
 */
export function openSpans(
  { weekly, exceptions }: Pick<Availability, 'weekly' | 'exceptions'>,
  type: SlotTypeId,
  { from, to }: Days,
): Span[] {
  const usual: Span[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isDayOff(day)) continue
    const weekday = weekdayOf(day)
    for (const hours of weekly) {
      if (hours.weekday === weekday && hours.types.includes(type)) usual.push(spanOf(day, hours))
    }
  }
  const away: Span[] = []
  const extra: Span[] = []
  for (const exception of exceptions) {
    if (exception.kind === 'away') {
      away.push({
        from: instantOf(exception.from).getTime(),
        until: instantOf(exception.until).getTime(),
      })
    } else if (exception.types.includes(type) && exception.day >= from && exception.day <= to) {
      extra.push(spanOf(exception.day, exception))
    }
  }
  return mergeSpans([...subtractSpans(mergeSpans(usual), away), ...extra])
}
