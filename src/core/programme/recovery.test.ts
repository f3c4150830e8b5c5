import { expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import { beginBreak, clear, finishStep, goOn, moveStart, rate, start, undoStep } from './act.ts'
import {
  activeDays,
  dayInWeek,
  emptyRecovery,
  lastStep,
  phaseOf,
  type RecoveryDocument,
  weekOf,
  whereIs,
} from './recovery.ts'

const first: Day = '2026-03-23' // the clocks go forward on the 29th
const day = (number: number) => addDays(first, number - 1)
const begun = start(emptyRecovery, first)

/** One step a day from the first. */
function withSteps(count: number): RecoveryDocument {
  let document = begun
  for (let step = 1; step <= count; step++) document = finishStep(document, step, day(step), false)
  return document
}

test.each([
  [1, 1, 1, 'acute'],
  [7, 1, 7, 'acute'],
  [8, 2, 1, 'acute'],
  [14, 2, 7, 'acute'],
  [15, 3, 1, 'stabilization'],
  [28, 4, 7, 'stabilization'],
  [29, 5, 1, 'rebuild'],
  [42, 6, 7, 'rebuild'],
] as const)('step %i is in week %i, day %i, phase %s', (step, week, dayOfWeek, phase) => {
  expect([weekOf(step), dayInWeek(step), phaseOf(weekOf(step))]).toEqual([week, dayOfWeek, phase])
})

test('nothing has started, then one waits for the day one chose, and may choose another', () => {
  expect(whereIs(emptyRecovery, first)).toEqual({ state: 'not-started' })
  const later = start(emptyRecovery, day(3))
  expect(whereIs(later, first)).toEqual({ state: 'waiting', startsOn: day(3) })
  expect(whereIs(moveStart(later, first), first)).toMatchObject({ state: 'going', step: 1 })
})

test.each([
  ['the first day', begun, 1, 1, null],
  ['the first day, done', withSteps(1), 1, 1, { on: day(1), skipped: false }],
  ['the second day', withSteps(1), 2, 2, null],
  ['three days away: the next step, not three', withSteps(1), 5, 2, null],
  ['a month away', withSteps(3), 35, 4, null],
  ['the night the clocks go forward', withSteps(6), 7, 7, null],
  ['a clock set back a day opens nothing new', withSteps(2), 1, 2, { on: day(2), skipped: false }],
] as const)('%s', (_, document, today, step, doneToday) => {
  expect(whereIs(document, day(today))).toMatchObject({ state: 'going', step, doneToday })
})

test('a step that does not fit is passed over, and one marked by mistake is taken back', () => {
  const passed = finishStep(begun, 1, first, true)
  expect(whereIs(passed, first)).toMatchObject({ step: 1, doneToday: { skipped: true } })
  expect(whereIs(passed, day(2))).toMatchObject({ step: 2, doneToday: null })
  expect(whereIs(undoStep(passed, 1), first)).toMatchObject({ step: 1, doneToday: null })
})

const checkedIn = (document: RecoveryDocument, on: Day): RecoveryDocument => ({
  ...document,
  checkIns: { ...document.checkIns, [on]: { energy: 3, sleep: 3, load: 3 } },
})

test.each([
  ['day 7', withSteps(7), 7, false],
  ['day 8', withSteps(7), 8, true],
  ['day 8 without a single step: it is asked all the same', begun, 8, true],
  ['day 8, made', checkedIn(withSteps(7), day(8)), 8, false],
  ['day 14, made on day 8', checkedIn(withSteps(13), day(8)), 14, false],
  ['day 15, made on day 8', checkedIn(withSteps(14), day(8)), 15, true],
  ['day 15, made late on day 10', checkedIn(withSteps(14), day(10)), 15, false],
  ['day 10 with four days of pause', goOn(beginBreak(withSteps(3), 'pause', day(4)), day(8)), 10, false],
  ['day 12 with four days of pause', goOn(beginBreak(withSteps(3), 'pause', day(4)), day(8)), 12, true],
] as const)("the week's check-in on %s", (_, document, today, due) => {
  expect(whereIs(document, day(today))).toMatchObject({ state: 'going', checkInDue: due })
})

test.each(['pause', 'stop', 'care'] as const)('a %s lasts until one goes on, with the same step', (why) => {
  const broken = beginBreak(withSteps(9), why, day(10))
  expect(whereIs(broken, day(60))).toEqual({ state: why, since: day(10), step: 10 })
  const back = goOn(broken, day(61))
  expect(whereIs(back, day(61))).toMatchObject({ state: 'going', step: 10, doneToday: null })
  expect(activeDays(back, first, day(61))).toBe(9)
  expect(activeDays(back, first, day(62))).toBe(10)
})

test('a pause that ends the same day never was, and a second one counts', () => {
  const twice = beginBreak(goOn(beginBreak(withSteps(2), 'pause', day(3)), day(3)), 'stop', day(3))
  expect(activeDays(goOn(beginBreak(begun, 'pause', day(2)), day(2)), first, day(5))).toBe(4)
  expect(whereIs(twice, day(9))).toMatchObject({ state: 'stop', since: day(3) })
})

test('a pause does not become longer by being asked for again', () => {
  const paused = beginBreak(begun, 'pause', day(2))
  expect(beginBreak(paused, 'pause', day(4))).toEqual(paused)
})

test('after forty-two steps it is finished, with a last check-in', () => {
  const done = withSteps(lastStep)
  expect(whereIs(done, day(42))).toEqual({ state: 'finished', on: day(42), checkInDue: true })
  expect(whereIs(checkedIn(done, day(36)), day(43))).toMatchObject({ checkInDue: true })
  expect(whereIs(checkedIn(done, day(43)), day(43))).toMatchObject({ state: 'finished', checkInDue: false })
})

test('somebody who starts over begins at one, and anyone who clears has nothing', () => {
  const again = start(rate(withSteps(20), day(20), 2), day(30))
  expect(again).toMatchObject({ run: 2, startedOn: day(30), steps: {}, energy: {} })
  expect(whereIs(clear(again), day(30))).toEqual({ state: 'not-started' })
})

test('a rating replaces the one of the same day, and a year of them is enough', () => {
  let document = rate(rate(begun, first, 2), first, 4)
  expect(document.energy).toEqual({ [first]: 4 })
  for (let number = 2; number <= 410; number++) document = rate(document, day(number), 3)
  expect(Object.keys(document.energy)).toHaveLength(400)
  expect(document.energy[first]).toBeUndefined()
})
