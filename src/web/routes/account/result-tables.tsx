import { useState } from 'react'
import { CompareResults } from '#web/features/self/results/compare-results.tsx'
import { firstPair, type Pair } from '#web/features/self/results/compared.ts'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import { OwnTimeline } from '#web/features/self/results/own-timeline.tsx'
import type { ResultForm } from '#web/features/self/results/result-form.ts'
import { ResultList } from '#web/features/self/results/result-list.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type ResultTablesProps = {
  readonly forms: readonly ResultForm[]
  /** Newest first. */
  readonly results: readonly TakenResult[]
  /** The person has not answered an open round; that answer comes before a new profile. */
  readonly asked: boolean
  readonly deletion: {
    readonly deleting: boolean
    readonly problem: string | null
    readonly remove: (id: string) => Promise<boolean>
  }
}

/** The trend and every result; its script is fetched for people with a result only. */
export function ResultTables({ forms, results, asked, deletion }: ResultTablesProps) {
  const t = useText('myResults')
  const titleOf = (instrument: string) => forms.find(({ id }) => id === instrument)?.title ?? instrument
  // Only versions that the product still has can be drawn, because the drawing needs their limits.
  const drawn = results
    .filter(({ result }) =>
      forms.some(({ id, version }) => id === result.instrument && version === result.version),
    )
    .toReversed()
  // The two results being compared; null: a press on a point opens its result.
  const [pair, setPair] = useState<Pair | null>(null)
  return (
    <div className="with-aside">
      <div className="flow">
        {drawn.length > 0 && (
          <>
            <h2>{t('trend.title')}</h2>
            <OwnTimeline forms={forms} results={drawn} pair={pair} onPair={setPair} />
          </>
        )}
        {drawn.length > 1 && (
          <p className="no-print">
            <Button
              kind="quiet"
              aria-expanded={pair !== null}
              onClick={() => setPair(pair === null ? firstPair(drawn) : null)}
            >
              {t('compare.title')}
            </Button>
          </p>
        )}
        {pair !== null && <CompareResults forms={forms} results={drawn} pair={pair} onPair={setPair} />}
      </div>
      <div className="flow">
        <h2>{t('list.title')}</h2>
        <ResultList
          results={results}
          titleOf={titleOf}
          deleting={deletion.deleting}
          problem={deletion.problem}
          onDelete={deletion.remove}
        />
        <p className="no-print">
          <PageButton kind={asked ? 'quiet' : 'primary'} to="/stressprofil/start">
            {t('again')}
          </PageButton>
        </p>
      </div>
    </div>
  )
}
