import { type AnswerWord, answerWords, type Instrument } from '#core/instrument/instrument.ts'
import type { Answers } from '#core/scoring/evaluate.ts'

/** The same answer to every question (1 = never … 5 = always), to the causes too if wanted. */
export function sameAnswers(instrument: Instrument, value: number, causes = false): Answers {
  const word = wordOf(value)
  const items = [
    ...instrument.items,
    ...(causes ? (instrument.causes ?? []).flatMap((cause) => cause.items) : []),
  ]
  return Object.fromEntries(items.map(({ id }) => [id, word]))
}

function wordOf(value: number): AnswerWord {
  const word = answerWords[value - 1]
  if (word === undefined) throw new RangeError(`no answer counts ${value}`)
  return word
}
