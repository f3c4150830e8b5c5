import { expect, test } from 'vitest'
import { enrol, finishPart, pause, remindWeekly } from './follow-programme.ts'
import { eventsOfProgramme } from './programme-events.ts'
import { emptyProgramme } from './stress-programme.ts'

/** A Monday; the clocks change on the Sunday after. */
const today = '2026-03-23'
const startOfToday = new Date('2026-03-22T23:00:00Z')
const begun = remindWeekly(enrol(emptyProgramme, today), { weekday: 1, time: '19:00' })
const link = 'https://andrum.example/hem'
const shown = (document = begun) =>
  eventsOfProgramme(document, { today, startOfToday }, { title: 'Programmet', link })

test('the weeks that mail reminds of are half an hour each at their local time, across the clock change', () => {
  expect(shown().slice(0, 2)).toEqual([
    {
      id: 'programme-2026-03-23@andrum',
      title: 'Programmet',
      link,
      start: { day: '2026-03-23', time: '19:00' },
      minutes: 30,
    },
    {
      id: 'programme-2026-03-30@andrum',
      title: 'Programmet',
      link,
      start: { day: '2026-03-30', time: '19:00' },
      minutes: 30,
    },
  ])
})

test('a week whose part is done is gone, and all of them while it is paused', () => {
  expect(shown(finishPart(begun, '1.1', today))[0]?.start.day).toBe('2026-03-30')
  expect(shown(pause(begun, today))).toEqual([])
})
