import type { ComponentType } from 'react'
import type { Overview } from '#contract/overview.ts'
import type { Language } from '#core/languages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { ReportProps } from './overview-view.ts'

/** What draws the figures comes beside them. */
const reports = {
  overview: () => import('./overview.tsx'),
  units: () => import('./units.tsx'),
  measures: () => import('./measures.tsx'),
} as const

export type View = keyof typeof reports

type ShownOverviewProps = Pick<
  ReportProps,
  'names' | 'view' | 'ways' | 'led' | 'rounds' | 'onPaper' | 'onHeading' | 'proofAddress' | 'FileButton'
> & {
  /** `data`: the answer to the last question that was answered, also while the next is on its way. */
  readonly reading: {
    readonly data: Overview | undefined
    readonly error: unknown
    readonly refetch: () => void
  }
  readonly show: View
  /** Where the same figures are to be had as a file. */
  readonly fileAddress:
    | ((query: {
        readonly round: string | undefined
        readonly lang: Language
        readonly format: 'csv' | 'xlsx'
      }) => string)
    | null
}

/** An overview that is on its way, refused, or there. */
export function ShownOverview({ reading, show, fileAddress, ...given }: ShownOverviewProps) {
  const t = useText('overview')
  const promiseText = useText('promise')
  const problemText = useProblemText()
  const { language } = useLanguage()
  const { data, error } = reading
  const report = useLazyModule<{ readonly Report: ComponentType<ReportProps> }>(true, reports[show])

  if (report === null) return <MissingPart />
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
    <report.Report
      words={{ t, language }}
      promise={promiseText}
      overview={data}
      fileAddress={
        fileAddress && ((format) => fileAddress({ round: data.round?.id, lang: language, format }))
      }
      {...given}
    />
  )
}
