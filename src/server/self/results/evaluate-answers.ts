import type { Instrument } from '#core/instrument/instrument.ts'
import { type Answers, evaluate, type Result } from '#core/scoring/evaluate.ts'
import { Refusal } from '#server/platform/errors.ts'

/**
 * Scores answers; stores nothing.
 * @throws Refusal one of `evaluationRefusals` (`contract/self/result.ts`), naming what it is about
 */
export function evaluateAnswers(instrument: Instrument, answers: Answers): Result {
  const evaluation = evaluate(instrument, answers)
  if (evaluation.ok) return evaluation.result
  const { code } = evaluation
  if (code === 'not-enough-answers') throw new Refusal(code, { categories: evaluation.categories })
  throw new Refusal(code, { errors: evaluation.items.map((item) => ({ path: `answers.${item}`, code })) })
}
