import { describe, expect, test } from 'vitest'
import { showOngoingParticipation } from './ongoing-participation.ts'
import { showAnswers } from './show-answers.ts'
import { showParticipation } from './show-participation.ts'

describe('shown participation', () => {
  test.each([
    [8, 17, { lo: 0, hi: 0.5, hiOpen: true }],
    [8, 16, { lo: 0.5, hi: 0.75, hiOpen: true }],
    [12, 16, { lo: 0.75, hi: 1 }],
    [39, 39, { lo: 0.75, hi: 1 }],
    [13, 40, { lo: 0, hi: 0.35, hiOpen: true }],
    [14, 40, { lo: 0.35, hi: 0.45, hiOpen: true }],
    [33, 40, { lo: 0.75, hi: 0.85, hiOpen: true }],
    [34, 40, { lo: 0.85, hi: 1 }],
  ])('%i counted of %i invited', (answers, invited, shown) => {
    expect(showParticipation(answers, { invited, atMost: invited - 1 })).toEqual(shown)
  })

  test('has no band that begins above what may be shown: everything above looks like the last that does not', () => {
    for (const answers of [20, 29, 30, 39]) {
      expect(showParticipation(answers, { invited: 39, atMost: 28 })).toEqual({ lo: 0.5, hi: 1 })
    }
    for (const answers of [30, 33, 34, 40]) {
      expect(showParticipation(answers, { invited: 40, atMost: 33 })).toEqual({ lo: 0.75, hi: 1 })
    }
  })
})

test.each([
  [0, 39, null],
  [39, 39, null],
  [0, 40, 0],
  [3, 40, 0],
  [4, 40, 10],
  [36, 40, 90],
  [40, 40, 90],
  [69, 100, 60],
])('while a round runs %i answers of %i invited are told as %s per cent', (answers, invited, step) => {
  expect(showOngoingParticipation({ answered: answers, invited, known: invited })).toBe(step)
})

describe('the shown number of answers', () => {
  test.each([
    [8, 8, { lo: 8, hi: 9 }],
    [9, 8, { lo: 8, hi: 9 }],
    [10, 8, { lo: 10, hi: 14 }],
    [19, 8, { lo: 15, hi: 19 }],
    [20, 8, { lo: 20, hi: 24 }],
    [13, 12, { lo: 12, hi: 14 }],
    [1003, 8, { lo: 1000, hi: 1004 }],
  ])('of %i answers with a smallest group of %i', (answers, smallest, shown) => {
    expect(showAnswers(answers, smallest, { invited: 2000, atMost: 1999 })).toEqual(shown)
  })

  test('never begins at the number invited, nor above what may be shown', () => {
    const shownOf = (invited: number, atMost = invited - 1) =>
      Array.from({ length: invited - 7 }, (_, n) => showAnswers(n + 8, 8, { invited, atMost }))
    expect(shownOf(9)).toEqual([
      { lo: 8, hi: 9 },
      { lo: 8, hi: 9 },
    ])
    expect(new Set(shownOf(10).map(({ lo, hi }) => `${lo}–${hi}`))).toEqual(new Set(['8–10']))
    expect(new Set(shownOf(20).map(({ lo, hi }) => `${lo}–${hi}`))).toEqual(
      new Set(['8–9', '10–14', '15–20']),
    )
    expect(new Set(shownOf(26, 24).map(({ lo, hi }) => `${lo}–${hi}`))).toEqual(
      new Set(['8–9', '10–14', '15–19', '20–26']),
    )
  })
})
