import type { CausesFigureView } from '#contract/rounds/overview.ts'
import { type CauseId, causeIds } from '#core/instrument/instrument.ts'
import { causeLimits, type Names } from './overview-view.ts'

type Score = NonNullable<CausesFigureView['causes'][CauseId]>

export type CauseToAct = {
  readonly id: CauseId
  readonly title: string
  /** Null where nothing is shown. */
  readonly score: Score | null
  readonly standsOut: boolean
}

/**
 * The causes there are measures for, in the order they are met: those that have a figure, the highest first. Without figures
 * all as they are asked, except the one that the longer questionnaire asks about as two.
 */
export function measureOrder(
  named: Names['causes'],
  figures: Pick<CausesFigureView, 'causes'> | null,
): readonly CauseToAct[] {
  return named
    .flatMap(({ id, title }) => {
      const known = causeIds.find((cause) => cause === id)
      if (known === undefined) return []
      if (figures === null && known === 'recognition_fairness') return []
      const score = figures?.causes[known] ?? null
      if (figures !== null && score === null) return []
      return [{ id: known, title, score, standsOut: score !== null && score.at >= causeLimits.yellow }]
    })
    .sort((a, b) => (b.score?.at ?? 0) - (a.score?.at ?? 0))
}

/** Texts of the measures against a cause, the first to be tried first. */
export const measureKeys = <Cause extends CauseId>(cause: Cause) =>
  [`${cause}.1`, `${cause}.2`, `${cause}.3`] as const
