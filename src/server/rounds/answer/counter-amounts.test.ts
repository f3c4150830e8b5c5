import { expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { evaluateAnswers } from '#server/self/results/evaluate-answers.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { amountsOf, causeCounter, emptyAmounts, scoreCounter } from './counter-amounts.ts'

test.each([
  ['stressprofil', stressprofil, false],
  ['djupanalys with causes', djupanalys, true],
])('an answer to %s adds only to measures that the empty counter has', (_, instrument, causes) => {
  const amounts = amountsOf(evaluateAnswers(instrument, sameAnswers(instrument, 4, causes)))
  expect(Object.keys(emptyAmounts(instrument))).toEqual(expect.arrayContaining(Object.keys(amounts)))
})

test('an answer without causes leaves the counter of causes alone', () => {
  const amounts = amountsOf(evaluateAnswers(djupanalys, sameAnswers(djupanalys, 4)))
  expect(causeCounter({ ...emptyAmounts(djupanalys), ...amounts })).toMatchObject({
    answers: 0,
    causes: { demands: 0 },
  })
})

test('the release reads from a counter what was written into it', () => {
  const amounts = amountsOf(evaluateAnswers(djupanalys, sameAnswers(djupanalys, 3, true)))
  expect(scoreCounter(amounts)).toEqual({
    answers: 1,
    total: 300,
    categories: {
      exhaustion: 300,
      emotional_distancing: 300,
      cognitive_impairment: 300,
      emotional_regulation: 300,
    },
    zones: { green: 0, yellow: 1, red: 0 },
  })
  expect(causeCounter(amounts)).toMatchObject({
    answers: 1,
    causes: { demands: 300, conflict_victimisation: 300 },
  })
})
