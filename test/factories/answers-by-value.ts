import { type AnswerWord, answerWords, type Instrument } from '#core/instrument/instrument.ts'
import type { Answers } from '#core/scoring/evaluate.ts'

/** The word for 1 (never) to 5 (always). */
function wordFor(value: number): AnswerWord {
  const word = answerWords[value - 1]
  if (word === undefined) throw new RangeError(`No answer counts ${value}.`)
  return word
}

/** Answers in the order of the items; `null`: skipped. */
export function answersByValue(instrument: Instrument, values: readonly (number | null)[]): Answers {
  const answered = instrument.items.flatMap(({ id }, index) => {
    const value = values[index]
    return value === undefined || value === null ? [] : [[id, wordFor(value)] as const]
  })
  return Object.fromEntries(answered)
}
