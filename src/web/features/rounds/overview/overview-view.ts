import type { ComponentType, ReactNode } from 'react'
import type { FigureView, Overview } from '#contract/rounds/overview.ts'
import { groupLevelOf } from '#core/zones/group-level.ts'
import type { FigureTexts } from '#text/figure-words.ts'
import type { Translate } from '#text/messages.ts'
import type { promise } from '#text/sv/promise.ts'
import type { ChosenView } from './use-chosen-view.ts'

export type Unit = Overview['units'][number]
export type Round = NonNullable<Overview['round']>
/** A unit with a figure in the chosen round. */
export type ShownUnit = Unit & { readonly figure: FigureView }

/** Names of categories and causes in the reader's language, from the instrument. */
export type Names = {
  readonly categories: readonly { readonly id: string; readonly title: string }[]
  readonly causes: readonly { readonly id: string; readonly title: string }[]
}

/** Addresses of the views that lead to each other, with the round that is chosen. */
export type Ways = {
  readonly unit: (unitId: string) => string
  readonly units: string
  readonly measures: (causeId: string | null, unitId: string) => string
  /** To where a shown cause becomes a risk of the plan; null for those who do not write it. */
  readonly plan: ((causeId: string, unitId: string, roundId: string, suggestion?: number) => string) | null
}

/** Where the figures shown are to be had as a file. */
export type FileAddress = (format: 'csv' | 'xlsx') => string

export type FileButtonProps = { readonly kind: 'quiet'; readonly href: string; readonly children: ReactNode }

/** How the overview of another round is read, as the one shown was; `key` says whose. */
export type RoundReading = {
  readonly key: readonly unknown[]
  readonly read: (roundId: string, signal: AbortSignal) => Promise<Overview>
}

/** What every view of released figures is given. */
export type ReportProps = {
  readonly words: FigureTexts
  readonly promise: Translate<keyof typeof promise>
  readonly names: Names
  readonly overview: Overview
  readonly view: ChosenView
  readonly ways: Ways
  readonly rounds: RoundReading
  /** The reader sees the units led alone. */
  readonly led: boolean
  /** Null where no file has just what is shown. */
  readonly fileAddress: FileAddress | null
  /** What takes one along, where it is more than a link. */
  readonly FileButton?: ComponentType<FileButtonProps>
  /** What stands in the report besides, about these units; null: nothing. */
  readonly onPaper: ((unitIds: readonly string[]) => ReactNode) | null
  /** What of the plan a meeting of these units is shown; null: nothing. */
  readonly inDeck?: ((unitIds: readonly string[]) => ReactNode) | undefined
  /** Puts a name of its own in the first heading: null leaves the page's. */
  readonly onHeading: (heading: string | null) => void
}

/** What every section is given. */
export type SectionProps = Pick<ReportProps, 'words' | 'names' | 'overview'> & {
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

/** Own convention of the product for causes (docs/domain/instruments.md): medium from 2.5, high from 3.5. */
export const causeLimits = { yellow: 2.5, red: 3.5 } as const

/** The unit's figure in an earlier round that its change is judged against, as shown then. */
export function figureBefore({ trend, change }: Pick<Unit, 'trend' | 'change'>) {
  return trend.find(({ roundId }) => roundId === change?.sinceRoundId)?.figure ?? null
}
