import type { CausesFigureView } from '#contract/rounds/overview.ts'
import { type CauseId, causeIds } from '#core/instrument/instrument.ts'
import { causeLimits, type Names } from './overview-view.ts'

type Score = NonNullable<CausesFigureView['causes'][CauseId]>

export type CauseToAct = {
  readonly id: CauseId
  readonly title: string
  /** Null where no figure is shown. */
  readonly score: Score | null
  readonly standsOut: boolean
}

/**
 * The causes with measures, in their order on the page: those with a figure, the highest first. Without figures all in the
 * order of the questions, except the cause that the longer questionnaire divides into two.
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

/** Text keys of the measures against a cause, in the order in which to try them. */
export const measureKeys = <Cause extends CauseId>(cause: Cause) =>
  [`${cause}.1`, `${cause}.2`, `${cause}.3`] as const
