import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { noPlan } from './plan.ts'
import { fits, isSame, skippedHour, timeFault, wordsFault } from './plan-faults.ts'

const now = { day: '2026-11-21', time: '10:30' } as const

test.each([
  ['2026-11-21', '10:31', null],
  ['2026-11-21', '10:30', 'past'],
  ['2026-11-20', '23:59', 'past'],
  ['2026-02-30', '10:00', 'day'],
  ['', '10:00', 'day'],
  ['2026-11-22', '', 'time'],
  ['2026-11-22', '24:00', 'time'],
] as const)('"%s" at "%s" has the fault %s', (day, time, fault) => {
  expect(timeFault({ day, time }, now)).toBe(fault)
})

test.each([
  ['Ringa', null],
  ['  ', 'title'],
  [` ${'x'.repeat(80)} `, null],
  ['x'.repeat(81), 'long'],
] as const)('the words "%s" have the fault %s', (words, fault) => {
  expect(wordsFault(words)).toBe(fault)
})

const daily = { on: [1, 2, 3, 4, 5, 6, 7], weeks: 12 } as const
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => sampleEntry({ id: `e${at}`, weekly: daily }))

test('four hundred occurrences to come fit, and one more does not', () => {
  const four = many(4)
  const rest = Array.from({ length: 64 }, (_, at) => sampleEntry({ id: `once${at}` }))
  expect(fits({ ...noPlan, entries: four }, rest, now)).toBe(true)
  expect(fits({ ...noPlan, entries: four }, [...rest, sampleEntry({ id: 'over' })], now)).toBe(false)
})

test('what has been does not count against the bound', () => {
  expect(fits({ ...noPlan, entries: many(4) }, many(4), { day: '2027-03-01', time: '08:00' })).toBe(true)
})

test('a time in the skipped hour is said with what it becomes', () => {
  const entry = sampleEntry({ first: '2027-03-22', time: '02:15', weekly: { on: [7], weeks: 2 } })
  expect(skippedHour(entry)).toEqual({
    planned: { day: '2027-03-28', time: '02:15' },
    shown: { day: '2027-03-28', time: '03:15' },
  })
  expect(skippedHour({ ...entry, time: '03:00' })).toBeNull()
  expect(skippedHour({ ...entry, first: '2027-10-25' })).toBeNull()
})

test('the same action at the same times is known again; stopped, taken away or at another time it is not', () => {
  const entry = sampleEntry()
  expect(isSame(entry, entry)).toBe(true)
  expect(isSame({ ...entry, removed: true }, entry)).toBe(false)
  expect(isSame({ ...entry, last: entry.first }, entry)).toBe(false)
  expect(isSame(entry, { ...entry, time: '13:00' })).toBe(false)
})
