import type { FigureView, IntervalView, ShownScoreView, ShownShareView } from '#contract/overview.ts'
import { formatNumber, formatShare } from '#text/format.ts'
import type { Language } from '#text/language.ts'
import type { Translate } from '#text/messages.ts'
import type { overview } from '#text/sv/overview.ts'

/** Figures in words, exactly as released: a coded end never turns into a number, a band never into a point. */
export type Words = { readonly t: Translate<keyof typeof overview>; readonly language: Language }

/** "2,6", "1,6 eller lägre", "4,4 eller högre". */
export function scoreWords({ t, language }: Words, score: ShownScoreView): string {
  const at = formatNumber(score.at, language, 1)
  return score.end === undefined ? at : t(`score.${score.end}`, { at })
}

/** "högst 25 %", "25–50 %", "över 50 %"; for two zones shown together "tillsammans under 30 %". */
export function shareWords({ t, language }: Words, share: ShownShareView): string {
  const lo = formatShare(share.lo, language)
  const hi = formatShare(share.hi, language)
  if (share.joint) return t('share.joint', { hi })
  if (share.lo === 0) return t('share.upTo', { hi })
  if (share.hi === 1) return t('share.over', { lo })
  return t('share.between', { lo: formatNumber(share.lo * 100, language), hi })
}

/** "under 50 %", "50–75 %", "75 % eller fler"; in larger groups "omkring 80 %", "högst 30 %", "minst 90 %". */
export function participationWords({ t, language }: Words, { lo, hi }: IntervalView): string {
  const percent = (share: number) => formatShare(share, language)
  const nearest = hi - lo < 0.2 || (lo === 0 && hi === 0.35)
  if (lo === 0) return t(nearest ? 'share.upTo' : 'share.under', { hi: percent(nearest ? 0.3 : hi) })
  if (hi === 1) return t('share.atLeast', { lo: percent(nearest ? 0.9 : lo) })
  if (nearest) return t('share.about', { at: percent((lo + hi) / 2) })
  return t('share.between', { lo: formatNumber(lo * 100, language), hi: percent(hi) })
}

/** "minst 8 svar" for the smallest band, then "omkring 25 svar". */
export function answersWords({ t }: Words, { n }: Pick<FigureView, 'n'>, smallestGroup: number): string {
  return n <= smallestGroup ? t('answers.atLeast', { n }) : t('answers.about', { n })
}

/** "± 0,3". */
export function uncertaintyWords({ language }: Words, uncertainty: number): string {
  return `± ${formatNumber(uncertainty, language, 1)}`
}
