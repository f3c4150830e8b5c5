import type { OwnQuestion } from '#core/instrument/own-question.ts'
import { type Answers, evaluate, type Result, type ScoringRules } from '#core/scoring/evaluate.ts'
import { Refusal } from '#server/platform/errors.ts'

/**
 * Scores answers; stores nothing. `own`: the round's own questions.
 * @throws Refusal one of `evaluationRefusals` (`contract/self/result.ts`), naming the item or cause
 */
export function evaluateAnswers(
  instrument: ScoringRules,
  answers: Answers,
  own: readonly OwnQuestion[] = [],
): Result {
  const evaluation = evaluate({ ...instrument, own }, answers)
  if (evaluation.ok) return evaluation.result
  const { code } = evaluation
  if (code === 'not-enough-answers') throw new Refusal(code, { categories: evaluation.categories })
  throw new Refusal(code, { errors: evaluation.items.map((item) => ({ path: `answers.${item}`, code })) })
}
