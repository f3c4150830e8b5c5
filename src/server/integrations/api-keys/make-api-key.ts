import { type KeyScope, keyScopes } from '#core/access/actor.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { newApiKeySecret } from '#server/platform/keys/api-key-secret.ts'
import { type ApiKeyRow, insertApiKey } from './api-key-repository.ts'

export type ApiKeyToMake = {
  readonly organisationId: string
  /** An owner. */
  readonly personId: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
}

/** Makes a key for one program. Its secret is told this once: a keyed hash of it is all that stays. */
export async function makeApiKey(
  { pools, keys, clock, newId }: Pick<Deps, 'pools' | 'keys' | 'clock' | 'newId'>,
  { organisationId, personId, name, scopes: wanted }: ApiKeyToMake,
): Promise<{ key: ApiKeyRow; secret: string }> {
  const secret = newApiKeySecret()
  const scopes = keyScopes.filter((scope) => wanted.includes(scope))
  const key = { id: newId(), name, scopes, madeAt: clock() }
  await asHr(pools.app, { organisationId, personId }, async (tx) => {
    await insertApiKey(tx, { ...key, organisationId, secretHash: keys.apiKeyHash(secret) })
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at: key.madeAt,
      action: 'api-key-made',
      details: { keyId: key.id, name, scopes },
    })
  })
  return { key: { ...key, usedOn: null }, secret }
}
