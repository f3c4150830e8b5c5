import type { FigureView, Overview } from '#contract/overview.ts'
import { groupLevelOf } from '#core/zones/group-level.ts'
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

type Rounds = Pick<Overview, 'rounds'>

export function closingOf({ rounds }: Rounds, roundId: string): Date {
  return new Date(rounds.find(({ id }) => id === roundId)?.closedAt ?? 0)
}

/** What HR called the round: the month it closed may be another one than its name tells. */
export function roundName({ rounds }: Rounds, roundId: string): string {
  return rounds.find(({ id }) => id === roundId)?.name ?? ''
}

/** A title of a category or cause in the middle of a sentence. */
export const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

/** What the strain of a unit is called: no less than its zones and its uncertainty say. */
export const levelWords = ({ t }: FigureTexts, figure: FigureView, { limits }: Round): string =>
  t(`level.${groupLevelOf(figure, limits)}`)
