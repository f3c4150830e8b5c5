import { Fragment } from 'react'
import { seriesOf, type TakenResult } from '#web/features/results/own-result.ts'
import { OwnTrend } from '#web/features/results/own-trend.tsx'
import type { ResultForm } from '#web/features/results/result-form.ts'
import { ResultList } from '#web/features/results/result-list.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

type ResultTablesProps = {
  readonly forms: readonly ResultForm[]
  /** Newest first. */
  readonly results: readonly TakenResult[]
  readonly deletion: {
    readonly deleting: boolean
    readonly problem: string | null
    readonly remove: (id: string) => Promise<boolean>
  }
}

/** The line over time and every result: fetched for anyone who has one. */
export function ResultTables({ forms, results, deletion }: ResultTablesProps) {
  const t = useText('myResults')
  const titleOf = (instrument: string) => forms.find(({ id }) => id === instrument)?.title ?? instrument
  // Only a version that the product still has can be drawn: its limits are needed.
  const drawn = seriesOf(results).flatMap((series) => {
    const [first] = series
    const form = forms.find(
      ({ id, version }) => id === first?.result.instrument && version === first.result.version,
    )
    return form === undefined ? [] : [{ form, series }]
  })
  return (
    <>
      {drawn.length > 0 && <h2>{t('trend.title')}</h2>}
      {drawn.map(({ form, series }) => (
        <Fragment key={series[0]?.id}>
          <h3>{form.title}</h3>
          <OwnTrend form={form} series={series} />
        </Fragment>
      ))}
      <h2>{t('list.title')}</h2>
      <ResultList
        results={results}
        titleOf={titleOf}
        deleting={deletion.deleting}
        problem={deletion.problem}
        onDelete={deletion.remove}
      />
      <p className="no-print">
        <PageButton to="/stressprofil/start">{t('again')}</PageButton>
      </p>
    </>
  )
}
