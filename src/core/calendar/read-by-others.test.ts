import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const meeting = {
  id: 'booking-1@example',
  title: 'Bokad tid',
  start: { day: '2026-03-30', time: '09:00' },
  minutes: 45,
  revision: 2,
  place: 'https://mote.example/rum',
  organiser: { name: 'An"drum; AB', email: 'hej@andrum.example' },
} as const

test('another program reads an agreed time, its changes, with whom and where', () => {
  const read = (file: string) => new ICAL.Component(ICAL.parse(file))
  const calendar = read(writeCalendar([meeting], new Date('2026-03-01T08:00:00Z')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect([event.uid, event.sequence, event.location]).toEqual(['booking-1@example', 2, meeting.place])
  expect(event.organizer).toBe('mailto:hej@andrum.example')

  const gone = read(writeCalendar([{ ...meeting, revision: 3, cancelled: true }], new Date()))
  expect(gone.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(gone.getFirstSubcomponent('vevent')?.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('a name, a place or a title of two lines adds no line of its own to the file', () => {
  const lines = 'Rum 1\r\nATTACH:https://nagon-annanstans.example'
  const organiser = { name: lines, email: 'hej@andrum.example' }
  const file = writeCalendar([{ ...meeting, title: lines, place: lines, organiser }], new Date())
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  expect(event?.getFirstProperty('attach')).toBeNull()
  expect(event?.getFirstPropertyValue('location')).toBe(lines.replace('\r', ''))
  expect(event?.getFirstProperty('organizer')?.getParameter('cn')).toBe(lines.replace('\r\n', ''))
})

/** The result of another calendar program: each time of the first event, in UTC. */
function timesReadByOthers(file: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone !== null) ICAL.TimezoneService.register(zone)
  const [first, ...moved] = calendar.getAllSubcomponents('vevent')
  const event = new ICAL.Event(first, { exceptions: moved.map((component) => new ICAL.Event(component)) })
  const times = event.iterator()
  const read: string[] = []
  for (let next = times.next(); next; next = times.next())
    read.push(event.getOccurrenceDetails(next).startDate.toJSDate().toISOString())
  return read
}

test('another program reads walks over the change to winter time at the same local time', () => {
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

test('another program leaves out what was skipped and finds what was moved, on both sides of the change', () => {
  const file = writeCalendar(
    [
      {
        id: 'walk@example',
        title: 'Egen tid',
        start: { day: '2027-03-22', time: '12:00' },
        minutes: 30,
        revision: 7,
        weekly: {
          on: [1],
          times: 4,
          without: [{ day: '2027-04-05', time: '12:00' }],
          moved: [
            { from: { day: '2027-03-22', time: '12:00' }, to: { day: '2027-03-28', time: '17:00' } },
            { from: { day: '2027-03-29', time: '12:00' }, to: { day: '2027-03-27', time: '17:00' } },
          ],
        },
      },
    ],
    new Date('2027-03-01T08:00:00Z'),
  )
  expect(timesReadByOthers(file)).toEqual([
    '2027-03-28T15:00:00.000Z',
    '2027-03-27T16:00:00.000Z',
    '2027-04-12T10:00:00.000Z',
  ])
  expect(file.match(/SEQUENCE:7/g)).toHaveLength(3)
  expect(file.match(/UID:walk@example/g)).toHaveLength(3)
})
