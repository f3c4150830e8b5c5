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
    expect(showParticipation(answers, invited)).toEqual(shown)
  })

  test('while a round runs it is silent below forty invited', () => {
    expect(showOngoingParticipation(39, 39)).toBeNull()
    expect(showOngoingParticipation(20, 40)).toEqual({ lo: 0.45, hi: 0.55, hiOpen: true })
  })
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
    expect(showAnswers(answers, smallest)).toEqual(shown)
  })
})
