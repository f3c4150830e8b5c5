import type { Overview } from '#contract/rounds/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'
import { roundName, type Unit } from './overview-view.ts'

/** Whether an earlier round with other questions used an earlier wording of the chosen round's form. */
export const isReworded = ({ rounds, round }: Pick<Overview, 'rounds' | 'round'>, roundId: string): boolean =>
  rounds.some(({ id, instrument }) => id === roundId && instrument === round?.instrument)

/** The trend over rounds in a sentence. The server has judged the change; this judges nothing. */
export function trendFinding(
  { t }: Pick<FigureTexts, 't'>,
  overview: Pick<Overview, 'rounds' | 'round'>,
  { trend, otherTrend, change }: Pick<Unit, 'trend' | 'otherTrend' | 'change'>,
): string {
  if (change === null) {
    const latest = trend.at(-1)
    if (latest === undefined || latest.figure !== null) {
      const reworded = otherTrend.findLast(({ roundId }) => isReworded(overview, roundId))
      return reworded === undefined
        ? t('trend.caption.one')
        : t('trend.caption.reworded', { round: roundName(overview, reworded.roundId) })
    }
    return t('trend.caption.hidden', { round: roundName(overview, latest.roundId) })
  }
  const round = roundName(overview, change.sinceRoundId)
  if (!change.certain) return t('trend.caption.none', { round })
  return t(change.direction === 'better' ? 'trend.caption.certainBetter' : 'trend.caption.certainWorse', {
    round,
  })
}
