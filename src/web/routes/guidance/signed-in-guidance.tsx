import { type ReactNode, useState } from 'react'
import type { GuidanceShare } from '#contract/guidance/guidance.ts'
import { Begin } from '#web/features/guidance/own/begin.tsx'
import { useMyGuidance } from '#web/features/guidance/own/guidance-queries.ts'
import { EndedGuidance, OpenGuidance } from '#web/features/guidance/own/open-guidance.tsx'
import type { Worksheet } from '#web/lib/content/worksheet-schema.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ClosedHere } from '../account/closed-here.tsx'
import { useOwnContents } from './own-contents.ts'
import { SharedView } from './shared-view.tsx'

type SignedInGuidanceProps = { readonly about: ReactNode; readonly sheets: readonly Worksheet[] }

export function SignedInGuidance(props: SignedInGuidanceProps) {
  return (
    <QueryProvider>
      <Known {...props} />
    </QueryProvider>
  )
}

function Known(props: SignedInGuidanceProps) {
  const t = useText('guidance')
  const me = useMe()
  if (me.isPending) return <Waiting />
  if (me.isError && me.data === undefined) return <LoadFailed error={me.error} retry={me.refetch} />
  if (me.data == null)
    return (
      <p>
        <PageButton to="/logga-in?to=%2Fmin-vagledning">{t('signIn.button')}</PageButton>
      </p>
    )
  if (!me.data.opensOwn) return <ClosedHere me={me.data} />
  const { memberships, privateAddress } = me.data
  const isWorkAddress = memberships.length > 0 && privateAddress.email === null
  return <Guidance {...props} personId={me.data.person.id} isWorkAddress={isWorkAddress} />
}

type GuidanceProps = SignedInGuidanceProps & { readonly personId: string; readonly isWorkAddress: boolean }

function Guidance({ about, sheets, personId, isWorkAddress }: GuidanceProps) {
  const t = useText('guidance')
  const own = useOwnContents()
  const reading = useMyGuidance(personId)
  const [again, setAgain] = useState(false)
  const titles = Object.fromEntries(sheets.map(({ id, title }) => [id, title]))
  return (
    <Panel reading={reading} shape="list">
      {({ guides, guidance }) => {
        const show = (shares: readonly GuidanceShare[]) => <SharedView shares={shares} sheets={sheets} />
        if (guidance !== null && guidance.state !== 'ended')
          return <OpenGuidance {...{ personId, guidance, guides, own, titles, about, show }} />
        return (
          <>
            {guidance !== null && <EndedGuidance {...{ personId, guidance, show }} />}
            {guidance !== null && !again ? (
              <p>
                <Button onClick={() => setAgain(true)}>{t('ended.again')}</Button>
              </p>
            ) : (
              <Begin {...{ personId, guides, isWorkAddress, about }} />
            )}
          </>
        )
      }}
    </Panel>
  )
}
