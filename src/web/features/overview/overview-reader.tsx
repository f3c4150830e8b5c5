import { useQuery } from '@tanstack/react-query'
import { apiAddress, callApi } from '#web/lib/api.ts'
import type { Names } from './overview-view.ts'
import { ShownOverview } from './shown-overview.tsx'
import { useChosenView } from './use-chosen-view.ts'

type OverviewReaderProps = {
  readonly organisationId: string
  readonly names: Names
}

/** Fetches an organisation's overview for the round and unit in the address. */
export function OverviewReader({ organisationId, names }: OverviewReaderProps) {
  const view = useChosenView()
  const params = { organisationId }
  const { data, error, refetch } = useQuery({
    queryKey: ['overview', organisationId, view.round],
    queryFn: ({ signal }) => callApi('readOverview', { params, query: { round: view.round }, signal }),
    placeholderData: (before) => before,
  })
  return (
    <ShownOverview
      reading={{ data, error, refetch: () => void refetch() }}
      csvAddress={(query) => apiAddress('exportOverviewCsv', { params, query })}
      {...{ names, view }}
    />
  )
}
