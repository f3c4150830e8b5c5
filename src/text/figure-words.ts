import type { Language } from '#core/languages.ts'
import { formatList, formatNumber, formatShare } from './format.ts'
import type { Translate } from './messages.ts'
import type { overview } from './sv/overview.ts'

/** Words for released figures, the same on pages and in files. A coded end is never shown as a number, or a band as a point. */
export type FigureTexts = { readonly t: Translate<keyof typeof overview>; readonly language: Language }

type Score = { readonly at: number; readonly end?: 'low' | 'high' | undefined }
type Share = {
  readonly lo: number
  readonly hi: number
  readonly loOpen?: true | undefined
  readonly joint?: true | undefined
}

type GroupedUnit = { readonly id: string; readonly name: string; readonly direct: boolean }

/** An upper end up to this, or a lower end from this on, describes a share alone. "Over 25 %" for 25–100 % would read as a little over. */
const half = 0.5

/** Whether a share is worded as a range, such as "25–50 %", because neither end alone describes it. */
export const isRange = ({ lo, hi }: Pick<Share, 'lo' | 'hi'>): boolean =>
  !(lo === 0 && hi <= half) && !(hi === 1 && lo >= half)

/** "2,6", "1,6 eller lägre", "4,4 eller högre". */
export function scoreWords({ t, language }: FigureTexts, { at, end }: Score): string {
  const shown = formatNumber(at, language, 1)
  return end === undefined ? shown : t(`score.${end}`, { at: shown })
}

/** "högst 25 %", "25–50 %", "25–100 %", "över 50 %"; for two zones shown together "tillsammans under 30 %"; "visas inte" for 0–100 %. */
export function shareWords({ t, language }: FigureTexts, share: Share): string {
  const lo = formatShare(share.lo, language)
  const hi = formatShare(share.hi, language)
  if (share.joint) return t('share.joint', { hi })
  if (share.lo === 0 && share.hi === 1) return t('share.unknown')
  if (isRange(share)) return t('share.between', { lo: formatNumber(share.lo * 100, language), hi })
  if (share.lo === 0) return t('share.upTo', { hi })
  return t(share.loOpen ? 'share.over' : 'share.atLeast', { lo })
}

/**
 * "under 50 %", "50–75 %", "minst 75 %"; in larger groups "omkring 80 %", "högst 30 %", "minst 90 %"; wider if an end would
 * reveal that all answered.
 */
export function participationWords(
  { t, language }: FigureTexts,
  { lo, hi }: { readonly lo: number; readonly hi: number },
): string {
  const percent = (share: number) => formatShare(share, language)
  // From 40 invited the nearest ten is shown: 0.75–0.85 reads "about 80 %", and the coded ends are 0–0.35 and 0.85–1.
  const nearest = hi - lo < 0.2 || (lo === 0 && hi === 0.35)
  if (lo === 0 && hi === 1) return t('share.upTo', { hi: percent(hi) })
  if (lo === 0) return t(nearest ? 'share.upTo' : 'share.under', { hi: percent(nearest ? 0.3 : hi) })
  if (hi === 1) return t('share.atLeast', { lo: percent(nearest ? 0.9 : lo) })
  if (nearest) return t('share.about', { at: percent((lo + hi) / 2) })
  return t('share.between', { lo: formatNumber(lo * 100, language), hi: percent(hi) })
}

/** "minst 8 svar" for the smallest band, then "omkring 25 svar". */
export function answersWords({ t }: FigureTexts, n: number, smallestGroup: number): string {
  return n <= smallestGroup ? t('answers.atLeast', { n }) : t('answers.about', { n })
}

/** "± 0,3" on the 1–5 scale. */
export function uncertaintyWords({ language }: Pick<FigureTexts, 'language'>, uncertainty: number): string {
  return `± ${formatNumber(uncertainty, language, 1)}`
}

/** Names the units whose people are counted together. */
export function groupWords({ t, language }: FigureTexts, units: readonly GroupedUnit[]): string {
  return formatList(
    units.map(({ name, direct }) => (direct ? t('units.direct', { unit: name }) : name)),
    language,
  )
}

/** Names the other units of a unit's group; empty for a unit without one. */
export function othersWords(
  words: FigureTexts,
  {
    id,
    together,
  }: { readonly id: string; readonly together: { readonly units: readonly GroupedUnit[] } | null },
): string {
  return groupWords(words, together?.units.filter((other) => other.id !== id) ?? [])
}
