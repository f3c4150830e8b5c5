import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiError, apiAddress, callApi } from '#web/lib/api.ts'
import { PagesNavigation } from '#web/lib/pages-navigation.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import type { Names, Ways } from './overview-view.ts'
import { ShownOverview, type View } from './shown-overview.tsx'
import { useChosenView } from './use-chosen-view.ts'

/** Milliseconds between two looks whether the simulated organisation is whole. */
const whileBeingMade = 2000

async function readDemo(round: string | undefined, signal: AbortSignal) {
  try {
    return await callApi('readDemoOverview', { query: { round }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return 'being-made'
    throw error
  }
}

const views = { oversikt: 'overview', enheter: 'units', atgarder: 'measures' } as const satisfies Record<
  string,
  View
>
const viewNames = Object.keys(views) as (keyof typeof views)[]

type DemoReaderProps = { readonly names: Names; readonly onHeading: (heading: string | null) => void }

/** HR's view of the simulated organisation, for anybody. It is made in the background at the very first start. */
export function DemoReader({ names, onHeading }: DemoReaderProps) {
  const t = useText('overview')
  const view = useChosenView()
  const [search] = useSearchParams()
  const shown = viewNames.find((name) => name === search.get('del')) ?? 'oversikt'
  const { data, error, refetch } = useQuery({
    queryKey: ['demo-overview', view.round],
    queryFn: ({ signal }) => readDemo(view.round, signal),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data === 'being-made' ? whileBeingMade : false),
  })
  if (data === 'being-made') return <Loading size="large" label={t('being-made')} />
  const round = view.round === undefined ? {} : { matning: view.round }
  /** One address holds all of it: whose view, which part, round and unit travel in the query. */
  const addressOf = (del: string, query: Readonly<Record<string, string>> = {}) =>
    `/demo?${new URLSearchParams({ vy: search.get('vy') ?? 'hr', del, ...query, ...round })}`
  const ways: Ways = {
    unit: (enhet) => addressOf('enheter', { enhet }),
    units: addressOf('enheter'),
    measures: (orsak, enhet) => addressOf('atgarder', { enhet, ...(orsak === null ? {} : { orsak }) }),
  }
  return (
    <>
      {data !== undefined && (
        <PagesNavigation
          label={t('demo.views')}
          pages={viewNames.map((name) => ({ path: addressOf(name), title: t(`demo.${views[name]}`) }))}
          here={addressOf(shown)}
        />
      )}
      <ShownOverview
        key={shown}
        reading={{ data, error, refetch: () => void refetch() }}
        csvAddress={(query) => apiAddress('exportDemoOverviewCsv', { query })}
        show={views[shown]}
        led={false}
        {...{ names, view, ways, onHeading }}
      />
    </>
  )
}
