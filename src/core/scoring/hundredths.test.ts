import { expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { evaluate } from './evaluate.ts'
import { hundredths } from './hundredths.ts'

test('a result goes to the counters as whole numbers', () => {
  const evaluation = evaluate(
    stressprofil,
    answersByValue(stressprofil, [3, 3, 4, 2, 2, 2, 3, 3, 3, 2, 2, 2]),
  )
  expect(evaluation.ok && hundredths(evaluation.result)).toEqual({
    zone: 'yellow',
    total: 258,
    categories: {
      exhaustion: 333,
      emotional_distancing: 200,
      cognitive_impairment: 300,
      emotional_regulation: 200,
    },
    causes: {},
  })
})

test('causes go along when the block was answered', () => {
  const causeAnswers = (djupanalys.causes ?? []).flatMap(({ items }) =>
    items.map(({ id }) => [id, 'sometimes'] as const),
  )
  const main = answersByValue(
    djupanalys,
    Array.from({ length: 24 }, () => 1),
  )
  const evaluation = evaluate(djupanalys, { ...main, ...Object.fromEntries(causeAnswers) })
  const counted = evaluation.ok ? hundredths(evaluation.result).causes : {}
  expect(Object.values(counted)).toEqual([300, 300, 300, 300, 300, 300, 300, 300, 300])
})
