import { describe, expect, test } from 'vitest'
import type { Day } from '../calendar/local-time.ts'
import { answersToTellOf, courseOf, flagsOf, owedAnswer, promisedOn } from './guidance.ts'

describe('the day by which a message is answered', () => {
  test.each([
    ['on a Monday', '2026-03-02T09:00:00Z', '2026-03-04'],
    ['on a Friday night', '2026-03-06T22:30:00Z', '2026-03-10'],
    ['on a Saturday', '2026-03-07T12:00:00Z', '2026-03-10'],
    ['after midnight in Stockholm, the day before in UTC', '2026-03-08T23:30:00Z', '2026-03-11'],
    ['before Easter', '2026-04-02T08:00:00Z', '2026-04-08'],
    ['before Midsummer', '2026-06-18T08:00:00Z', '2026-06-23'],
    ['before Christmas', '2026-12-23T08:00:00Z', '2026-12-29'],
    ['before New Year’s Eve', '2026-12-30T08:00:00Z', '2027-01-05'],
  ])('%s', (_, sentAt, expected) => {
    expect(promisedOn(new Date(sentAt))).toBe(expected)
  })
})

describe('what the list points out', () => {
  const check = (level: number) => ({ strain: level, recovery: level, step: 5 })
  const sign = { lastSignOn: '2026-03-16' as Day }
  const today = '2026-03-20' as Day

  test.each([
    ['nothing of somebody without checks', [], []],
    ['nothing of one worse week', [4, 3], []],
    ['two worse weeks in a row', [4, 3, 2], ['worse-weeks']],
    ['nothing when the last week is as the one before', [4, 3, 3], []],
    ['nothing when only the last of three weeks is worse', [3, 3, 2], []],
    ['nothing when it has become better since', [4, 3, 2, 3], []],
    ['the last three weeks, whatever was before', [1, 5, 4, 3], ['worse-weeks']],
  ])('%s', (_, levels, expected) => {
    const days = ['2026-02-26', '2026-03-05', '2026-03-12', '2026-03-19'].slice(-levels.length)
    const checks = Object.fromEntries(levels.map((level, week) => [days[week], check(level)]))
    expect(flagsOf({ checks, ...sign }, today)).toEqual(expected)
  })

  test('nothing of worse weeks that are more than four weeks back', () => {
    const checks = { '2026-02-05': check(4), '2026-02-12': check(3), '2026-02-19': check(2) }
    expect(flagsOf({ checks, ...sign }, '2026-02-20' as Day)).toEqual(['worse-weeks'])
    expect(flagsOf({ checks, ...sign }, today)).toEqual([])
  })

  test('answers are told of in the morning of a working day: those of the day and the next working day', () => {
    expect(answersToTellOf('2026-03-06' as Day, '06:59')).toBeNull()
    expect(answersToTellOf('2026-03-06' as Day, '07:00')).toBe('2026-03-09')
    expect(answersToTellOf('2026-03-07' as Day, '09:00')).toBeNull()
  })

  test('no sign for three weeks, and not a day before', () => {
    const since = { checks: {}, lastSignOn: '2026-03-01' as Day }
    expect(flagsOf(since, '2026-03-21' as Day)).toEqual([])
    expect(flagsOf(since, '2026-03-22' as Day)).toEqual(['no-sign'])
  })

  test('a step at work that was not done makes no week worse', () => {
    const weeks = [5, 3, 1].map((step, week) => [`2026-03-0${week + 1}`, { strain: 3, recovery: 3, step }])
    expect(courseOf(Object.fromEntries(weeks), 3).map(({ level }) => level)).toEqual([3, 3, 3])
  })
})

describe('the answer that is owed', () => {
  const message = (dueOn: string | null, isAnswered = false) => ({
    dueOn: dueOn as Day | null,
    isAnswered,
  })

  test('is the one promised first of those without an answer', () => {
    const thread = [message('2026-03-04', true), message('2026-03-06'), message('2026-03-10'), message(null)]
    expect(owedAnswer(thread, '2026-03-06' as Day)).toEqual({ dueOn: '2026-03-06', isLate: false })
    expect(owedAnswer(thread, '2026-03-07' as Day)).toEqual({ dueOn: '2026-03-06', isLate: true })
    expect(owedAnswer([message('2026-03-04', true), message(null)], '2026-03-07' as Day)).toBeNull()
  })
})
