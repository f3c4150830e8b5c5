import type { ReactNode } from 'react'
import type { Role } from '#web/features/gate/holds-one.ts'
import { type Membership, OrganisationGate } from '#web/features/gate/organisation-gate.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'

/** Who opens which page: the same roles that may call what stands on it (src/core/access/rules.ts). */
const opens = {
  '/hr-dashboard': ['hr', 'safety_representative', 'manager'],
  '/enheter': ['hr', 'safety_representative', 'manager'],
  '/atgarder': ['hr', 'safety_representative', 'manager'],
  '/matningar': ['hr', 'safety_representative', 'owner'],
  '/personer-och-enheter': ['hr', 'owner', 'safety_representative'],
  '/roller': ['hr', 'owner', 'safety_representative'],
  '/organisation': ['hr', 'owner'],
  '/logg': ['owner', 'safety_representative'],
} as const satisfies Record<string, readonly Role[]>

export type HrPath = keyof typeof opens

type HrGateProps = {
  readonly here: HrPath
  readonly children: (membership: Membership) => ReactNode
}

/** Those with the right to a page about the organisation get it. */
export function HrGate({ here, children }: HrGateProps) {
  return (
    <QueryProvider>
      <OrganisationGate roles={opens[here]} returnTo={here}>
        {children}
      </OrganisationGate>
    </QueryProvider>
  )
}
