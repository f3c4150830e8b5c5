import { expect, test } from 'vitest'
import { addDays, type ClockTime, type Day } from './local-time.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const written = new Date('2026-11-21T10:30:15.123Z')
const walk: CalendarEvent = {
  id: 'walk@example',
  title: 'Egen tid',
  start: { day: '2026-11-23', time: '12:00' },
  minutes: 30,
}
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const lineAfter = (file: string, name: string) =>
  unfold(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length)

/** The offset from the rules in the file, not from the machine's own time zone data. */
function offsetInFile(file: string, day: Day, time: ClockTime): number {
  const at = `${day}T${time}`
  const year = Number(day.slice(0, 4))
  const changes = [...file.matchAll(/BEGIN:(?:DAYLIGHT|STANDARD)\r\n([\s\S]*?)END:/g)].map(
    ([, block = '']) => {
      const month = Number(/BYMONTH=(\d+);BYDAY=-1SU/.exec(block)?.[1])
      const hour = /DTSTART:\d{8}T(\d{2})/.exec(block)?.[1]
      const last = new Date(Date.UTC(year, month, 0))
      last.setUTCDate(last.getUTCDate() - last.getUTCDay())
      return {
        from: `${last.toISOString().slice(0, 10)}T${hour}:00`,
        offset: Number(/TZOFFSETTO:\+0(\d)00/.exec(block)?.[1]),
      }
    },
  )
  const passed = changes.filter(({ from }) => from <= at).toSorted((a, b) => a.from.localeCompare(b.from))
  return passed.at(-1)?.offset ?? 1
}

/** Hours Stockholm is ahead of UTC when its clocks show this, as the machine's time zone data say. */
function offsetInWorld(day: Day, time: ClockTime): number {
  const showing = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  })
  // Of two instants with the same clock time, the file's rule after the change gives the later.
  const offsets = [1, 2].filter((hours) => {
    const instant = Date.parse(`${day}T${time}:00Z`) - hours * 3_600_000
    return showing.format(instant) === `${day} ${time}`
  })
  return offsets[0] ?? Number.NaN
}

const around = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'] as const
const table = around.flatMap((change) =>
  ([-7, -1, 0, 1, 7] as const).flatMap((days) =>
    (['00:30', '01:30', '03:30', '08:00', '23:30'] as const).map(
      (time) => [addDays(change, days), time] as const,
    ),
  ),
)

test.each(table)('%s at %s is the same moment in the file as in Stockholm', (day, time) => {
  expect(offsetInFile(writeCalendar([walk], written), day, time)).toBe(offsetInWorld(day, time))
})

test.each([
  ['the skipped hour in March', '2026-03-29', '02:30'],
  ['the hour that comes twice in October', '2026-10-25', '02:30'],
  ['the last evening of summer time', '2026-10-24', '23:45'],
] as const)('%s is written as the clock shows it, with its zone', (_, day, time) => {
  const file = writeCalendar([{ ...walk, start: { day, time } }], written)
  expect(lineAfter(file, 'DTSTART;TZID=Europe/Stockholm:')).toBe(
    `${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
  )
})

test('an event has what a calendar needs, and nothing about why', () => {
  expect(unfold(writeCalendar([{ ...walk, remindBefore: 10 }], written)).slice(22)).toEqual([
    'BEGIN:VEVENT',
    'UID:walk@example',
    'DTSTAMP:20261121T103015Z',
    'DTSTART;TZID=Europe/Stockholm:20261123T120000',
    'DURATION:PT30M',
    'SUMMARY:Egen tid',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Egen tid',
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a walk five days a week for four weeks is one event with twenty times', () => {
  const file = writeCalendar([{ ...walk, weekly: { on: [1, 2, 3, 4, 5], times: 20 } }], written)
  expect(lineAfter(file, 'RRULE:FREQ=WEEKLY;')).toBe('COUNT=20;BYDAY=MO,TU,WE,TH,FR')
})

test('no title can break out of its line', () => {
  const file = writeCalendar([{ ...walk, title: 'a;b,c\\d\r\nBEGIN:VEVENT\u0000\te' }], written)
  expect(lineAfter(file, 'SUMMARY:')).toBe('a\\;b\\,c\\\\d\\nBEGIN:VEVENTe')
  expect(unfold(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('long lines are broken at 75 bytes, never inside a letter', () => {
  const title = `${'å'.repeat(60)}😀${'ö'.repeat(60)}`
  const file = writeCalendar([{ ...walk, title }], written)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lineAfter(file, 'SUMMARY:')).toBe(title)
  expect(file).not.toMatch(/[^\r]\n/)
})
