import type { CauseCounter, ScoreCounter } from '@andrum/release/policy/counter.ts'
import { type Zone, zones } from '@andrum/release/zone.ts'
import { type CategoryId, type CauseId, categoryIds, type Instrument } from '#core/instrument/instrument.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { hundredths } from '#core/scoring/hundredths.ts'

/** What a round's counter of one unit holds: measure → whole number, sums of scores in hundredths. */
export type CounterAmounts = Readonly<Record<string, number>>

const zoneMeasure = (zone: Zone) => `zone:${zone}`
const categoryMeasure = (id: CategoryId) => `category:${id}`
const causeMeasure = (id: CauseId) => `cause:${id}`

/** A counter before the first answer: every measure of the instrument at zero. */
export function emptyAmounts(instrument: Instrument): CounterAmounts {
  const causes = instrument.causes ?? []
  const measures = [
    'answers',
    'total',
    ...zones.map(zoneMeasure),
    ...categoryIds.map(categoryMeasure),
    ...(causes.length > 0 ? ['causes'] : []),
    ...causes.map(({ id }) => causeMeasure(id)),
  ]
  return Object.fromEntries(measures.map((measure) => [measure, 0]))
}

/** What one answer adds. Causes are left out whole when that block was not answered. */
export function amountsOf(result: Result): CounterAmounts {
  const { zone, total, categories, causes } = hundredths(result)
  const scored = Object.fromEntries(categoryIds.map((id) => [categoryMeasure(id), categories[id]]))
  const amounts = { answers: 1, total, [zoneMeasure(zone)]: 1, ...scored }
  if (result.causes.length === 0) return amounts
  return {
    ...amounts,
    causes: 1,
    ...Object.fromEntries(result.causes.map(({ id }) => [causeMeasure(id), causes[id] ?? 0])),
  }
}

/** A counter as the release's first run reads it. */
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

/** A counter as the release's second run reads it. */
export function causeCounter(amounts: CounterAmounts): CauseCounter {
  const prefix = 'cause:'
  const sums = Object.entries(amounts).filter(([measure]) => measure.startsWith(prefix))
  return {
    answers: amounts.causes ?? 0,
    causes: Object.fromEntries(sums.map(([measure, sum]) => [measure.slice(prefix.length), sum])),
  }
}
