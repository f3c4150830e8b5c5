import type { LocalTime, Weekday } from './local-time.ts'

/** An event of a calendar file. */
export type CalendarEvent = {
  /** The permanent id of the event: importing it twice gives one event. */
  readonly id: string
  /** What a calendar shows, also to colleagues: nothing about health. */
  readonly title: string
  /** In Stockholm time. */
  readonly start: LocalTime
  /** The length, in minutes. */
  readonly minutes: number
  /** Without it, the event happens once. */
  readonly weekly?: {
    readonly on: readonly Weekday[]
    /** The number of occurrences. */
    readonly times: number
    /** Occurrences that do not happen, by their original start. */
    readonly without?: readonly LocalTime[]
    /** Occurrences that happen at another time. */
    readonly moved?: readonly { readonly from: LocalTime; readonly to: LocalTime }[]
  }
  /** Grows with every change, so that a calendar knows the newer of two files. */
  readonly revision?: number
  /** The calendar reminds this many minutes before the start. */
  readonly remindBefore?: number
  /** The place, or an address on the web. */
  readonly place?: string
  /** The page of the event. It is written as the description too, because some programs show no address of an event. */
  readonly link?: string
  /** The other party: name and address. */
  readonly organiser?: { readonly name: string; readonly email: string }
  /** Cancels the event: a calendar that has it removes it. */
  readonly cancelled?: true
}

/**
 * The rules of Stockholm's clocks since 1996 (Directive 2000/84/EC): forward at 02:00 on the last Sunday of
 * March, back at 03:00 on the last Sunday of October.
 */
const stockholm = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Stockholm',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A calendar that programs follow at an address (RFC 7986): its name, and how often they fetch it. */
export type FollowedCalendar = {
  /** Without a name some programs show the address, with its secret. All viewers of the calendar see it: nothing about health. */
  readonly name: string
  /** Hours between two fetches. */
  readonly everyHours: number
}

/**
 * A calendar file (RFC 5545). Times are wall-clock times with their zone, so an event at eight stays at eight when the
 * clocks change. Events are private and belong to one person.
 * @param written when the file is made
 * @param followed absent: a file that is opened once
 */
export function writeCalendar(
  events: readonly CalendarEvent[],
  written: Date,
  followed?: FollowedCalendar,
): string {
  const stamp = `${written
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Andrum//Calendar//SV',
    'CALSCALE:GREGORIAN',
    // RFC 5546: PUBLISH publishes an event, a higher sequence changes it, and CANCEL withdraws it.
    events.some(({ cancelled }) => cancelled) ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    ...(followed === undefined ? [] : followedLines(followed)),
    ...stockholm,
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** With the property names of the standard, and with those that programs knew before it. */
function followedLines({ name, everyHours }: FollowedCalendar): string[] {
  const [title, duration] = [escapeText(name), `PT${everyHours}H`]
  return [
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${duration}`,
    `X-PUBLISHED-TTL:${duration}`,
  ]
}

function linesOf(event: CalendarEvent, stamp: string): string[] {
  const { start, weekly } = event
  if (weekly === undefined) return eventLines(event, stamp, [startLine(start)])
  const { without = [], moved = [] } = weekly
  return [
    ...eventLines(event, stamp, [
      startLine(start),
      repeatLine(weekly),
      ...without.map((time) => `EXDATE;${zoned(time)}`),
    ]),
    ...moved.flatMap(({ from, to }) =>
      eventLines(event, stamp, [`RECURRENCE-ID;${zoned(from)}`, startLine(to)]),
    ),
  ]
}

/** @param when the lines with the start, and with the repetition or the occurrence that it replaces */
function eventLines(event: CalendarEvent, stamp: string, when: readonly string[]): string[] {
  const title = escapeText(event.title)
  const remind =
    event.remindBefore === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${title}`,
          `TRIGGER:-PT${event.remindBefore}M`,
          'END:VALARM',
        ]
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}`,
    `DTSTAMP:${stamp}`,
    ...(event.revision === undefined ? [] : [`SEQUENCE:${event.revision}`]),
    ...when,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${title}`,
    ...(event.link === undefined ? [] : [`URL:${event.link}`, `DESCRIPTION:${escapeText(event.link)}`]),
    ...agreementLines(event),
    'CLASS:PRIVATE',
    ...remind,
    'END:VEVENT',
  ]
}

const zoned = (time: LocalTime): string => `TZID=Europe/Stockholm:${compact(time)}`
const startLine = (time: LocalTime): string => `DTSTART;${zoned(time)}`
/** Lines that only an event with another party has. */
function agreementLines({ place, organiser, cancelled }: CalendarEvent): string[] {
  return [
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    // A quoted parameter cannot contain a quote (RFC 5545, 3.2).
    ...(organiser === undefined
      ? []
      : [`ORGANIZER;CN="${organiser.name.replace(/["\p{Cc}]/gu, '')}":mailto:${organiser.email}`]),
    ...(cancelled ? ['STATUS:CANCELLED'] : []),
  ]
}

const compact = ({ day, time }: LocalTime): string => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`

function repeatLine({ on, times }: NonNullable<CalendarEvent['weekly']>): string {
  const days = on.map((weekday) => dayCodes[weekday - 1]).join(',')
  return `RRULE:FREQ=WEEKLY;COUNT=${times};BYDAY=${days}`
}

/** RFC 5545, 3.3.11. Removes control characters, which a calendar cannot contain. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' ? '\n' : ''))
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Bytes a line may have before its break (RFC 5545, 3.1). */
const longestLine = 75

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Breaks a long line between characters, never inside one (a character may have several bytes). */
function fold(line: string): string {
  let folded = ''
  let width = 0
  for (const character of line) {
    const bytes = bytesOf(character)
    if (width + bytes > longestLine) {
      folded += '\r\n '
      width = 1
    }
    folded += character
    width += bytes
  }
  return folded
}
