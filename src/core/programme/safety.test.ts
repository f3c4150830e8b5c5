import { expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import { checkIn, goOn, start } from './act.ts'
import { type CheckIn, emptyRecovery, type RecoveryDocument, whereIs } from './recovery.ts'
import { isWorsening, outlooks, signalsDanger } from './safety.ts'

const first: Day = '2026-11-02'
const week = (number: number) => addDays(first, number * 7)

/** Answers that sum to a number from 3 to 15. */
function sum(total: number): CheckIn {
  const energy = Math.min(5, total - 2)
  const sleep = Math.min(5, total - energy - 1)
  return { energy, sleep, load: total - energy - sleep } as CheckIn
}

const after = (...sums: readonly number[]): RecoveryDocument =>
  sums.reduce(
    (document, total, position) => checkIn(document, week(position + 1), sum(total), 'possible'),
    start(emptyRecovery, first),
  )

test.each([
  [[], false],
  [[9], false],
  [[3], false],
  [[9, 6], false],
  [[9, 6, 6], true],
  [[9, 7, 6], false],
  [[9, 6, 7], false],
  [[9, 6, 7, 6], false],
  [[9, 7, 6, 6], true],
  [[9, 6, 9, 6, 9, 6], false],
  [[12, 10, 9, 9], true],
  [[12, 10, 10, 10, 10, 10], false],
  // At the bottom from the start there is nothing left to fall.
  [[4, 4], true],
  [[3, 3], true],
  [[5, 4], false],
  [[5, 4, 4], true],
  [[5, 5, 5, 5], false],
  [[4, 5, 4], false],
  [[3, 15, 15], false],
] as const)('check-ins that sum to %j: worsening is %s', (sums, worsening) => {
  expect(isWorsening(after(...sums))).toBe(worsening)
  expect(whereIs(after(...sums), week(sums.length)).state).toBe(worsening ? 'care' : 'going')
})

test.each([
  ['possible', false],
  ['heavy', false],
  ['exhausted', true],
  ['unsafe', true],
  ['unsaid', false],
] as const)('the answer "%s" alone stops it: %s', (outlook, stops) => {
  expect(signalsDanger(outlook)).toBe(stops)
  const document = checkIn(start(emptyRecovery, first), week(1), sum(15), outlook)
  expect(whereIs(document, week(1)).state).toBe(stops ? 'care' : 'going')
})

test('what was asked about safety is not in the document', () => {
  for (const outlook of outlooks) {
    const text = JSON.stringify(checkIn(start(emptyRecovery, first), week(1), sum(9), outlook))
    expect(text).not.toContain(outlook)
  }
})

test('somebody who goes on after having talked to somebody is compared with how it is then', () => {
  const stopped = after(12, 9, 9)
  const back = goOn(stopped, week(4))
  expect(whereIs(back, week(4)).state).toBe('going')
  const next = checkIn(back, week(5), sum(9), 'heavy')
  expect(whereIs(checkIn(next, week(6), sum(7), 'heavy'), week(6)).state).toBe('going')
  const lower = checkIn(checkIn(next, week(6), sum(6), 'heavy'), week(7), sum(6), 'heavy')
  expect(whereIs(lower, week(7))).toMatchObject({ state: 'care', since: week(7) })
})

test('a check-in made again the same day replaces the first one of that day', () => {
  const again = checkIn(after(9), week(1), sum(6), 'possible')
  expect(Object.keys(again.checkIns)).toHaveLength(1)
})
