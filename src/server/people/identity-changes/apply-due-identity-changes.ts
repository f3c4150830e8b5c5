import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { applyIdentityChanges, listOrganisationsWithDueChanges } from './identity-change-repository.ts'

/** Applies changes of address and employee number whose waiting time is over and that no round delays. */
export async function applyDueIdentityChanges({ pools, clock, log }: Deps): Promise<void> {
  const now = clock()
  for (const organisationId of await listOrganisationsWithDueChanges(pools.jobs, now)) {
    const changed = await asHr(pools.app, { organisationId, personId: null }, (tx) =>
      applyIdentityChanges(tx, now),
    )
    if (changed > 0) log.info({ changed }, 'Changes of address or employee id have taken effect')
  }
}
