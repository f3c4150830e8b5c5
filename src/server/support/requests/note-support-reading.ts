import type { SignedIn } from '#core/access/actor.ts'
import { writeEntryOfDay } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'

/**
 * Writes to the log that HR opens the page of support requests, once a day, whether there are any or not, so that an entry does not
 * reveal that somebody has asked for support.
 */
export async function noteSupportReading(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  { personId, memberships }: SignedIn,
): Promise<void> {
  for (const { organisationId, roles } of memberships) {
    if (!roles.includes('hr')) continue
    await asHr(pools.app, { organisationId, personId }, (tx) =>
      writeEntryOfDay(tx, { organisationId, personId, at: clock(), action: 'support-read' }),
    )
  }
}
