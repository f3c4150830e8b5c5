import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/local-time.ts'
import { answerCheck, enrol, goOnWith, pause } from './follow-programme.ts'
import { ratings } from './recovery.ts'
import { emptyProgramme, type StressProgramme, type WeeklyCheck } from './stress-programme.ts'
import { weeklyAnswer, weeklyAnswers } from './weekly-answer.ts'

const first: Day = '2026-11-02'
const week = (number: number) => addDays(first, 7 * (number - 1))
const check = (strain: number, recovery: number, step = 3) => ({ strain, recovery, step }) as WeeklyCheck
const after = (...checks: readonly WeeklyCheck[]): StressProgramme =>
  checks.reduce(
    (document, one, position) => answerCheck(document, week(position + 1), one),
    enrol(emptyProgramme, first),
  )
const idAfter = (...checks: readonly WeeklyCheck[]) => weeklyAnswer(after(...checks))?.id

test('before the first check there is nothing to answer', () => {
  expect(weeklyAnswer(after())).toBeNull()
})

test.each([
  ['the first week', [check(3, 3)], 'first'],
  ['the first week, and hard', [check(2, 3)], 'first-hard'],
  ['both a step better', [check(2, 3), check(3, 4)], 'lighter'],
  ['strain alone better', [check(2, 3), check(4, 3)], 'strain-less'],
  ['recovery most of what is better', [check(2, 2), check(3, 4)], 'rest-more'],
  ['a lot better', [check(2, 2), check(4, 4)], 'much-lighter'],
  ['both a step worse', [check(4, 4), check(3, 3)], 'harder'],
  ['strain most of what is worse', [check(4, 4), check(2, 3)], 'strain-more'],
  ['recovery alone worse', [check(4, 4), check(4, 2)], 'rest-less'],
  ['a lot worse', [check(5, 5), check(3, 3)], 'much-harder'],
  ['worse twice in a row', [check(5, 5), check(4, 4), check(3, 3)], 'harder-twice'],
  ['less strain and less recovery', [check(2, 4), check(4, 3)], 'strain-less-rest-less'],
  ['more strain and more recovery', [check(4, 2), check(3, 4)], 'strain-more-rest-more'],
  ['as hard as before', [check(2, 3), check(2, 3)], 'same-hard'],
  ['hard three times in a row', [check(2, 2), check(2, 3), check(2, 2)], 'hard-long'],
  ['in the middle as before', [check(3, 3), check(3, 4)], 'same'],
  ['calm as before', [check(4, 4), check(4, 5)], 'same-calm'],
  ['the step undone twice', [check(3, 3, 2), check(3, 3, 1)], 'step-stuck'],
  ['the step done, and hard all the same', [check(2, 3), check(2, 3, 4)], 'step-not-enough'],
] as const)('%s: %s', (_, checks, id) => {
  expect(idAfter(...checks)).toBe(id)
})

test('every row is reached by some weeks', () => {
  const seen = new Set<string>(['after-pause', 'after-weeks'])
  for (const strain of ratings)
    for (const recovery of ratings)
      for (const one of ratings)
        for (const other of ratings)
          for (const step of [1, 3, 5] as const) {
            const last = check(one, other, step)
            const now = check(strain, recovery, step)
            for (const weeks of [[now], [last, now], [check(5, 5), last, now], [last, last, now]]) {
              seen.add(weeklyAnswer(after(...weeks))?.id ?? '')
            }
          }
  expect([...seen].toSorted()).toEqual([...weeklyAnswers].toSorted())
})

describe('weeks without a check', () => {
  const apart = (days: number) =>
    weeklyAnswer(answerCheck(after(check(3, 3)), addDays(first, days), check(3, 3)))
  test.each([
    [7, { id: 'same', gap: false }],
    [8, { id: 'same', gap: false }],
    [9, { id: 'same', gap: true }],
    [21, { id: 'same', gap: true }],
    [22, { id: 'after-weeks', gap: false }],
  ])('%i days after the last one', (days, expected) => {
    expect(apart(days)).toMatchObject(expected)
  })
})

test('after a pause nothing is compared with what was before it', () => {
  const back = goOnWith(pause(after(check(5, 5), check(2, 2)), week(2)), week(6))
  expect(weeklyAnswer(answerCheck(back, week(7), check(3, 3)))).toEqual({
    id: 'after-pause',
    gap: false,
    step: null,
  })
})

test('a step that did not happen is made smaller, and one that did is worth doing again, only where the week allows it', () => {
  expect(weeklyAnswer(after(check(3, 3), check(3, 3, 1)))?.step).toBe('smaller')
  expect(weeklyAnswer(after(check(2, 3), check(3, 4, 5)))?.step).toBe('again')
  expect(weeklyAnswer(after(check(4, 4), check(3, 3, 1)))?.step).toBeNull()
  expect(weeklyAnswer(after(check(4, 4), check(3, 3, 5)))?.step).toBeNull()
})

test('a week that is better on neither answer is never called lighter, and one worse on neither never harder', () => {
  const rating = fc.constantFrom(...ratings)
  const lighter = ['lighter', 'much-lighter', 'strain-less', 'rest-more']
  const harder = ['harder', 'much-harder', 'strain-more', 'rest-less', 'harder-twice']
  fc.assert(
    fc.property(fc.array(fc.tuple(rating, rating, rating), { minLength: 2, maxLength: 5 }), (weeks) => {
      const checks = weeks.map(([strain, recovery, step]) => check(strain, recovery, step))
      const [last, now] = checks.slice(-2)
      const id = weeklyAnswer(after(...checks))?.id ?? ''
      if (last === undefined || now === undefined) return
      if (now.strain <= last.strain && now.recovery <= last.recovery) expect(lighter).not.toContain(id)
      if (now.strain >= last.strain && now.recovery >= last.recovery) expect(harder).not.toContain(id)
    }),
  )
})
