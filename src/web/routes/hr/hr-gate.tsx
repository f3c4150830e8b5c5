import type { ReactNode } from 'react'
import { type Membership, OrganisationGate } from '#web/features/gate/organisation-gate.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { HrNavigation, opens } from './hr-navigation.tsx'

type HrGateProps = {
  readonly here: keyof typeof opens
  readonly children: (membership: Membership) => ReactNode
}

/** Those with the right to a page about the organisation get it, and the way to its other pages. */
export function HrGate({ here, children }: HrGateProps) {
  return (
    <QueryProvider>
      <OrganisationGate roles={opens[here]} returnTo={here}>
        {(membership) => (
          <>
            <HrNavigation here={here} roles={membership.roles} />
            {children(membership)}
          </>
        )}
      </OrganisationGate>
    </QueryProvider>
  )
}
