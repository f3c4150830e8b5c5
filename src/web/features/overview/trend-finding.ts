import type { Overview } from '#contract/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'
import { roundName, type Unit } from './overview-view.ts'

/** What the line over rounds says in a sentence; it judges nothing itself, the server has. */
export function trendFinding(
  { t }: Pick<FigureTexts, 't'>,
  overview: Pick<Overview, 'rounds'>,
  { trend, change }: Pick<Unit, 'trend' | 'change'>,
): string {
  if (change === null) {
    const latest = trend.at(-1)
    if (latest === undefined || latest.figure !== null) return t('trend.caption.one')
    return t('trend.caption.hidden', { round: roundName(overview, latest.roundId) })
  }
  const round = roundName(overview, change.sinceRoundId)
  if (!change.certain) return t('trend.caption.none', { round })
  return t(change.direction === 'better' ? 'trend.caption.certainBetter' : 'trend.caption.certainWorse', {
    round,
  })
}
