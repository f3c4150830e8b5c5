import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { Overview } from '#contract/rounds/overview.ts'
import { keepSeen } from '#core/access/seen-units.ts'
import { ApiError, apiAddress, callApi } from '#web/lib/api.ts'
import { PagesNavigation } from '#web/lib/pages-navigation.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import type { Names, ReportProps, Ways } from './overview-view.ts'
import { ShownOverview } from './shown-overview.tsx'
import { useChosenView } from './use-chosen-view.ts'

/** Pause between two checks whether the simulated organisation is complete, in milliseconds. */
const whileBeingMade = 2000

async function readDemo(round: string | undefined, signal: AbortSignal) {
  try {
    return await callApi('readDemoOverview', { query: { round }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return 'being-made'
    throw error
  }
}

/** The part of an overview that a manager may see, by the product's own rule. */
function seenBy(overview: Overview, leads: string | undefined): Overview {
  const top = overview.units.find(({ name }) => name === leads)
  if (top === undefined) return overview
  const units = keepSeen(overview.units, [top.id])
  return { ...overview, units: units.map((unit) => ({ ...unit, depth: unit.depth - top.depth })) }
}

/** The views, each loaded when it is chosen. */
const reports = {
  overview: () => import('./overview.tsx'),
  units: () => import('./units.tsx'),
  measures: () => import('./measures.tsx'),
} as const

const views = { oversikt: 'overview', enheter: 'units', atgarder: 'measures' } as const satisfies Record<
  string,
  keyof typeof reports
>
const viewNames = Object.keys(views) as (keyof typeof views)[]

type DemoReaderProps = {
  readonly names: Names
  readonly onHeading: (heading: string | null) => void
  /** Name of the unit that the reader manages: units beside and above it are left out, as for a real manager. */
  readonly leads?: string
}

/** The figures of the simulated organisation, open to visitors. A background job creates it at the server's first start. */
export function DemoReader({ names, onHeading, leads }: DemoReaderProps) {
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
  if (data === 'being-made') return <Waiting shape="figures" label={t('being-made')} />
  const round = view.round === undefined ? {} : { matning: view.round }
  /** One address for all views: role, view, round and unit are in the query. */
  const addressOf = (del: string, query: Readonly<Record<string, string>> = {}) =>
    `/demo?${new URLSearchParams({ vy: search.get('vy') ?? 'hr', del, ...query, ...round })}`
  const ways: Ways = {
    unit: (enhet) => addressOf('enheter', { enhet }),
    units: addressOf('enheter'),
    measures: (orsak, enhet) => addressOf('atgarder', { enhet, ...(orsak === null ? {} : { orsak }) }),
    plan: null,
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
      <DemoView
        key={shown}
        shown={views[shown]}
        reading={{ data: data && seenBy(data, leads), error, refetch }}
        fileAddress={leads === undefined ? (query) => apiAddress('exportDemoOverview', { query }) : null}
        led={leads !== undefined}
        rounds={{
          key: ['compared', leads],
          read: async (round, signal) =>
            seenBy(await callApi('readDemoOverview', { query: { round }, signal }), leads),
        }}
        onPaper={null}
        {...{ names, view, ways, onHeading }}
      />
    </>
  )
}

type DemoViewProps = Omit<ComponentProps<typeof ShownOverview>, 'Report'> & {
  readonly shown: keyof typeof reports
}

/** One view with its script. Another view is another component, so it never shows this one's script. */
function DemoView({ shown, ...given }: DemoViewProps) {
  const report = useLazyModule<{ readonly Report: ComponentType<ReportProps> }>(true, reports[shown])
  return <ShownOverview {...given} Report={report === null ? null : report?.Report} />
}
