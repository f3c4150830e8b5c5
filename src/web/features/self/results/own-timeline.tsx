import { changeBetween } from '#core/change/reliable-change.ts'
import type { Language } from '#core/languages.ts'
import type { TextOf } from '#text/dictionaries.ts'
import { formatDate, formatNumber, formatTableDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'
import { apartWords } from './apart-words.ts'
import type { Pair } from './compared.ts'
import { apartBefore, gapBefore, resultBefore, seriesOf, type TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'
import { FormSymbol, TimelineDrawing } from './timeline-drawing.tsx'

type OwnTimelineProps = {
  readonly forms: readonly ResultForm[]
  /** Of forms and versions that the product still has; oldest first, at least one. */
  readonly results: readonly TakenResult[]
  /** The two results being compared; null: none. */
  readonly pair: Pair | null
  readonly onPair: (pair: Pair) => void
}

/** All results over time, with a line for each form, over the zones; each point links to its result. */
export function OwnTimeline({ forms, results, pair, onPair }: OwnTimelineProps) {
  const t = useText('myResults')
  const broken = seriesOf(results).some((series) => series.some((_, position) => gapBefore(series, position)))
  const { language } = useLanguage()
  const zoned = useText('result')
  const notes = [
    ...(pair === null ? [t('trend.press')] : []),
    t('trend.limits'),
    ...(results.length > 1 ? [zoned('change.limit')] : []),
    ...(broken ? [t('trend.gap')] : []),
    ...(isReworded(results) ? [t('trend.reworded')] : []),
    ...(results.some(({ sickLeave }) => sickLeave === true) ? [t('trend.sickLeave')] : []),
  ]
  const used = forms.filter(
    ({ id }, position) =>
      forms.findIndex((form) => form.id === id) === position &&
      results.some(({ result }) => result.instrument === id),
  )
  return (
    <Figure
      caption={caption(t, zoned, language, forms, results)}
      note={notes.join('\n')}
      tableLabel={t('table.show')}
      table={<TimelineTable forms={forms} results={results} />}
    >
      {used.length > 1 && (
        <ul className="timeline-forms">
          {used.map(({ id, title }) => (
            <li key={id}>
              <svg className="timeline-key" viewBox="-12 -12 24 24" aria-hidden="true">
                <FormSymbol instrument={id} />
              </svg>
              {title}
            </li>
          ))}
        </ul>
      )}
      <TimelineDrawing forms={forms} results={results} pair={pair} onPair={onPair} />
    </Figure>
  )
}

/** Whether a form has results of more than one version. */
const isReworded = (results: readonly TakenResult[]) =>
  results.some(({ result }) =>
    results.some(
      (other) => other.result.instrument === result.instrument && other.result.version !== result.version,
    ),
  )

function caption(
  t: TextOf<'myResults'>,
  zoned: TextOf<'result'>,
  language: Language,
  forms: readonly ResultForm[],
  results: readonly TakenResult[],
) {
  const latest = results.at(-1)
  const form = forms.find(
    ({ id, version }) => id === latest?.result.instrument && version === latest.result.version,
  )
  const before = latest && resultBefore(latest, results)
  const change = latest && before && form && changeBetween(before.result, latest.result, form.scoring)
  const apart = latest && apartBefore(latest, results)
  if (apart) return apartWords(zoned, language, apart)
  if (!change?.comparable) return t(results.length > 1 ? 'trend.first' : 'trend.one')
  return t(`trend.caption.${change.direction}`)
}

function TimelineTable({ forms, results }: Pick<OwnTimelineProps, 'forms' | 'results'>) {
  const t = useText('myResults')
  const zoned = useText('result')
  const { language } = useLanguage()
  const titleOf = (instrument: string) => forms.find(({ id }) => id === instrument)?.title ?? instrument
  return (
    <Table
      caption={t('trend.title')}
      hideCaption
      columns={[
        { id: 'date', label: t('table.date') },
        { id: 'form', label: t('table.form') },
        { id: 'total', label: t('table.total'), numeric: true },
        { id: 'zone', label: t('table.zone') },
      ]}
      rows={results.map(({ id, takenAt, result: { instrument, total, zone } }) => ({
        id,
        cells: [
          <PageLink key="date" to={`/mina-resultat?id=${encodeURIComponent(id)}`}>
            {formatTableDate(new Date(takenAt), language)}
            <span className="hidden-text">
              , {t('open.what', { date: formatDate(new Date(takenAt), language) })}
            </span>
          </PageLink>,
          titleOf(instrument),
          formatNumber(total, language, 2),
          <ZoneMark key="zone" zone={zone} label={zoned(`zone.${zone}`)} />,
        ],
      }))}
    />
  )
}
