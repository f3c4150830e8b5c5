import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type OverviewFacts, readOverview } from '#server/rounds/overview/read-overview.ts'
import { findDemoOrganisation } from '#server/rounds/overview/shown-organisation-query.ts'

/**
 * HR's overview of the simulated organisation, for anybody. The caller gives no organisation id, so no other one can be read.
 * @throws Refusal not-found where no simulated organisation is set up, or for a round it does not have
 */
export async function readDemoOverview(
  deps: Pick<Deps, 'pools' | 'instruments' | 'clock'>,
  roundId?: string,
): Promise<OverviewFacts> {
  const organisationId = await asHr(
    deps.pools.app,
    { organisationId: '', personId: null },
    findDemoOrganisation,
  )
  if (organisationId === null) throw new Refusal('not-found')
  const facts = await readOverview(deps, { organisationId, personId: null, sees: 'all' }, roundId)
  if (!facts.organisation.simulated) throw new Refusal('not-found')
  return facts
}
