import type { Overview } from '#contract/rounds/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'
import { roundName, type Unit } from './overview-view.ts'

/** Whether a round of other questions asked the chosen round's form in earlier wordings. */
export const isReworded = ({ rounds, round }: Pick<Overview, 'rounds' | 'round'>, roundId: string): boolean =>
  rounds.some(({ id, instrument }) => id === roundId && instrument === round?.instrument)

/** What the line over rounds says in a sentence; it judges nothing itself, the server has. */
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
