import { RequestList } from '#web/features/inbox/request-list.tsx'
import { SupportSettings } from '#web/features/inbox/support-settings.tsx'

type SignedInRequestsProps = {
  /** Requests may be addressed to this person. */
  readonly receives: boolean
  /** Organisations in which this person says who else can be asked. */
  readonly setsUp: readonly string[]
}

/** The requests somebody answers, and who else can be asked. */
export function SignedInRequests({ receives, setsUp }: SignedInRequestsProps) {
  return (
    <div className="overview">
      {receives && <RequestList />}
      {setsUp.map((organisationId) => (
        <SupportSettings key={organisationId} organisationId={organisationId} />
      ))}
    </div>
  )
}
