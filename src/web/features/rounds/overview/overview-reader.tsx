import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { callApi } from '#web/lib/api.ts'
import { ProvenFile } from '#web/lib/proven-file.tsx'
import { workAddress } from '#web/lib/work-address.ts'
import type { Names, ReportProps, Ways } from './overview-view.ts'
import { ShownOverview } from './shown-overview.tsx'
import { useChosenView } from './use-chosen-view.ts'

type OverviewReaderProps = {
  readonly organisationId: string
  readonly led: boolean
  /** Whether the reader writes the work-environment action plan. */
  readonly plans?: boolean
  readonly Report: ComponentType<ReportProps>
  readonly onPaper?: ReportProps['onPaper']
  readonly inDeck?: ReportProps['inDeck']
  readonly names: Names
  readonly onHeading: (heading: string | null) => void
}

/** Fetches an organisation's overview for the round and unit in the address. */
export function OverviewReader({
  organisationId,
  plans = false,
  onPaper = null,
  ...shown
}: OverviewReaderProps) {
  const view = useChosenView()
  const params = { organisationId }
  const read = (round: string | undefined, signal: AbortSignal) =>
    callApi('readOverview', { params, query: { round }, signal })
  const reading = useQuery({
    queryKey: ['overview', organisationId, view.round],
    queryFn: ({ signal }) => read(view.round, signal),
    placeholderData: (before) => before,
  })
  return (
    <ShownOverview
      reading={reading}
      FileButton={ProvenFile}
      fileAddress={(query) => workAddress('exportOverview', { params, query })}
      rounds={{ key: ['compared', organisationId], read }}
      ways={waysIn(view.round, plans)}
      {...{ view, onPaper, ...shown }}
    />
  )
}

function waysIn(round: string | undefined, plans: boolean): Ways {
  const address = (path: string, query: Readonly<Record<string, string | null>>) => {
    const given = Object.entries({ ...query, matning: round ?? null }).filter(
      (pair): pair is [string, string] => pair[1] !== null,
    )
    return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
  }
  return {
    unit: (enhet) => address('/enheter', { enhet }),
    units: address('/enheter', {}),
    measures: (orsak, enhet) => address('/atgarder', { orsak, enhet }),
    plan: plans
      ? (orsak, enhet, matning, forslag) => {
          const query = new URLSearchParams({ ny: 'risk', orsak, enhet, matning })
          if (forslag !== undefined) query.set('forslag', String(forslag))
          return `/atgarder?${query}`
        }
      : null,
  }
}
