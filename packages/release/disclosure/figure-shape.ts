import type { Interval } from './interval.ts'
import type { ShownAnswers } from './show-answers.ts'
import type { ShownScore } from './show-score.ts'
import type { ShownZones } from './shown-zones.ts'

/** What every figure has: its unit and round, the shown number of answers and the shown participation. */
export type FigureFrame = {
  readonly unit: string
  readonly round: string
  readonly answers: ShownAnswers
  readonly participation: Interval
  /** The units whose people are counted together in it, where the unit is not shown by itself. */
  readonly together?: readonly string[]
}

export type ScoresShape = FigureFrame & {
  readonly run: 'scores'
  readonly total: ShownScore
  readonly categories: Readonly<Record<string, ShownScore>>
  readonly zones: ShownZones
}

export type CausesShape = FigureFrame & {
  readonly run: 'causes'
  readonly causes: Readonly<Record<string, ShownScore>>
}
