import { changeBetween } from '#core/change/reliable-change.ts'
import type { TextOf } from '#text/dictionaries.ts'
import { formatNumber, formatTableDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TrendLines, type TrendPoint } from '#web/ui/charts/trend-lines.tsx'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'
import { gapBefore, type TakenResult } from './own-result.ts'
import { pointDates } from './point-dates.ts'
import type { ResultForm } from './result-form.ts'

type OwnTrendProps = {
  readonly form: ResultForm
  /** Of this form in one version, oldest first: other forms and versions have a line of their own. */
  readonly series: readonly TakenResult[]
}

/** More points than this do not fit a phone (320 px) with their dates; the table has them all. */
const mostDrawn = 6

/** Own results over time, with where the zones begin and what is certain in words. */
export function OwnTrend({ form, series }: OwnTrendProps) {
  const t = useText('myResults')
  const { language } = useLanguage()
  const drawn = series.slice(-mostDrawn)
  const dates = pointDates(drawn.map(({ takenAt }) => takenAt))
  const points = drawn.flatMap((taken, position): TrendPoint[] => {
    const { total } = taken.result
    const point = {
      key: taken.id,
      label: dates[position] ?? '',
      shown: formatNumber(total, language, 2),
      span: { lo: total, hi: total },
      uncertainty: 0,
    }
    return gapBefore(drawn, position)
      ? [{ key: `gap-${taken.id}`, label: '', shown: t('trend.gap'), span: null, uncertainty: 0 }, point]
      : [point]
  })

  return (
    <Figure
      caption={caption(t, form, series)}
      note={`${t('trend.limits')}${series.length > mostDrawn ? ` ${t('trend.latest', { count: mostDrawn })}` : ''}`}
      tableLabel={t('table.show')}
      table={<TrendTable series={series} title={form.title} />}
    >
      <TrendLines points={points} limits={form.scoring.limits.total} axisLabels={['5', '4', '3', '2', '1']} />
    </Figure>
  )
}

function caption(t: TextOf<'myResults'>, form: ResultForm, series: readonly TakenResult[]) {
  const latest = series.at(-1)
  const before = series.at(-2)
  const change = latest && before && changeBetween(before.result, latest.result, form.scoring)
  return change?.comparable ? t(`trend.caption.${change.direction}`) : t('trend.one')
}

function TrendTable({ series, title }: { readonly series: OwnTrendProps['series']; readonly title: string }) {
  const t = useText('myResults')
  const zoned = useText('result')
  const { language } = useLanguage()
  return (
    <Table
      caption={title}
      hideCaption
      columns={[
        { id: 'date', label: t('table.date') },
        { id: 'total', label: t('table.total'), numeric: true },
        { id: 'zone', label: t('table.zone') },
      ]}
      rows={series.map(({ id, takenAt, result: { total, zone } }) => ({
        id,
        cells: [
          formatTableDate(new Date(takenAt)),
          formatNumber(total, language, 2),
          <ZoneMark key={id} zone={zone} label={zoned(`zone.${zone}`)} />,
        ],
      }))}
    />
  )
}
