import type { LocalTime, Weekday } from './local-time.ts'

/** Something to do at a time, as a calendar file tells it. */
export type CalendarEvent = {
  /** Names the event for ever: the same event brought in twice is one. */
  readonly id: string
  /** What a calendar shows, also to colleagues: nothing about health. */
  readonly title: string
  /** In Stockholm time. */
  readonly start: LocalTime
  /** How long, in minutes. */
  readonly minutes: number
  /** Without it, the event happens once. */
  readonly weekly?: {
    readonly on: readonly Weekday[]
    /** How many times in all. */
    readonly times: number
    /** Which of them do not happen, by when they would have begun. */
    readonly without?: readonly LocalTime[]
    /** Which of them happen at another time. */
    readonly moved?: readonly { readonly from: LocalTime; readonly to: LocalTime }[]
  }
  /** Grows with every change, so that a calendar knows the newer of two files. */
  readonly revision?: number
  /** Minutes before the start that the calendar reminds. */
  readonly remindBefore?: number
  /** Where, or at which address on the web. */
  readonly place?: string
  /** The page to open for it. Programs that show no address of an event show its description, so it is both. */
  readonly link?: string
  /** Whom the time is agreed with: name and address. */
  readonly organiser?: { readonly name: string; readonly email: string }
  /** It will not happen: a calendar that has it takes it away. */
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

/** A calendar that programs follow at an address (RFC 7986): what they call it, and how often they fetch it. */
export type FollowedCalendar = {
  /** Without it some programs show the address, with its secret. Seen by anybody who sees the calendar: nothing about health. */
  readonly name: string
  /** Hours between two fetches. */
  readonly everyHours: number
}

/**
 * A calendar file (RFC 5545). Times are wall-clock times with their zone, so what is at eight stays at eight
 * when the clocks change. Events are private and one person's own.
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
    // RFC 5546: an event is published, changed by a later sequence, and taken back by CANCEL.
    events.some(({ cancelled }) => cancelled) ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    ...(followed === undefined ? [] : followedLines(followed)),
    ...stockholm,
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** By the names of the standard, and by those that programs knew before it. */
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

/** @param when what says when it is: its start, and how it repeats or which time of the event it replaces */
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
/** What only an event agreed with somebody else has. */
function agreementLines({ place, organiser, cancelled }: CalendarEvent): string[] {
  return [
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    // In a quoted parameter no quote may stand (RFC 5545, 3.2).
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

/** RFC 5545, 3.3.11. A control character has no place in a calendar. */
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

/** Breaks a long line between characters, never inside one. */
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
