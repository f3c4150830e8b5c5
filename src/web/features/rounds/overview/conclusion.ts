import type { FigureView, Overview } from '#contract/rounds/overview.ts'
import { type GroupLevel, groupLevelOf } from '#core/zones/group-level.ts'
import { outsideGreen } from '#core/zones/outside-green.ts'
import { type FigureTexts, isRange, shareWords } from '#text/figure-words.ts'
import { formatShare } from '#text/format.ts'
import { type Round, roundName, type Unit } from './overview-view.ts'

/** The main statement about a unit. */
export type Conclusion = {
  readonly level: GroupLevel
  /** The share of answers in yellow or red. */
  readonly outside: ReturnType<typeof outsideGreen>
  /** The level may be low, but at least a quarter of the answers are outside green for certain. */
  readonly contrast: boolean
  /** The interval of the share is so wide that "and 4–45 %" beside a low level would read as a contradiction. */
  readonly wide: boolean
}

/** From this share in yellow or red on, a statement about a low level mentions it. */
const quarter = 0.25
/** The widest interval of a single zone's share that is shown as a range. */
const widest = 0.25

export function conclusionOf(
  figure: Pick<FigureView, 'mean' | 'uncertainty' | 'zones'>,
  limits: Round['limits'],
): Conclusion {
  const level = groupLevelOf(figure, limits)
  const outside = outsideGreen(figure.zones)
  const mayBeLow = level === 'green' || level === 'green-yellow'
  const contrast = mayBeLow && outside.lo >= quarter
  const wide = !contrast && isRange(outside) && outside.hi - outside.lo > widest
  return { level, outside, contrast, wide }
}

/** "25–50 %", "under 30 %", "över 70 %"; null where the share may be anything. */
export function outsideWords(
  words: FigureTexts,
  { lo, hi, hiOpen, ...rest }: Conclusion['outside'],
): string | null {
  if (lo === 0 && hi === 1) return null
  if (lo === 0 && hiOpen) return words.t('share.under', { hi: formatShare(hi, words.language) })
  return shareWords(words, { lo, hi, ...rest })
}

/** Level, share outside green and change of a unit, in one or two sentences. */
export function conclusionWords(
  words: FigureTexts,
  overview: Pick<Overview, 'rounds'>,
  { limits }: Pick<Round, 'limits'>,
  unit: Pick<Unit, 'name' | 'change'> & { readonly figure: FigureView },
): string {
  const { t } = words
  const { level, outside, contrast, wide } = conclusionOf(unit.figure, limits)
  const share = outsideWords(words, outside)
  const about = t(`conclusion.${level}`, { unit: unit.name })
  const first =
    share === null
      ? t('conclusion.alone', { about })
      : t(`conclusion.${wide ? 'wide' : contrast ? 'but' : 'and'}`, { about, share })
  const { change } = unit
  // A change that is not clear is shown beside the figures of both rounds only.
  if (change === null || change.direction === 'none') return first
  return `${first} ${t(`conclusion.change.${change.direction}`, { round: roundName(overview, change.sinceRoundId) })}`
}
