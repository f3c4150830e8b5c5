import type { ReactNode } from 'react'
import type { Me } from '#contract/me.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { ClosedGate, WaitingGate } from './closed-gate.tsx'
import { holdsOne, type Role } from './holds-one.ts'

export type Membership = Me['memberships'][number]
type OrganisationGateProps = {
  /** Any of these opens the page. */
  readonly roles: readonly Role[]
  /** Where to come back to after signing in: an address of the site map. */
  readonly returnTo: string
  readonly children: (membership: Membership) => ReactNode
}

/** Lets a member with the right role through; everyone else gets the sign-in link or a plain no, never an empty page. */
export function OrganisationGate({ roles, returnTo, children }: OrganisationGateProps) {
  const t = useText('gate')
  const problemText = useProblemText()
  const me = useMe()

  if (me.isPending) return <WaitingGate />
  if (me.isError) {
    return (
      <Notice live title={problemText(me.error)}>
        <p>
          <Button kind="quiet" onClick={() => void me.refetch()}>
            {t('gate.retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  const membership = me.data?.memberships.find((one) => holdsOne(one.roles, roles))
  if (membership !== undefined) return children(membership)

  return <ClosedGate signedIn={me.data !== null} returnTo={returnTo} />
}
