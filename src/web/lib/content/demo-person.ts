import { type AnswerWord, answerWords, type Instrument } from '#core/instrument/instrument.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { evaluate, type Result } from '#core/scoring/evaluate.ts'

/** A made-up person for the demo, in the red zone in the spring and in the yellow zone now. */
export type DemoPerson = { readonly now: Result; readonly before: Result }

/** The results of that person by the real scoring. Loaders only: it runs at build time. */
export function demoPerson(): DemoPerson {
  return {
    now: resultOf(stressprofil, [4, 4, 3, 2, 2, 2, 3, 3, 2, 2, 2, 2]),
    before: resultOf(stressprofil, [4, 4, 4, 3, 3, 3, 4, 4, 3, 3, 3, 3]),
  }
}

/** @param values 1–5, one a question */
function resultOf(instrument: Instrument, values: readonly number[]): Result {
  const answers = Object.fromEntries(
    instrument.items.map(({ id }, at): [string, AnswerWord] => [
      id,
      answerWords[(values[at] ?? 1) - 1] ?? 'never',
    ]),
  )
  const evaluation = evaluate(instrument, answers)
  if (!evaluation.ok) throw new Error(`The demo's answers give no result: ${evaluation.code}`)
  return evaluation.result
}
