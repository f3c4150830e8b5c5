import type { Highs } from 'highs'
import type { ReleaseMany } from '../release-many.ts'

/** An attack that goes beyond reading the figures: what HR does, and what it finds out. */
export type Attacker = {
  readonly name: string
  /** One row for each variant. */
  readonly run: (setting: Setting) => Promise<Row[]>
}

export type Setting = {
  readonly seed: number
  readonly release: ReleaseMany
  readonly highs: Highs
  /** How many organisations an attacker makes of each kind; each has its own usual number. */
  readonly trials?: number
}

export type Row = {
  readonly variant: string
  readonly found: number
  readonly of: number
  /** What was counted: "zones or scores", "people surely taking part" … */
  readonly what: string
  /** What was found about whom, in words. */
  readonly cases?: readonly string[]
  /** For a measure of odds, one factor for each person looked at. */
  readonly factors?: readonly number[]
  /** … and the same from each half of the sampled worlds: the difference is the sampling error. */
  readonly halves?: readonly (readonly number[])[]
}
