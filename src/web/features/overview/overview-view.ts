import type { Overview } from '#contract/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'

export type Unit = Overview['units'][number]
export type Round = NonNullable<Overview['round']>

/** Names of categories and causes in the reader's language, from the instrument. */
export type Names = {
  readonly categories: readonly { readonly id: string; readonly title: string }[]
  readonly causes: readonly { readonly id: string; readonly title: string }[]
}

/** What every section of the overview is given. */
export type SectionProps = {
  readonly words: FigureTexts
  readonly names: Names
  readonly overview: Overview
  readonly round: Round
  readonly unit: Unit
}

/** The whole organisation's axis, top to bottom or left to right. */
export const axis = ['1', '2', '3', '4', '5'] as const

export const zoneOrder = ['green', 'yellow', 'red'] as const

export function roundMonth(overview: Overview, roundId: string): Date {
  return new Date(overview.rounds.find((round) => round.id === roundId)?.closedAt ?? 0)
}
