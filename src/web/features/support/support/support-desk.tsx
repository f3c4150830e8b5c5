import type { ReactNode } from 'react'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { combined } from '#web/lib/panel/reading.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { NotAcute } from './not-acute.tsx'
import { SupportCases } from './support-cases.tsx'
import { SupportForm } from './support-form.tsx'
import { useMySupport, useReceivers } from './support-queries.ts'

export type SupportDeskProps = {
  /**
   * `cases`: the state of requests, nothing when there are none. `form`: a new request. `not-acute`: how long an answer may take.
   */
  readonly show: 'cases' | 'form' | 'not-acute'
  /** For `cases`: includes closed requests, and leaves out the link to the page with all of them. */
  readonly all?: boolean
  /** The address to return to after signing in, as in the site map. */
  readonly returnTo: string
  /** Shown to a reader who is not signed in. */
  readonly visitor: ReactNode
}

/**
 * Support requests of the signed-in person. They look the same on every page, so that a request reveals nothing about the
 * page.
 */
export function SupportDesk(props: SupportDeskProps) {
  return (
    <QueryProvider>
      <Desk {...props} />
    </QueryProvider>
  )
}

function Desk({ show, all = false, returnTo, visitor }: SupportDeskProps) {
  const me = useMe()
  if (me.isPending) return show === 'form' ? <Waiting shape="form" /> : show === 'cases' ? null : visitor
  if (me.isError) {
    if (show === 'cases') return null
    if (show === 'not-acute') return visitor
    return <LoadFailed error={me.error} retry={me.refetch} />
  }
  if (me.data === null) return visitor
  const personId = me.data.person.id
  if (show === 'not-acute') return <SlowestAnswer personId={personId} />
  if (show === 'cases') return <SupportCases personId={personId} all={all} />
  return <Ask personId={personId} returnTo={returnTo} />
}

/** The longest promised time of all receivers, because none is chosen yet. */
function SlowestAnswer({ personId }: { readonly personId: string }) {
  const { data } = useReceivers(personId)
  return <NotAcute days={data && Math.max(...data.receivers.map(({ workingDays }) => workingDays))} />
}

function Ask({ personId, returnTo }: { readonly personId: string; readonly returnTo: string }) {
  const receivers = useReceivers(personId)
  const requests = useMySupport(personId)
  return (
    <Panel reading={combined({ receivers, requests })} shape="form">
      {(read) => (
        <SupportForm
          personId={personId}
          found={read.receivers}
          requests={read.requests}
          returnTo={returnTo}
        />
      )}
    </Panel>
  )
}
