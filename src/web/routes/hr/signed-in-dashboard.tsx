import { OrganisationGate } from '#web/features/gate/organisation-gate.tsx'
import { OverviewReader } from '#web/features/overview/overview-reader.tsx'
import type { Names } from '#web/features/overview/overview-view.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { HrNavigation, opens } from './hr-navigation.tsx'

/** The overview for those who have the right to it. */
export function SignedInDashboard({ names }: { readonly names: Names }) {
  return (
    <QueryProvider>
      <OrganisationGate roles={opens['/hr-dashboard']} returnTo="/hr-dashboard">
        {({ organisation, roles }) => (
          <>
            <HrNavigation here="/hr-dashboard" roles={roles} />
            <p className="quiet">{organisation.name}</p>
            <OverviewReader organisationId={organisation.id} names={names} />
          </>
        )}
      </OrganisationGate>
    </QueryProvider>
  )
}
