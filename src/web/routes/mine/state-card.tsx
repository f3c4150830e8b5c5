import { changeBetween } from '#core/change/reliable-change.ts'
import { headingOf } from '#core/scoring/result-heading.ts'
import { formatDate, formatMonth, formatNumber } from '#text/format.ts'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'
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
  /** The one before that it may be compared with. */
  readonly earlier: TakenResult | undefined
  /** Why there is none, in a sentence, where the form has been answered before. */
  readonly apart?: string | null
  /** Where the result is read; without it among one's own. */
  readonly to?: string
}

/** The gauge with the latest result: its zone, its date, and whether anything certain has changed. */
export function StateCard({ forms, taken, earlier, apart, to }: StateCardProps) {
  const t = useText('mine')
  const { language } = useLanguage()
  const { zone, total, instrument, version } = taken.result
  const form = forms.find((one) => one.id === instrument && one.version === version)
  const date = (at: string) => formatDate(new Date(at), language)
  const month = (at: string, seenFrom: string) =>
    formatMonth(new Date(at), language, at.slice(0, 4) !== seenFrom.slice(0, 4))
  const change = earlier && form && changeBetween(earlier.result, taken.result, form)
  return (
    <section className="surface state-card">
      <Water level={(total - 1) / 4} label={t('state.level', { total: formatNumber(total, language, 2) })} />
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
