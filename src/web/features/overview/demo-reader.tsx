import { useQuery } from '@tanstack/react-query'
import { ApiError, apiAddress, callApi } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import type { Names } from './overview-view.ts'
import { ShownOverview } from './shown-overview.tsx'
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

/** The overview of the simulated organisation, for anybody. It is made in the background at the very first start. */
export function DemoReader({ names }: { readonly names: Names }) {
  const t = useText('overview')
  const view = useChosenView()
  const { data, error, refetch } = useQuery({
    queryKey: ['demo-overview', view.round],
    queryFn: ({ signal }) => readDemo(view.round, signal),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data === 'being-made' ? whileBeingMade : false),
  })
  if (data === 'being-made') return <Loading size="large" label={t('being-made')} />
  return (
    <ShownOverview
      reading={{ data, error, refetch: () => void refetch() }}
      csvAddress={(query) => apiAddress('exportDemoOverviewCsv', { query })}
      {...{ names, view }}
    />
  )
}
