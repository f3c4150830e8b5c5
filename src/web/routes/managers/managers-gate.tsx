import type { ReactNode } from 'react'
import { OrganisationGate } from '#web/features/identity/gate/organisation-gate.tsx'
import { managerSupportRoles } from '#web/features/identity/gate/page-roles.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'

type ManagersGateProps = {
  /** Where to come back to after signing in: an address of the site map. */
  readonly here: string
  readonly children: ReactNode
}

/** Guides and checklists are for managers, HR and owners. Their words are no secret: they are in the data of the page. */
export function ManagersGate({ here, children }: ManagersGateProps) {
  return (
    <QueryProvider>
      <OrganisationGate roles={managerSupportRoles} returnTo={here}>
        {() => children}
      </OrganisationGate>
    </QueryProvider>
  )
}
