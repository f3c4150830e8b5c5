import {
  type AnswerWord,
  answerWords,
  type CategoryId,
  type CauseId,
  type Instrument,
} from '#core/instrument/instrument.ts'
import { type Band, bandOf, causeRiskOf, type Risk, riskOf, type Zone, zoneOf } from '#core/zones/zone.ts'
import { type Fraction, meanOf, meanOfFractions, roundToHundredths } from './fraction.ts'

/** Answers by item id. A skipped item is left out. */
export type Answers = Readonly<Record<string, AnswerWord>>

export type CategoryResult = {
  readonly id: CategoryId
  /** 1.00–5.00 */
  readonly score: number
  readonly band: Band
  readonly risk: Risk
}

export type CauseResult = {
  readonly id: CauseId
  /** 1.00–5.00, higher is worse */
  readonly score: number
  readonly risk: Risk
}

/** What a person's own answers say. Never a diagnosis; the limits behind it are provisional. */
export type Result = {
  readonly instrument: string
  readonly version: string
  readonly zone: Zone
  /** 1.00–5.00 */
  readonly total: number
  readonly categories: readonly CategoryResult[]
  /** Empty when the block of causes was left out, or the instrument has none. */
  readonly causes: readonly CauseResult[]
  readonly provisional: true
}

export type Evaluation =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly code: 'not-enough-answers'; readonly categories: readonly CategoryId[] }
  | {
      readonly ok: false
      readonly code: 'unknown-item' | 'unknown-answer' | 'incomplete-causes'
      readonly items: readonly string[]
    }

/** never 1 … always 5 */
export const answerValue = (word: AnswerWord): number => answerWords.indexOf(word) + 1

const isAnswerWord = (value: unknown): value is AnswerWord =>
  (answerWords as readonly unknown[]).includes(value)

/**
 * Scores one person's answers: mean of each category's answered items, total = mean of the unrounded category means,
 * each rounded half up to two decimals at the end. Nothing is guessed: with too few answers there is no score.
 */
export function evaluate(instrument: Instrument, answers: Answers): Evaluation {
  const given = new Map<string, unknown>(Object.entries(answers))
  const causes = instrument.causes ?? []
  const known = new Set([
    ...instrument.items.map(({ id }) => id),
    ...causes.flatMap(({ items }) => items.map(({ id }) => id)),
  ])

  const unknownItems = [...given.keys()].filter((id) => !known.has(id))
  if (unknownItems.length > 0) return { ok: false, code: 'unknown-item', items: unknownItems }

  const unknownAnswers = [...given].filter(([, word]) => !isAnswerWord(word)).map(([id]) => id)
  if (unknownAnswers.length > 0) return { ok: false, code: 'unknown-answer', items: unknownAnswers }

  const valueFor = (id: string): number | undefined => {
    const word = given.get(id)
    return isAnswerWord(word) ? answerValue(word) : undefined
  }

  const categories = instrument.categories.map(({ id }) => {
    const items = instrument.items.filter(({ category }) => category === id)
    const values = items.map((item) => valueFor(item.id)).filter((value) => value !== undefined)
    return {
      id,
      values,
      enough: values.length > 0 && values.length >= items.length - instrument.skippablePerCategory,
    }
  })
  const lacking = categories.filter(({ enough }) => !enough).map(({ id }) => id)
  if (lacking.length > 0) return { ok: false, code: 'not-enough-answers', categories: lacking }

  const causeItems = causes.flatMap(({ items }) => items)
  const openCauseItems = causeItems.filter(({ id }) => !given.has(id)).map(({ id }) => id)
  const causesGiven = openCauseItems.length < causeItems.length
  if (causesGiven && openCauseItems.length > 0) {
    return { ok: false, code: 'incomplete-causes', items: openCauseItems }
  }

  const means = categories.map(({ id, values }) => ({ id, mean: meanOf(values) }))
  const total = scoreOf(meanOfFractions(means.map(({ mean }) => mean)))
  return {
    ok: true,
    result: {
      instrument: instrument.id,
      version: instrument.version,
      zone: zoneOf(total, instrument.limits.total),
      total,
      categories: means.map(({ id, mean }) => categoryResult(instrument, id, scoreOf(mean))),
      causes: causesGiven ? causeResults(instrument, valueFor) : [],
      provisional: true,
    },
  }
}

const scoreOf = (mean: Fraction): number => roundToHundredths(mean) / 100

function categoryResult(instrument: Instrument, id: CategoryId, score: number): CategoryResult {
  const limits = instrument.limits.categories[id]
  return { id, score, band: bandOf(score, limits, instrument.bands), risk: riskOf(score, limits) }
}

function causeResults(
  instrument: Instrument,
  valueFor: (id: string) => number | undefined,
): readonly CauseResult[] {
  const limits = instrument.limits.causes
  if (limits === undefined) return []
  return (instrument.causes ?? []).map(({ id, items }) => {
    const values = items.flatMap((item) => {
      const value = valueFor(item.id)
      if (value === undefined) return []
      return [item.reversed ? answerWords.length + 1 - value : value]
    })
    const score = scoreOf(meanOf(values))
    return { id, score, risk: causeRiskOf(score, limits) }
  })
}
