import type { ReactNode } from 'react'
import { type Membership, OrganisationGate } from '#web/features/identity/gate/organisation-gate.tsx'
import { pageRoles } from '#web/features/identity/gate/page-roles.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'

export type HrPath = keyof typeof pageRoles

type HrGateProps = {
  readonly here: HrPath
  readonly children: (membership: Membership) => ReactNode
}

/** Shows a page about the organisation to the roles that may read it. */
export function HrGate({ here, children }: HrGateProps) {
  return (
    <QueryProvider>
      <OrganisationGate roles={pageRoles[here]} returnTo={here}>
        {children}
      </OrganisationGate>
    </QueryProvider>
  )
}
