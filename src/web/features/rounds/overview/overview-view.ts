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

/** Addresses of the related views, with the chosen round. */
export type Ways = {
  readonly unit: (unitId: string) => string
  readonly units: string
  readonly measures: (causeId: string | null, unitId: string) => string
  /** The address at which a shown cause becomes a risk of the plan; null for roles that do not write the plan. */
  readonly plan: ((causeId: string, unitId: string, roundId: string, suggestion?: number) => string) | null
}

/** Address of a file with the shown figures. */
export type FileAddress = (format: 'csv' | 'xlsx') => string

export type FileButtonProps = { readonly kind: 'quiet'; readonly href: string; readonly children: ReactNode }

/** How to read the overview of another round, as the shown one was read; `key` identifies the organisation. */
export type RoundReading = {
  readonly key: readonly unknown[]
  readonly read: (roundId: string, signal: AbortSignal) => Promise<Overview>
}

/** The props of every view of released figures. */
export type ReportProps = {
  readonly words: FigureTexts
  readonly promise: Translate<keyof typeof promise>
  readonly names: Names
  readonly overview: Overview
  readonly view: ChosenView
  readonly ways: Ways
  readonly rounds: RoundReading
  /** The reader sees only the units that they manage. */
  readonly led: boolean
  /** Null where no file has exactly the shown figures. */
  readonly fileAddress: FileAddress | null
  /** The download button, where a link is not enough. */
  readonly FileButton?: ComponentType<FileButtonProps>
  /** Further content of the printed report, about these units; null: none. */
  readonly onPaper: ((unitIds: readonly string[]) => ReactNode) | null
  /** The part of the plan that the slides show, about these units; null: none. */
  readonly inDeck?: ((unitIds: readonly string[]) => ReactNode) | undefined
  /** Sets the page's first heading; null restores the page's own. */
  readonly onHeading: (heading: string | null) => void
}

/** The props of every section. */
export type SectionProps = Pick<ReportProps, 'words' | 'names' | 'overview'> & {
  readonly round: Round
  readonly unit: Unit
}

/** The axis of all charts, top to bottom or left to right. */
export const axis = ['1', '2', '3', '4', '5'] as const

export const zoneOrder = ['green', 'yellow', 'red'] as const

type Rounds = Pick<Overview, 'rounds'>

export function closingOf({ rounds }: Rounds, roundId: string): Date {
  return new Date(rounds.find(({ id }) => id === roundId)?.closedAt ?? 0)
}

/** The name that HR gave the round. The closing month would not do: it may differ from the name. */
export function roundName({ rounds }: Rounds, roundId: string): string {
  return rounds.find(({ id }) => id === roundId)?.name ?? ''
}

/** A title of a category or cause for the middle of a sentence. */
export const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

/** Words for the level of a unit, as cautious as its zones and its uncertainty require. */
export const levelWords = ({ t }: FigureTexts, figure: FigureView, { limits }: Round): string =>
  t(`level.${groupLevelOf(figure, limits)}`)

/** Own convention of the product for causes (docs/domain/instruments.md): medium from 2.5, high from 3.5. */
export const causeLimits = { yellow: 2.5, red: 3.5 } as const

/** The unit's figure in the earlier round that its change refers to, as shown then. */
export function figureBefore({ trend, change }: Pick<Unit, 'trend' | 'change'>) {
  return trend.find(({ roundId }) => roundId === change?.sinceRoundId)?.figure ?? null
}
