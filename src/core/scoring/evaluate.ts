import type { Zone } from '@andrum/release/zone.ts'
import {
  type AnswerWord,
  answerWords,
  type CategoryId,
  type CauseId,
  type CauseItem,
  type CauseLimits,
  type Instrument,
  type Item,
  type ZoneLimits,
} from '#core/instrument/instrument.ts'
import { type Band, bandOf, causeRiskOf, type Risk, riskOf, zoneOf } from '#core/zones/zone.ts'
import { type Fraction, meanOf, meanOfFractions, roundToHundredths } from './fraction.ts'

/** The part of an instrument that its scores depend on, without texts. An `Instrument` is one. */
export type ScoringRules = Pick<Instrument, 'id' | 'version' | 'skippablePerCategory' | 'bands'> & {
  readonly categories: readonly { readonly id: CategoryId }[]
  readonly items: readonly Pick<Item, 'id' | 'category'>[]
  readonly causes?: readonly RulesOfCause[]
  /** Own questions, asked with the causes and part of no score. */
  readonly own?: readonly { readonly id: string }[]
  readonly limits: {
    readonly total: Cuts
    readonly categories: Readonly<Record<CategoryId, Cuts>>
    readonly causes?: Pick<CauseLimits, 'medium' | 'high'>
  }
}
type Cuts = Pick<ZoneLimits, 'yellow' | 'red'>
type RulesOfCause = { readonly id: CauseId; readonly items: readonly Pick<CauseItem, 'id' | 'reversed'>[] }

/** Answers by item id. A skipped item is left out. */
export type Answers = Readonly<Record<string, AnswerWord>>

type CategoryResult = {
  readonly id: CategoryId
  /** 1.00–5.00 */
  readonly score: number
  readonly band: Band
  readonly risk: Risk
}

type CauseResult = {
  readonly id: CauseId
  /** 1.00–5.00, higher is worse */
  readonly score: number
  readonly risk: Risk
  /**
   * Only for mistreatment, threats and violence: an answer makes the product offer help (`helpFrom`). The mean can hide it,
   * and a person who is treated badly needs help however often the other things happen.
   */
  readonly help?: true | undefined
}

/** What a person's own answers show. Never a diagnosis; the limits behind it are provisional. */
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

/**
 * Scores one person's answers: the mean of each category's answered items, and the total as the mean of the unrounded
 * category means. Each is rounded half up to two decimals at the end. Nothing is guessed: with too few answers there is no
 * score.
 */
export function evaluate(instrument: ScoringRules, answers: Answers): Evaluation {
  const unknown = unknownIn(instrument, answers)
  if (unknown) return unknown
  const values = new Map(Object.entries(answers).map(([id, word]) => [id, answerValue(word)]))

  const answered = instrument.categories.map(({ id }) => valuesOfCategory(instrument, id, values))
  const lacking = answered.filter(({ enough }) => !enough).map(({ id }) => id)
  if (lacking.length > 0) return { ok: false, code: 'not-enough-answers', categories: lacking }

  const openCauseItems = openIn(instrument, values)
  if (openCauseItems.length > 0) return { ok: false, code: 'incomplete-causes', items: openCauseItems }

  const means = answered.map(({ id, own }) => ({ id, mean: meanOf(own) }))
  const total = scoreOf(meanOfFractions(means.map(({ mean }) => mean)))
  return {
    ok: true,
    result: {
      instrument: instrument.id,
      version: instrument.version,
      zone: zoneOf(total, instrument.limits.total),
      total,
      categories: means.map(({ id, mean }) => categoryResult(instrument, id, scoreOf(mean))),
      causes: causeResults(instrument, values),
      provisional: true,
    },
  }
}

type Values = ReadonlyMap<string, number>

const scoreOf = (mean: Fraction): number => roundToHundredths(mean) / 100

/** Answers come from outside: the function checks each name and each word, whatever the types claim. */
function unknownIn(instrument: ScoringRules, answers: Answers): Evaluation | undefined {
  const { items, causes = [], own = [] } = instrument
  const known = new Set([...items, ...causes.flatMap((cause) => cause.items), ...own].map(({ id }) => id))
  const unknownItems = Object.keys(answers).filter((id) => !known.has(id))
  if (unknownItems.length > 0) return { ok: false, code: 'unknown-item', items: unknownItems }

  const unknownAnswers = Object.entries(answers).filter(([, word]) => !answerWords.includes(word))
  if (unknownAnswers.length > 0) {
    return { ok: false, code: 'unknown-answer', items: unknownAnswers.map(([id]) => id) }
  }
  return undefined
}

function valuesOfCategory(instrument: ScoringRules, id: CategoryId, values: Values) {
  const items = instrument.items.filter(({ category }) => category === id)
  const own = items.map((item) => values.get(item.id)).filter((value) => value !== undefined)
  return { id, own, enough: own.length > 0 && own.length >= items.length - instrument.skippablePerCategory }
}

/** Causes and own questions are one block, answered or left out as a whole; open items count only after the block was begun. */
function openIn({ causes = [], own = [] }: ScoringRules, values: Values): readonly string[] {
  const ids = [...causes.flatMap(({ items }) => items), ...own].map(({ id }) => id)
  const open = ids.filter((id) => !values.has(id))
  return open.length === ids.length ? [] : open
}

function categoryResult(instrument: ScoringRules, id: CategoryId, score: number): CategoryResult {
  const limits = instrument.limits.categories[id]
  return { id, score, band: bandOf(score, limits, instrument.bands), risk: riskOf(score, limits) }
}

const mistreating: readonly CauseId[] = ['conflict_victimisation', 'threats_outside', 'threats_inside']

/** Items about events of which a single one is enough to offer help. */
const events: readonly string[] = [
  'threats-outside-threat',
  'threats-outside-violence',
  'threats-inside-threat',
  'threats-inside-violence',
]

/** The answer from which help is offered, 1 to 5. */
const helpFrom = (item: string): number => answerValue(events.includes(item) ? 'rarely' : 'sometimes')

const needsHelp = ({ id, items }: RulesOfCause, values: Values): boolean =>
  mistreating.includes(id) && items.some((item) => (values.get(item.id) ?? 0) >= helpFrom(item.id))

function causeResults({ causes = [], limits }: ScoringRules, values: Values): readonly CauseResult[] {
  const causeLimits = limits.causes
  if (causeLimits === undefined) return []
  return causes.flatMap((cause) => {
    const { id, items } = cause
    const own = items.flatMap((item) => {
      const value = values.get(item.id)
      if (value === undefined) return []
      return [item.reversed ? answerWords.length + 1 - value : value]
    })
    if (own.length === 0) return []
    const score = scoreOf(meanOf(own))
    const result = { id, score, risk: causeRiskOf(score, causeLimits) }
    return [needsHelp(cause, values) ? { ...result, help: true } : result]
  })
}
