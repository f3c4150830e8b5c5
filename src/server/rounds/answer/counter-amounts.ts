import type { CauseCounter, ScoreCounter } from '@andrum/release/policy/counter.ts'
import { type Zone, zones } from '@andrum/release/zone.ts'
import { type CategoryId, type CauseId, categoryIds, type Instrument } from '#core/instrument/instrument.ts'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import { type Answers, answerValue, type Result } from '#core/scoring/evaluate.ts'
import { hundredths } from '#core/scoring/hundredths.ts'

/** The counter of one unit and round: measure → whole number; sums of scores in hundredths. */
export type CounterAmounts = Readonly<Record<string, number>>

const zoneMeasure = (zone: Zone) => `zone:${zone}`
const categoryMeasure = (id: CategoryId) => `category:${id}`
/** Own questions are counted with the causes, and the same run releases them (decision 0771). */
const causeMeasure = (id: CauseId | string) => `cause:${id}`

/** A counter before the first answer: every measure of the round at zero. */
export function emptyAmounts(instrument: Instrument, own: readonly OwnQuestion[] = []): CounterAmounts {
  const causes = [...(instrument.causes ?? []).map(({ id }) => id), ...own.map(({ id }) => id)]
  const measures = [
    'answers',
    'total',
    ...zones.map(zoneMeasure),
    ...categoryIds.map(categoryMeasure),
    ...(causes.length > 0 ? ['causes'] : []),
    ...causes.map(causeMeasure),
  ]
  return Object.fromEntries(measures.map((measure) => [measure, 0]))
}

/** The round's own questions, and the answers to all its questions. */
export type Beside = { readonly own: readonly OwnQuestion[]; readonly answers: Answers }

const nothingBeside: Beside = { own: [], answers: {} }

/** Whether the person answered the block of causes and own questions. */
export const answersBlock = (result: Result, { own, answers }: Beside): boolean =>
  result.causes.length > 0 || own.some(({ id }) => answers[id] !== undefined)

/** The amounts that one answer adds. An unanswered block of causes and own questions adds nothing. */
export function amountsOf(result: Result, beside = nothingBeside): CounterAmounts {
  const { own, answers } = beside
  const { zone, total, categories, causes } = hundredths(result)
  const scored = Object.fromEntries(categoryIds.map((id) => [categoryMeasure(id), categories[id]]))
  const amounts = { answers: 1, total, [zoneMeasure(zone)]: 1, ...scored }
  if (!answersBlock(result, beside)) return amounts
  const points = own.flatMap(({ id }) => {
    const word = answers[id]
    return word === undefined ? [] : [[causeMeasure(id), answerValue(word) * 100] as const]
  })
  return {
    ...amounts,
    causes: 1,
    ...Object.fromEntries(result.causes.map(({ id }) => [causeMeasure(id), causes[id] ?? 0])),
    ...Object.fromEntries(points),
  }
}

/** The counter in the form that the first run of the release reads. */
export function scoreCounter(amounts: CounterAmounts): ScoreCounter {
  return {
    answers: amounts.answers ?? 0,
    total: amounts.total ?? 0,
    categories: Object.fromEntries(categoryIds.map((id) => [id, amounts[categoryMeasure(id)] ?? 0])),
    zones: {
      green: amounts[zoneMeasure('green')] ?? 0,
      yellow: amounts[zoneMeasure('yellow')] ?? 0,
      red: amounts[zoneMeasure('red')] ?? 0,
    },
  }
}

/** The counter in the form that the second run of the release reads. */
export function causeCounter(amounts: CounterAmounts): CauseCounter {
  const prefix = 'cause:'
  const sums = Object.entries(amounts).filter(([measure]) => measure.startsWith(prefix))
  return {
    answers: amounts.causes ?? 0,
    causes: Object.fromEntries(sums.map(([measure, sum]) => [measure.slice(prefix.length), sum])),
  }
}
