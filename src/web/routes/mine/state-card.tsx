import { changeBetween } from '#core/change/reliable-change.ts'
import { headingOf } from '#core/scoring/result-heading.ts'
import { formatDate, formatList, formatMonth, formatNumber, formatShortDate } from '#text/format.ts'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'
import { WaterCourse } from '#web/ui/water/water-course.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

export type FormName = {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly reliableChange: number
}

type StateCardProps = {
  readonly forms: readonly FormName[]
  readonly taken: TakenResult
  /** Earlier results, each comparable with the next; oldest first. */
  readonly before: readonly TakenResult[]
  /** Why there is no comparable one, in a sentence, where the form has been answered before. */
  readonly apart?: string | null
  /** Address of the result; undefined: the person's own results. */
  readonly to?: string
}

/** As many as have room for a date below each on a phone of 320 px. */
const mostDrawn = 5

/** The gauge with the latest result, or the water level over the last results: zone, date, and whether there is a certain change. */
export function StateCard({ forms, taken, before, apart, to }: StateCardProps) {
  const t = useText('mine')
  const { language } = useLanguage()
  const { zone, total, instrument, version } = taken.result
  const form = forms.find((one) => one.id === instrument && one.version === version)
  const date = (at: string) => formatDate(new Date(at), language)
  const month = (at: string, seenFrom: string) =>
    formatMonth(new Date(at), language, at.slice(0, 4) !== seenFrom.slice(0, 4))
  const shortDate = (at: string) => {
    const year = at.slice(0, 4)
    const day = formatShortDate(new Date(at), language)
    return year === taken.takenAt.slice(0, 4) ? day : `${day} ${year}`
  }
  const drawn = [...before, taken].slice(-mostDrawn)
  const earlier = before.at(-1)
  const change = earlier && form && changeBetween(earlier.result, taken.result, form)
  return (
    <section className="surface state-card">
      {earlier === undefined ? (
        <Water level={levelOf(taken)} label={t('state.level', { total: formatNumber(total, language, 2) })} />
      ) : (
        <WaterCourse
          label={t('state.course', {
            totals: formatList(
              drawn.map(({ takenAt, result }) =>
                t('state.course.total', {
                  date: date(takenAt),
                  total: formatNumber(result.total, language, 2),
                }),
              ),
              language,
            ),
          })}
          points={drawn.map((one) => ({
            key: one.id,
            level: levelOf(one),
            name: shortDate(one.takenAt),
          }))}
        />
      )}
      <div className="state-card-words">
        <h2>
          <span className="hidden-text">{t('state.title')}: </span>
          <ZoneMark zone={zone} label={t(`state.${zone}`)} />
        </h2>
        <PageLink to={to ?? `/mina-resultat?id=${encodeURIComponent(taken.id)}`} className="link-alone">
          {t('state.open')}
        </PageLink>
        <p className="small">
          {t('state.from', { form: form?.title ?? instrument, date: date(taken.takenAt) })}.{' '}
          {earlier && change?.comparable
            ? t(`state.${change.direction}`, { month: month(earlier.takenAt, taken.takenAt) })
            : (apart ?? t('state.first'))}{' '}
          {zone !== 'red' && headingOf(taken.result).kind !== 'plain' && t('state.raised')}
        </p>
      </div>
    </section>
  )
}

/** The total as a share of the gauge, from 1 to 5. */
const levelOf = ({ result }: TakenResult): number => (result.total - 1) / 4
