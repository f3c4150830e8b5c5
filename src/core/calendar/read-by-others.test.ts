import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

/** What a calendar programme that is not ours makes of the file: each time of the first event, in UTC. */
function timesReadByOthers(file: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone !== null) ICAL.TimezoneService.register(zone)
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  const times = event.iterator()
  const read: string[] = []
  for (let next = times.next(); next; next = times.next()) read.push(next.toJSDate().toISOString())
  return read
}

test('another program reads walks over the change to winter time at the same hour on the wall', () => {
  const file = writeCalendar(
    [
      {
        id: 'walk@example',
        title: 'Egen tid; ute, i skogen',
        start: { day: '2026-10-23', time: '08:00' },
        minutes: 30,
        weekly: { on: [1, 5], times: 4 },
        remindBefore: 10,
      },
    ],
    new Date('2026-10-01T08:00:00Z'),
  )
  expect(timesReadByOthers(file)).toEqual([
    '2026-10-23T06:00:00.000Z',
    '2026-10-26T07:00:00.000Z',
    '2026-10-30T07:00:00.000Z',
    '2026-11-02T07:00:00.000Z',
  ])
})
