import { describe, expect, test } from 'vitest'
import { uncertaintyOf } from './show-answers.ts'
import { showScore } from './show-score.ts'
import { trendBetween } from './trend.ts'

const shown = (mean: number, answers: number) => ({
  score: showScore(Math.round(mean * 100) * answers, answers, 100),
  answers: { lo: answers },
})

describe('a change between two shown means', () => {
  // 8 and 8: 1.96·0.69·√(2/8) + 0.2 = 0.876
  test.each([
    [shown(2.6, 8), shown(3.4, 8), { certain: false, direction: 'none' }],
    [shown(2.6, 8), shown(3.6, 8), { certain: true, direction: 'worse' }],
    [shown(3.6, 8), shown(2.6, 8), { certain: true, direction: 'better' }],
    // 100 and 100: 0.1913 + 0.1 = 0.2913
    [shown(2.6, 100), shown(2.8, 100), { certain: false, direction: 'none' }],
    [shown(2.6, 100), shown(2.9, 100), { certain: true, direction: 'worse' }],
    // 100 and 10: 0.4485 + 0.2, the coarser step
    [shown(2.6, 100), shown(3.2, 10), { certain: false, direction: 'none' }],
    // two coded ends look the same, whatever is behind them
    [shown(1, 100), shown(1.6, 100), { certain: false, direction: 'none' }],
  ])('is judged from what is shown only', (before, now, verdict) => {
    expect(trendBetween(before, now)).toEqual(verdict)
  })
})

test('the uncertainty beside a figure follows from the shown number of answers', () => {
  expect(uncertaintyOf({ lo: 8, hi: 9 }, 0.69)).toBe(0.48)
  expect(uncertaintyOf({ lo: 100, hi: 104 }, 0.65)).toBe(0.13)
})
