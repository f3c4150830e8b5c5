import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type OverviewFacts, readOverview } from '#server/rounds/overview/read-overview.ts'
import { findDemoOrganisation } from '#server/rounds/overview/shown-organisation-query.ts'

/**
 * HR's view of the simulated organisation, for anybody. No id comes from outside, so no other organisation is reachable.
 * @throws Refusal not-found where no simulated organisation is set up, or for a round it has not
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
