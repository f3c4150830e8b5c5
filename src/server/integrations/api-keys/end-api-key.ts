import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { endApiKey as writeEnd } from './api-key-repository.ts'

/** Ends a key at once. @throws Refusal not-found for a key that has ended or belongs to another organisation */
export async function endApiKey(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  input: { readonly organisationId: string; readonly personId: string; readonly keyId: string },
): Promise<void> {
  const { organisationId, personId, keyId } = input
  const at = clock()
  await asHr(pools.app, { organisationId, personId }, async (tx) => {
    const name = found(await writeEnd(tx, organisationId, keyId, at))
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'api-key-ended',
      details: { keyId, name },
    })
  })
}
