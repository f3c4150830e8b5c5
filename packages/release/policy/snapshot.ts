import type { DisclosedFigure } from '../disclosure/disclosed-figure.ts'
import type { Called } from './called.ts'

/**
 * One shown unit of a released round: its figure, the people of the block it owns, and the next shown unit above it.
 * The figure counts `block` and the blocks of all shown units below. Hidden units have no row.
 */
export type SnapshotUnit = {
  readonly unit: string
  readonly within: string | null
  /** Opaque persons, sorted. Empty when the figure is exactly the sum of those below. Never leaves the vault. */
  readonly block: readonly string[]
  /** Those of the block who were not established then. Absent: all were. Never leaves the vault either. */
  readonly newcomers?: readonly string[]
  readonly figure: DisclosedFigure
  /**
   * What is shown of the block alone; null when it is empty. The figure is composed from this and from those of the shown
   * units below, so a round reveals nothing about anybody beyond the `own` figures.
   */
  readonly own: DisclosedFigure | null
  /** Whether the figure only composes `own` figures. False: it is `own` itself, or its zones were counted again. */
  readonly composed: boolean
}

/** What is stored of a released round, one for each run. Parents stand before children. */
export type Snapshot = {
  readonly round: string
  readonly units: readonly SnapshotUnit[]
  /** Units whose blocks the guard pooled upward in this round. Absent: none. Known to later releases only. */
  readonly held?: readonly string[]
  /** The contacts and names on its list. Never leaves the vault. */
  readonly called?: Called
  /** People who may have been counted in it under another name. Only a reading of the round has this. */
  readonly doubtful?: ReadonlySet<string>
}
