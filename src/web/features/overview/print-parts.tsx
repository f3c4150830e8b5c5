import { formatDate } from '#text/format.ts'
import { closingOf, type ReportProps, type Round, type Unit } from './overview-view.ts'

type CoverProps = Pick<ReportProps, 'words' | 'promise' | 'overview'> & {
  readonly round: Round
  readonly unit: Unit
}

/** On paper alone: whose figures these are, of when, and what everybody who answered was promised. */
export function PrintCover({ words, promise, overview, round, unit }: CoverProps) {
  const { t, language } = words
  const asked = overview.rounds.find(({ id }) => id === round.id)
  const facts = [
    [t('print.organisation'), overview.organisation.name],
    [t('print.unit'), unit.name],
    [t('print.round'), `${asked?.name} (${asked?.instrumentName[language]} ${asked?.version})`],
    [t('print.closed'), formatDate(closingOf(overview, round.id), language)],
    [t('print.released'), formatDate(new Date(asked?.releasedAt ?? 0), language)],
    [t('print.printed'), formatDate(new Date(), language)],
  ] as const
  return (
    <div className="print-only print-cover">
      <p className="print-title">{t('print.cover')}</p>
      <dl>
        {facts.map(([term, details]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
      </dl>
      <p>{promise('promise.mixed')}</p>
      <p>{promise('promise.upward')}</p>
      <p>{promise('promise.refresh')}</p>
      <p>{promise('promise.helpers')}</p>
    </div>
  )
}

const columns = ['what', 'where', 'how', 'measure', 'who', 'when', 'follow'] as const
const lines = ['1', '2', '3', '4', '5', '6', '7', '8']

/** On paper alone: what the figures lead to, to be filled in by hand. */
export function RiskForm({ words: { t } }: Pick<ReportProps, 'words'>) {
  return (
    <section className="print-only risk-form" aria-labelledby="risk">
      <h2 id="risk">{t('print.risk')}</h2>
      <p>{t('print.riskLead')}</p>
      <table>
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
          {lines.map((line) => (
            <tr key={line}>
              {columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
