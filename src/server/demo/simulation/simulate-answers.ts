import { type AnswerWord, answerWords, type CauseId, type Instrument } from '#core/instrument/instrument.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { simulation } from './distributions.ts'
import type { Random } from './random.ts'

/** The constant traits of a simulated person: the strain, and in which categories it shows. */
export type Temperament = { readonly person: number; readonly category: Readonly<Record<string, number>> }

export function drawTemperament(random: Random): Temperament {
  return {
    person: random.normal() * simulation.spread.person,
    category: Object.fromEntries(
      Object.keys(simulation.categoryMean).map((id) => [id, random.normal() * simulation.spread.category]),
    ),
  }
}

export type Circumstances = {
  /** The addition of unit and season, in steps of the scale. */
  readonly strain: number
  readonly cause: CauseId | undefined
}

/** One person's answers in one round, drawn item by item from the declared distributions. */
export function simulateAnswers(
  instrument: Instrument,
  temperament: Temperament,
  circumstances: Circumstances,
  random: Random,
): Answers {
  const today = temperament.person + circumstances.strain + random.normal() * simulation.spread.roundToRound
  const answers: Record<string, AnswerWord> = {}
  for (const item of instrument.items) {
    const level = simulation.categoryMean[item.category] + today + (temperament.category[item.category] ?? 0)
    answers[item.id] = nearestWord(level + random.normal() * simulation.spread.item)
  }
  if (!instrument.causes || random.chance(simulation.withoutCauses)) return answers
  for (const cause of instrument.causes) {
    const own = cause.id === circumstances.cause ? simulation.causeWeight : 0
    const level = simulation.causeMean[cause.id] + own + today / 2
    for (const item of cause.items) {
      const score = level + random.normal() * simulation.spread.item
      answers[item.id] = nearestWord(item.reversed ? 6 - score : score)
    }
  }
  return answers
}

function nearestWord(score: number): AnswerWord {
  const step = Math.min(5, Math.max(1, Math.round(score)))
  return answerWords[step - 1] ?? 'sometimes'
}
