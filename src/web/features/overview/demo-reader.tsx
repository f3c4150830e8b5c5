import { useCallback, useEffect, useState } from 'react'
import { ApiError, apiAddress, callApi } from '#web/lib/api.ts'
import { useReading } from '#web/lib/use-reading.ts'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import type { Names } from './overview-view.ts'
import { ShownOverview } from './shown-overview.tsx'
import { useChosenView } from './use-chosen-view.ts'

/** Milliseconds between two looks whether the simulated organisation is whole. */
const whileBeingMade = 2000

/** The overview of the simulated organisation, for anybody. It is made in the background at the very first start. */
export function DemoReader({ names }: { readonly names: Names }) {
  const t = useText('overview')
  const view = useChosenView()
  const { round } = view
  const read = useCallback(
    (signal: AbortSignal) => callApi('readDemoOverview', { query: { round }, signal }),
    [round],
  )
  const reading = useReading(`demo ${round ?? ''}`, read)
  const { error, refetch } = reading

  const [beingMade, setBeingMade] = useState(false)
  useEffect(() => {
    if (!(error instanceof ApiError && error.code === 'not-found')) return
    setBeingMade(true)
    const look = setTimeout(refetch, whileBeingMade)
    return () => clearTimeout(look)
  }, [error, refetch])

  const isOpen = error === null || (error instanceof ApiError && error.code === 'not-found')
  if (beingMade && reading.data === undefined && isOpen)
    return <Loading size="large" label={t('being-made')} />
  return (
    <ShownOverview
      csvAddress={(query) => apiAddress('exportDemoOverviewCsv', { query })}
      {...{ reading, names, view }}
    />
  )
}
