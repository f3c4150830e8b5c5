import { expect, test } from 'vitest'
import { instantOf } from '../calendar/instant-of.ts'
import { eventsOfRecovery } from './programme-events.ts'
import { emptyRecovery } from './recovery.ts'

const begun = { ...emptyRecovery, run: 1, startedOn: '2026-10-20', remindAt: '09:00' } as const
const today = '2026-10-24' as const
const now = { today, startOfToday: instantOf({ day: today, time: '00:00' }) }
const daysOf = (document: Parameters<typeof eventsOfRecovery>[0]) =>
  eventsOfRecovery(document, now, 'Egen tid').map(({ start }) => `${start.day} ${start.time}`)

test('the coming two weeks stand at the chosen local time, across the clock change too', () => {
  expect(daysOf(begun).slice(0, 3)).toEqual(['2026-10-24 09:00', '2026-10-25 09:00', '2026-10-26 09:00'])
  expect(daysOf(begun)).toHaveLength(14)
})

test('a day whose step is done is gone, and so is all of it while the programme rests', () => {
  expect(daysOf({ ...begun, steps: { 1: { on: '2026-10-24', skipped: false } } })[0]).toBe('2026-10-25 09:00')
  expect(daysOf({ ...begun, breaks: { '2026-10-24': { why: 'pause', until: null } } })).toEqual([])
  expect(daysOf({ ...begun, remindAt: null })).toEqual([])
})

test('each day is one event for ever, and another start is another', () => {
  const [first] = eventsOfRecovery(begun, now, 'Egen tid')
  const [again] = eventsOfRecovery(begun, now, 'Egen tid')
  const [other] = eventsOfRecovery({ ...begun, run: 2 }, now, 'Egen tid')
  expect(first?.id).toBe(again?.id)
  expect(first?.id).not.toBe(other?.id)
})
