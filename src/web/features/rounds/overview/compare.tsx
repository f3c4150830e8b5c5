import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { CompareChoices } from './compare-choices.tsx'
import { type CompareProps, columnsOf, comparableRounds, mostColumns } from './compared-columns.ts'
import { ComparedFigures, ComparedTotals } from './compared-figures.tsx'
import { roundName } from './overview-view.ts'
import { ReportSection } from './report-section.tsx'
import { useCompared } from './use-compared.ts'

/** The shown unit and round beside others: figures as released, in columns; nothing is computed from them. */
export function Compare(props: CompareProps) {
  const { words, promise, overview, rounds, round, unit } = props
  const { t } = words
  const compared = useCompared()
  const others = comparableRounds(overview, round).filter(({ id }) => compared.rounds.includes(id))
  const wanted = others.map(({ id }) => id)
  const { data, error, refetch } = useQuery({
    queryKey: [...rounds.key, ...wanted],
    queryFn: ({ signal }) => Promise.all(wanted.map((id) => rounds.read(id, signal))),
    enabled: wanted.length > 0,
  })
  const unitIds = [
    unit.id,
    ...compared.units.filter((id) => id !== unit.id && overview.units.some((one) => one.id === id)),
  ]
  const isWaiting = wanted.length > 0 && data === undefined
  const overviews = [overview, ...(wanted.length > 0 ? (data ?? []) : [])]
  const columns = columnsOf(unitIds, overviews, overview).slice(0, mostColumns)
  return (
    <ReportSection kind="compare" id="compare" title={t('compare.title')} open={columns.length > 1}>
      <p className="column no-print">
        {t('compare.lead', { unit: unit.name, round: roundName(overview, round.id) })}
      </p>
      <CompareChoices {...{ props, compared, others }} unitIds={unitIds.slice(1)} />
      {error !== null && <LoadFailed {...{ error }} retry={refetch} />}
      {isWaiting && error === null && <Waiting shape="figures" />}
      {columns.length > 1 && !isWaiting && (
        <>
          <ComparedTotals {...{ words, round, columns }} />
          <ComparedFigures {...props} columns={columns} />
          {columns.some(({ unit: one }) => one?.figure === null) && (
            <p className="column">{promise('promise.hidden')}</p>
          )}
        </>
      )}
    </ReportSection>
  )
}
