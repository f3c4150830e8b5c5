import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Overview } from '#contract/overview.ts'
import type { Translate } from '#text/messages.ts'
import type { overview as texts } from '#text/sv/overview.ts'
import type { problems } from '#text/sv/problems.ts'
import type { promise } from '#text/sv/promise.ts'
import { ApiError, apiAddress, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { problemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { OverviewReport } from './overview.tsx'
import type { Names } from './overview-view.ts'

/** Milliseconds between two looks whether the simulated organisation is whole. */
const whileBeingMade = 2000

const isBeingMade = (organisationId: string | null, error: unknown): boolean =>
  organisationId === null && error instanceof ApiError && error.code === 'not-found'

type OverviewReaderProps = {
  /** The organisation whose overview is read; null for the simulated one that anybody may see. */
  readonly organisationId: string | null
  readonly names: Names
}

/** Fetches the overview for the round and unit in the address (`?matning=…&enhet=…`), so that a view can be linked to. */
export function OverviewReader({ organisationId, names }: OverviewReaderProps) {
  const t = useText<keyof typeof texts>()
  const promiseText = useText<keyof typeof promise>()
  const problem = useText<keyof typeof problems>()
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const round = search.get('matning') ?? undefined
  const unit = search.get('enhet')

  const params = organisationId === null ? {} : { organisationId }
  const query = { round }
  const overview = useQuery({
    queryKey: ['overview', organisationId, round],
    queryFn: ({ signal }) =>
      callApi<Overview>(organisationId === null ? 'readDemoOverview' : 'readOverview', {
        params,
        query,
        signal,
      }),
    placeholderData: (before) => before,
    // The simulated organisation is made in the background at the very first start.
    refetchInterval: ({ state }) => (isBeingMade(organisationId, state.error) ? whileBeingMade : false),
  })

  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        before.set(name, value)
        return before
      },
      { preventScrollReset: true },
    )

  if (overview.isPending) {
    return (
      <>
        <Loading size="large" label={t('loading')} />
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </>
    )
  }
  if (isBeingMade(organisationId, overview.error)) return <Loading size="large" label={t('being-made')} />
  if (overview.isError) {
    return (
      <Notice live title={problemText(problem as Translate, overview.error)}>
        <p>
          <Button kind="quiet" onClick={() => void overview.refetch()}>
            {t('retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  return (
    <OverviewReport
      words={{ t, language }}
      promise={promiseText}
      names={names}
      overview={overview.data}
      unitId={unit}
      csvAddress={apiAddress(organisationId === null ? 'exportDemoOverviewCsv' : 'exportOverviewCsv', {
        params,
        query: { round: overview.data.round?.id, lang: language },
      })}
      onRound={(id) => choose('matning', id)}
      onUnit={(id) => choose('enhet', id)}
    />
  )
}
