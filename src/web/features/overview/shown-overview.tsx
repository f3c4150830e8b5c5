import type { Overview } from '#contract/overview.ts'
import type { Language } from '#text/language.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { Names } from './overview-view.ts'
import type { ChosenView } from './use-chosen-view.ts'

/** What draws the figures comes beside them. */
const loadReport = () => import('./overview.tsx')

type ShownOverviewProps = {
  /** `data`: the answer to the last question that was answered, also while the next is on its way. */
  readonly reading: {
    readonly data: Overview | undefined
    readonly error: unknown
    readonly refetch: () => void
  }
  readonly names: Names
  readonly view: ChosenView
  /** Where the same figures are to be had as a file. */
  readonly csvAddress: (query: { readonly round: string | undefined; readonly lang: Language }) => string
}

/** An overview that is on its way, refused, or there. */
export function ShownOverview({ reading, names, view, csvAddress }: ShownOverviewProps) {
  const t = useText('overview')
  const promiseText = useText('promise')
  const problems = useText('problems')
  const problemText = useProblemText()
  const { language } = useLanguage()
  const { data, error } = reading
  const report = useLazyModule(true, loadReport)

  if (report === null) return <Notice live title={problems('problem.network')} />
  if (error !== null) {
    return (
      <Notice live title={problemText(error)}>
        <p>
          <Button kind="quiet" onClick={reading.refetch}>
            {t('retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  if (data === undefined || report === undefined) {
    return (
      <>
        <Loading size="large" label={t('loading')} />
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </>
    )
  }
  return (
    <report.OverviewReport
      words={{ t, language }}
      promise={promiseText}
      names={names}
      overview={data}
      unitId={view.unit}
      csvAddress={csvAddress({ round: data.round?.id, lang: language })}
      onRound={(id) => view.choose('matning', id)}
      onUnit={(id) => view.choose('enhet', id)}
    />
  )
}
