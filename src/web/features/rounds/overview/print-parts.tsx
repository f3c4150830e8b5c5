import { formatDate, formatNumber } from '#text/format.ts'
import { closingOf, type ReportProps, type Round, type Unit } from './overview-view.ts'
import { PrintGuide } from './reading-guide.tsx'

type CoverProps = Pick<ReportProps, 'words' | 'promise' | 'overview'> & {
  readonly round: Round
  readonly unit: Unit
}

/** On paper only, above the figures: their unit and date. */
export function PrintCover({ words, overview, round, unit }: Omit<CoverProps, 'promise'>) {
  const { t, language } = words
  const asked = overview.rounds.find(({ id }) => id === round.id)
  const instrument = asked?.instrumentName[language] ?? ''
  const facts = [
    [t('print.organisation'), overview.organisation.name],
    [t('print.unit'), unit.name],
    [t('print.round'), `${asked?.name} (${instrument} ${asked?.version})`],
    [t('print.closed'), formatDate(closingOf(overview, round.id), language)],
    [t('print.released'), formatDate(new Date(asked?.releasedAt ?? 0), language)],
    [t('print.printed'), formatDate(new Date(), language)],
  ] as const
  return (
    <div className="print-only print-cover">
      <p className="print-title">{t('print.cover')}</p>
      {overview.organisation.simulated && <p className="print-subhead">{t('print.simulated')}</p>}
      <dl>
        {facts.map(([term, details]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** On paper only, after the figures: how they were computed, what was promised, and how to read them. */
export function PrintMethod({ words, promise, overview, round }: Omit<CoverProps, 'unit'>) {
  const { t, language } = words
  const limit = (value: number) => formatNumber(value, language, 2)
  return (
    <>
      <div className="print-only print-method">
        <p className="print-subhead">{t('print.method')}</p>
        <p>
          {t('print.method.text', {
            instrument: overview.rounds.find(({ id }) => id === round.id)?.instrumentName[language] ?? '',
            version: round.version,
            count: round.smallestGroup,
            yellow: limit(round.limits.yellow),
            red: limit(round.limits.red),
          })}
        </p>
        <p className="print-subhead">{t('print.promise')}</p>
        <p>{promise('promise.mixed')}</p>
        <p>{promise('promise.upward')}</p>
        <p>{promise('promise.refresh')}</p>
        <p>{promise('promise.helpers')}</p>
      </div>
      <PrintGuide />
    </>
  )
}

const columns = ['what', 'where', 'how', 'measure', 'who', 'when', 'follow'] as const
/** On paper only: a form for the risks that follow from the figures, to be filled in by hand. */
export function RiskForm({ words: { t } }: Pick<ReportProps, 'words'>) {
  return (
    <section className="print-only risk-form" aria-labelledby="risk">
      <h2 id="risk">{t('print.risk')}</h2>
      <p>{t('print.riskLead')}</p>
      <LinesToFill t={t} columns={columns} lines={8} />
    </section>
  )
}

type LinesToFillProps = {
  readonly t: ReportProps['words']['t']
  readonly columns: readonly (typeof columns)[number][]
  readonly lines: number
  readonly className?: string
}

/** Empty lines to write on, under the headings of the plan. */
export function LinesToFill({ t, columns, lines, className }: LinesToFillProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`print.risk.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: lines }, (_, n) => `${n + 1}`).map((line) => (
          <tr key={line}>
            {columns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
