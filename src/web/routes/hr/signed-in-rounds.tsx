import type { Membership } from '#web/features/gate/organisation-gate.tsx'
import { OpenRound } from '#web/features/rounds/open-round.tsx'
import { RoundList } from '#web/features/rounds/round-list.tsx'

/** The rounds for those who have the right to them. */
export function SignedInRounds({ organisation, roles }: Membership) {
  return (
    <div className="overview">
      <RoundList organisationId={organisation.id} roles={roles} />
      {roles.includes('hr') && <OpenRound organisationId={organisation.id} />}
    </div>
  )
}
