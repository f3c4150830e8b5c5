import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RoundPreparation, RoundView } from '#contract/rounds/round.ts'
import type { Membership } from '#web/features/identity/gate/organisation-gate.tsx'
import { MeasuresSince } from '#web/features/measures/measure-plan/measures-since.tsx'
import { PrepareRound } from '#web/features/rounds/rounds/prepare-round.tsx'
import { RoundList } from '#web/features/rounds/rounds/round-list.tsx'
import { RoundPlans } from '#web/features/rounds/rounds/round-plans.tsx'
import { RoundPrepared } from '#web/features/rounds/rounds/round-prepared.tsx'
import { stepIn } from '#web/features/rounds/rounds/use-prepare-round.ts'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'

/** The rounds, for the roles that may read them. For HR, `?ny=` shows the preparation of a new round instead. */
export function SignedInRounds({ organisation, roles }: Membership) {
  const [search] = useSearchParams()
  const [prepared, setPrepared] = useState<RoundView | RoundPreparation | null>(null)
  const isPreparing = roles.includes('hr') && stepIn(search) !== null
  useEffect(() => {
    // The success message of the last round has been shown.
    if (isPreparing) setPrepared(null)
  }, [isPreparing])
  if (isPreparing) {
    return (
      <PrepareRound
        organisationId={organisation.id}
        onPrepared={setPrepared}
        since={(unitIds) => <MeasuresSince organisationId={organisation.id} unitIds={unitIds} />}
      />
    )
  }
  return (
    <div className="overview">
      <ProofHost />
      {prepared !== null && <RoundPrepared key={prepared.id} round={prepared} />}
      <RoundPlans organisationId={organisation.id} roles={roles} />
      <RoundList {...{ organisation, roles }} />
    </div>
  )
}
