import type { Language } from '#core/languages.ts'

/** The five answers, from least to most strain. The API uses these words; the reader sees the instrument's own label. */
export const answerWords = ['never', 'rarely', 'sometimes', 'often', 'always'] as const
export type AnswerWord = (typeof answerWords)[number]

/** The four parts of strain, after the structure of the Burnout Assessment Tool (Schaufeli, Desart & De Witte 2020). */
export const categoryIds = [
  'exhaustion',
  'emotional_distancing',
  'cognitive_impairment',
  'emotional_regulation',
] as const
export type CategoryId = (typeof categoryIds)[number]

/** What at work may lie behind the strain. */
export const causeIds = [
  'demands',
  'control',
  'manager_support',
  'colleague_support',
  'role_clarity',
  'recognition_fairness',
  'boundaries_recovery',
  'working_hours',
  'conflict_victimisation',
  'emotional_demands',
  'recognition',
  'fairness',
  'job_security',
  'change',
  'physical_environment',
  'threats_outside',
  'threats_inside',
] as const
export type CauseId = (typeof causeIds)[number]

/** One text in every language of the product. */
export type Localised = Readonly<Record<Language, string>>

export type Item = { readonly id: string; readonly category: CategoryId; readonly text: Localised }

/** `reversed`: the item asks for something good, so "always" counts 1 and "never" 5. */
export type CauseItem = { readonly id: string; readonly text: Localised; readonly reversed: boolean }

export type Cause = {
  readonly id: CauseId
  readonly title: Localised
  /** What a high figure means. */
  readonly explanation: Localised
  readonly items: readonly CauseItem[]
}

/** Lowest score (1.00–5.00, two decimals) that counts as yellow and as red, and where the two figures come from. */
export type ZoneLimits = { readonly yellow: number; readonly red: number; readonly source: Localised }

/** Lowest score (1.00–5.00, two decimals) of a cause with medium and with high risk, and where the two figures come from. */
export type CauseLimits = { readonly medium: number; readonly high: number; readonly source: Localised }

export type InstrumentLimits = {
  readonly total: ZoneLimits
  readonly categories: Readonly<Record<CategoryId, ZoneLimits>>
  readonly causes?: CauseLimits
}

/** What a person sees of a category: only whether it is raised, or all three bands. */
export type BandKind = 'raised' | 'zones'

/** A self-assessment as a plain data file: its texts, its scoring, and where every figure comes from. */
export type Instrument = {
  readonly id: string
  /** Results of two versions are never compared. */
  readonly version: string
  readonly title: Localised
  readonly author: Localised
  readonly licence: Localised
  /** The period that the questions ask about, repeated at each of them. */
  readonly period: Localised
  /** In the order they are shown. */
  readonly answers: readonly { readonly word: AnswerWord; readonly text: Localised }[]
  /** In the order they are shown. The title names the strain, so that readers understand what a high figure means. */
  readonly categories: readonly {
    readonly id: CategoryId
    readonly title: Localised
    readonly explanation: Localised
  }[]
  /** In the order they are asked. */
  readonly items: readonly Item[]
  /** The text before the questions about causes. */
  readonly causesIntroduction?: Localised
  readonly causes?: readonly Cause[]
  /** How many items of one category may be left open. */
  readonly skippablePerCategory: number
  readonly limits: InstrumentLimits
  readonly bands: BandKind
  /** Smallest difference between two totals (scale steps) that is a certain change. */
  readonly reliableChange: number
  readonly reliableChangeSource: Localised
  /** Standard deviation of the total (scale steps) in the reference group; says how uncertain a group's figure is. */
  readonly referenceSpread: number
  readonly referenceSpreadSource: Localised
  /** How answers become scores, in words. */
  readonly scoring: Localised
  /** Where the questions come from and what has not been shown about them. */
  readonly provenance: Localised
}
