import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import { checkIn, goOn, start } from './act.ts'
import { answerCheck, enrol, finishPart, goOnWith, pause } from './follow-programme.ts'
import { type CheckIn, emptyRecovery, type RecoveryDocument, ratings, whereIs } from './recovery.ts'
import { isProgrammeWorsening, isWorsening, outlooks, signalsDanger } from './safety.ts'
import { emptyProgramme, type StressProgramme, type WeeklyCheck } from './stress-programme.ts'

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
  // From the lowest answers on, nothing can fall further.
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

const weekly = (strain: number, recovery: number, step = 3) => ({ strain, recovery, step }) as WeeklyCheck
const programme = (...checks: readonly WeeklyCheck[]): StressProgramme =>
  checks.reduce(
    (document, check, position) => answerCheck(document, week(position + 1), check),
    enrol(emptyProgramme, first),
  )

test.each([
  ['one week, as bad as can be', [weekly(1, 1)], false],
  ['worse once', [weekly(4, 4), weekly(2, 3)], false],
  ['a step lower on both answers, twice in a row', [weekly(4, 4), weekly(3, 3), weekly(3, 3)], true],
  ['the same amount on one answer, twice in a row', [weekly(4, 4), weekly(2, 4), weekly(4, 2)], true],
  ['worse twice, a better week between', [weekly(4, 4), weekly(2, 3), weekly(4, 4), weekly(2, 3)], false],
  ['a little worse, again and again', [weekly(4, 4), weekly(3, 4), weekly(4, 3), weekly(3, 4)], false],
  ['at the bottom from the first week', [weekly(1, 1), weekly(1, 2)], true],
  ['next to the bottom', [weekly(2, 2), weekly(2, 2)], false],
  ['the step at work counts for nothing', [weekly(4, 4, 5), weekly(4, 4, 1), weekly(4, 4, 1)], false],
  ['nor does it hide anything', [weekly(4, 4, 1), weekly(2, 3, 5), weekly(1, 1, 5)], true],
] as const)('in the stress-management programme, %s: %s', (_, checks, worsening) => {
  expect(isProgrammeWorsening(programme(...checks))).toBe(worsening)
})

test('both programmes judge by one rule: with one more answer that stays the same, they say the same', () => {
  const rating = fc.constantFrom(...ratings)
  fc.assert(
    fc.property(fc.array(fc.tuple(rating, rating), { maxLength: 6 }), (weeks) => {
      const worse = isProgrammeWorsening(
        programme(...weeks.map(([strain, recovery]) => weekly(strain, recovery))),
      )
      const lowest = weeks.reduce(
        (document, [energy, sleep], position) =>
          checkIn(document, week(position + 1), { energy, sleep, load: 1 }, 'possible'),
        start(emptyRecovery, first),
      )
      // Three answers have to fall by three where two fall by two.
      if (isWorsening(lowest)) expect(worse).toBe(true)
    }),
  )
})

test('after a pause the next weekly check is the first again', () => {
  const worse = programme(weekly(4, 4), weekly(2, 3), weekly(2, 3))
  const paused = pause(worse, week(3))
  const back = goOnWith(paused, week(6))
  expect(isProgrammeWorsening(back)).toBe(false)
  const one = answerCheck(back, week(7), weekly(2, 3))
  const two = answerCheck(one, week(8), weekly(2, 2))
  expect(isProgrammeWorsening(two)).toBe(false)
  const three = answerCheck(answerCheck(two, week(8), weekly(1, 2)), week(9), weekly(1, 2))
  expect(isProgrammeWorsening(three)).toBe(true)
})

test('ending a pause by doing a part counts as going on, and going on without a pause changes nothing', () => {
  const worse = programme(weekly(4, 4), weekly(2, 3), weekly(2, 3))
  expect(isProgrammeWorsening(finishPart(pause(worse, week(3)), '1.2', week(4)))).toBe(false)
  expect(isProgrammeWorsening(finishPart(worse, '1.2', week(4)))).toBe(true)
  expect(goOnWith(worse, week(4))).toBe(worse)
})
