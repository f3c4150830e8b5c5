import type { Zone } from '@andrum/release/zone.ts'
import type { CategoryId, Instrument, ZoneLimits } from '#core/instrument/instrument.ts'
import { expectedShares } from './expected-shares.ts'
import type { ItemAmounts } from './item-amounts.ts'
import { type Matrix, part, sumOfAll, weighted } from './matrix.ts'
import { covariances, type ItemMoments, itemMoments } from './moments.ts'
import { uniquenesses } from './one-factor.ts'
import {
  cronbachAlpha,
  itemRestCorrelation,
  mcdonaldOmega,
  omegaFrom,
  reliableChange,
} from './reliability.ts'

/** Below this many complete answers the report gives no figure, because none would be reliable. */
const answersNeeded = 200

type ScaleFigures = {
  /** 1–5 */
  readonly mean: number
  /** Standard deviation, scale steps. */
  readonly spread: number
  readonly alpha: number | null
  readonly omega: number | null
  /** From a normal distribution with this mean and spread; see `expectedShares`. */
  readonly expectedShares: Readonly<Record<Zone, number>> | null
}

type ItemFigures = ItemMoments & {
  /** Correlation with the other items of its category. */
  readonly itemRest: number | null
}

export type CalibrationReport =
  | { readonly enough: false; readonly answers: number; readonly needed: number }
  | {
      readonly enough: true
      readonly instrument: string
      readonly version: string
      readonly answers: number
      /** `reliableChange`: from these answers; the instrument uses its own constant until that is changed. */
      readonly total: ScaleFigures & { readonly reliableChange: number | null }
      readonly categories: readonly (ScaleFigures & {
        readonly id: CategoryId
        readonly items: readonly ItemFigures[]
      })[]
    }

/**
 * How an instrument version behaves in use, from summed item × answer counts and item products alone.
 * `answers`: the number of complete answers behind the sums.
 */
export function calibrationReport(
  instrument: Instrument,
  answers: number,
  amounts: ItemAmounts,
): CalibrationReport {
  if (answers < answersNeeded) return { enough: false, answers, needed: answersNeeded }
  const items = instrument.items.map(({ id }) => itemMoments(id, amounts, answers))
  const matrix = covariances(items, amounts, answers)
  const parts = instrument.categories.map(({ id }) => {
    const indices = instrument.items.flatMap(({ category }, index) => (category === id ? [index] : []))
    return { id, indices, own: part(matrix, indices) }
  })
  const categories = parts.map(({ id, indices, own }) => {
    const members = indices.flatMap((index) => items[index] ?? [])
    return {
      id,
      ...scaleFigures(own, members, evenly(members.length), instrument.limits.categories[id]),
      omega: mcdonaldOmega(own),
      items: members.map((item, index) => ({ ...item, itemRest: itemRestCorrelation(own, index) })),
    }
  })
  const weights = weightsInTotal(instrument)
  const whole = scaleFigures(matrix, items, weights, instrument.limits.total)
  return {
    enough: true,
    instrument: instrument.id,
    version: instrument.version,
    answers,
    total: {
      ...whole,
      omega: omegaOfTotal(matrix, weights, parts),
      reliableChange: whole.alpha === null ? null : reliableChange(whole.spread, whole.alpha),
    },
    categories,
  }
}

const evenly = (length: number): number[] => Array.from({ length }, () => 1 / length)

/** The total is the mean of the categories, so an item weighs less where its category has more items. */
function weightsInTotal({ items, categories }: Instrument): number[] {
  return items.map(({ category }) => {
    const inCategory = items.filter((item) => item.category === category).length
    return 1 / (inCategory * categories.length)
  })
}

function scaleFigures(
  matrix: Matrix,
  items: readonly ItemMoments[],
  weights: readonly number[],
  limits: ZoneLimits,
) {
  const scaled = weighted(matrix, weights)
  const mean = items.reduce((sum, item, index) => sum + item.mean * (weights[index] ?? 0), 0)
  const spread = Math.sqrt(Math.max(0, sumOfAll(scaled)))
  return { mean, spread, alpha: cronbachAlpha(scaled), expectedShares: expectedShares(mean, spread, limits) }
}

/** Each category has a factor of its own; variance that no factor explains is unique to the items. */
function omegaOfTotal(
  matrix: Matrix,
  weights: readonly number[],
  parts: readonly { readonly indices: readonly number[]; readonly own: Matrix }[],
): number | null {
  const unique: number[] = []
  for (const { indices, own } of parts) {
    const found = uniquenesses(own)
    if (found === null) return null
    indices.forEach((item, place) => {
      unique.push((found[place] ?? 0) * (weights[item] ?? 0) ** 2)
    })
  }
  return omegaFrom(weighted(matrix, weights), unique)
}
