import { OverviewReader } from '#web/features/overview/overview-reader.tsx'
import type { Names } from '#web/features/overview/overview-view.ts'
import { HrGate } from './hr-gate.tsx'

/** The overview for those who have the right to it. */
export function SignedInDashboard({ names }: { readonly names: Names }) {
  return (
    <HrGate here="/hr-dashboard">
      {({ organisation }) => (
        <>
          <p className="quiet">{organisation.name}</p>
          <OverviewReader organisationId={organisation.id} names={names} />
        </>
      )}
    </HrGate>
  )
}
