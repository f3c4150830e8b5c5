import type { ComponentType } from 'react'
import type { Overview } from '#contract/rounds/overview.ts'
import type { Language } from '#core/languages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import type { Reading } from '#web/lib/panel/reading.ts'
import { useText } from '#web/lib/use-text.ts'
import type { ReportProps } from './overview-view.ts'

type ShownOverviewProps = Pick<
  ReportProps,
  'names' | 'view' | 'ways' | 'led' | 'rounds' | 'onPaper' | 'inDeck' | 'onHeading' | 'FileButton'
> & {
  /** `data`: the latest response, also while the next is loading. */
  readonly reading: Reading<Overview>
  /** The script of the figures; undefined while it is loading, null while it cannot be fetched. */
  readonly Report: ComponentType<ReportProps> | undefined | null
  /** Addresses of files with the same figures. */
  readonly fileAddress:
    | ((query: {
        readonly round: string | undefined
        readonly lang: Language
        readonly format: 'csv' | 'xlsx'
      }) => string)
    | null
}

/** Shows an overview that is loading, refused, or there. */
export function ShownOverview({ reading, Report, fileAddress, ...given }: ShownOverviewProps) {
  const t = useText('overview')
  const promiseText = useText('promise')
  const { language } = useLanguage()

  if (Report === null) return <MissingPart />
  return (
    <>
      <Panel reading={Report === undefined ? { ...reading, data: undefined } : reading} shape="figures">
        {(data) =>
          Report && (
            <Report
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
      </Panel>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  )
}
