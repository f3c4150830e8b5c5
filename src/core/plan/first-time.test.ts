import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type ClockTime, type Day, weekdayOf, weekdays } from '../calendar/local-time.ts'
import { actionsOf, suggestionFor } from './actions.ts'
import { areaIds } from './areas.ts'
import { firstOn, firstTimeOf } from './first-time.ts'
import { isPast } from './occurrences.ts'
import { suggestedFor } from './suggest.ts'

const first: Day = '2026-11-23'
const days = fc.integer({ min: 0, max: 800 }).map((ahead) => addDays(first, ahead))
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => [hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':') as ClockTime)
const moments = fc.record({ day: days, time: times })
const actions = fc.constantFrom(...areaIds.flatMap(actionsOf), 'own')

/** 26 November 2026 is a Thursday, 27 a Friday and 28 a Saturday. */
test.each([
  ['exhaustion.bedtime', '2026-11-26', '13:55', '2026-11-26', '21:30'],
  ['exhaustion.bedtime', '2026-11-27', '13:55', '2026-11-27', '21:30'],
  ['exhaustion.bedtime', '2026-11-27', '21:20', '2026-11-28', '21:30'],
  ['exhaustion.breaks', '2026-11-26', '09:00', '2026-11-26', '10:00'],
  ['exhaustion.breaks', '2026-11-26', '13:55', '2026-11-27', '10:00'],
  ['exhaustion.breaks', '2026-11-27', '13:55', '2026-11-30', '10:00'],
  ['exhaustion.one-less', '2026-11-26', '07:00', '2026-11-26', '08:30'],
  ['exhaustion.one-less', '2026-11-26', '13:55', '2026-11-26', '14:30'],
  ['exhaustion.one-less', '2026-11-28', '20:40', '2026-11-28', '21:00'],
  ['exhaustion.one-less', '2026-11-28', '20:50', '2026-11-29', '08:30'],
  ['exhaustion.one-less', '2026-11-28', '23:59', '2026-11-29', '08:30'],
  ['demands.all-tasks', '2026-11-26', '13:55', '2026-11-26', '14:30'],
  ['demands.all-tasks', '2026-11-26', '16:30', '2026-11-27', '09:00'],
  ['demands.all-tasks', '2026-11-28', '07:00', '2026-11-30', '09:00'],
  ['own', '2026-11-28', '10:00', '2026-11-28', '17:00'],
] as const)('%s, chosen on %s at %s, is first done on %s at %s', (action, day, time, onDay, atTime) => {
  expect(firstTimeOf(suggestionFor(action), { day, time })).toEqual({ day: onDay, time: atTime })
})

test('the first time of whatever is chosen lies ahead, and on a day that it is done', () => {
  fc.assert(
    fc.property(actions, moments, (action, now) => {
      const suggestion = suggestionFor(action)
      const at = firstTimeOf(suggestion, now)
      expect(isPast(at, now)).toBe(false)
      if (suggestion.on !== null) expect(suggestion.on).toContain(weekdayOf(at.day))
      expect(at.day <= addDays(now.day, 7)).toBe(true)
    }),
  )
})

test('what is repeated begins today whenever today is one of its days and its time is a quarter of an hour off', () => {
  fc.assert(
    fc.property(actions, moments, (action, now) => {
      const { on, time } = suggestionFor(action)
      fc.pre(on?.includes(weekdayOf(now.day)) === true && now.time < '23:00')
      const [hours = 0, minutes = 0] = now.time.split(':').map(Number)
      const [atHours = 0, atMinutes = 0] = time.split(':').map(Number)
      const ahead = atHours * 60 + atMinutes - hours * 60 - minutes
      expect(firstTimeOf(suggestionFor(action), now).day === now.day).toBe(ahead > 15)
    }),
  )
})

test('the first thing suggested for exhaustion can be done today, until nine in the evening', () => {
  const [action = ''] = suggestedFor(['exhaustion'], 1).shown
  fc.assert(
    fc.property(moments, (now) => {
      fc.pre(now.time < '20:45')
      expect(firstTimeOf(suggestionFor(action), now).day).toBe(now.day)
    }),
  )
})

test('a repetition that begins on a day it is not done on begins on the next day that it is', () => {
  fc.assert(
    fc.property(days, fc.subarray([...weekdays], { minLength: 1 }), (day, on) => {
      const begins = firstOn(day, on)
      expect(on).toContain(weekdayOf(begins))
      expect(begins >= day && begins < addDays(day, 7)).toBe(true)
      for (let ahead = day; ahead < begins; ahead = addDays(ahead, 1)) {
        expect(on).not.toContain(weekdayOf(ahead))
      }
    }),
  )
})
