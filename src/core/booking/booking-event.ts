import { localTimeAt } from '../calendar/instant-of.ts'
import type { CalendarEvent } from '../calendar/write-calendar.ts'

export type BookedTime = {
  readonly id: string
  /** Counts changes: the calendar keeps the file with the highest. */
  readonly version: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly cancelled: boolean
}

type Words = {
  /** What a calendar shows, also to colleagues. */
  readonly title: string
  readonly place: string
  readonly organiser: { readonly name: string; readonly email: string }
}

/** The calendar reminds this many minutes before a meeting. */
const remindBefore = 30

/** A booking as an event: the same booking is the same event in every file, the one in the mail and the one on the page. */
export function bookingEvent(
  { id, version, startsAt, endsAt, cancelled }: BookedTime,
  { title, place, organiser }: Words,
): CalendarEvent {
  return {
    id: `booking-${id}@andrum`,
    title,
    start: localTimeAt(startsAt),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    revision: version,
    place,
    organiser,
    ...(cancelled ? { cancelled } : { remindBefore }),
  }
}
