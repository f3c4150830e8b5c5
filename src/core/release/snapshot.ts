import type { DisclosedFigure } from '#core/disclosure/disclosed-figure.ts'

/**
 * One shown unit of a released round: its figure, the people of the block it owns, and the next shown unit above it.
 * The figure counts `block` and the blocks of all shown units below. Hidden units have no row.
 */
export type SnapshotUnit = {
  readonly unit: string
  readonly within: string | null
  /** Opaque persons, sorted. Empty when the figure is exactly the sum of those below. Never leaves the vault. */
  readonly block: readonly string[]
  readonly figure: DisclosedFigure
}

/** What is kept of a released round, one for each run. Parents stand before children. */
export type Snapshot = {
  readonly round: string
  readonly units: readonly SnapshotUnit[]
}

/** The refresh rule and the guard look back over this many released rounds of the same run. */
export const keptRounds = 12
