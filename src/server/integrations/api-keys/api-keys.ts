import { isDeepStrictEqual } from 'node:util'
import { type KeyScope, keyScopes } from '#core/access/actor.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { writeApiKeySecret } from '#server/platform/keys/api-key-secret.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { type ApiKeyRow, findOpenApiKey, insertApiKey, endApiKey as writeEnd } from './api-key-repository.ts'

export type ApiKeyToMake = {
  readonly organisationId: string
  /** An owner. */
  readonly personId: string
  readonly name: string
  readonly scopes: readonly KeyScope[]
  /** The idempotency key that the browser makes for each request. */
  readonly key?: string | null
}

/**
 * Makes a key for one program. Only this answer has its secret; the database stores a keyed hash. A repeated request gets the same
 * key and secret.
 * @throws Refusal `idempotency-conflict` when `key` stands for another API key, or for one that has ended: it stays invalid
 */
export async function makeApiKey(
  { pools, keys, clock, newId }: Pick<Deps, 'pools' | 'keys' | 'clock' | 'newId'>,
  { organisationId, personId, name, scopes: wanted, key: sent }: ApiKeyToMake,
): Promise<{ key: ApiKeyRow; secret: string }> {
  const wish = `${organisationId} ${personId} ${sent ?? newId()}`
  const secret = writeApiKeySecret(keys.integrationSecret('api key', wish))
  const scopes = keyScopes.filter((scope) => wanted.includes(scope))
  const made = { id: idOfKey(keys.attemptKey('api key', wish)), name, scopes, madeAt: clock() }
  return asHr(pools.app, { organisationId, personId }, async (tx) => {
    if (!(await insertApiKey(tx, { ...made, organisationId, secretHash: keys.apiKeyHash(secret) }))) {
      const kept = await findOpenApiKey(tx, organisationId, made.id)
      const isSame = kept?.name === name && isDeepStrictEqual(kept.scopes, scopes)
      if (!isSame) throw new Refusal('idempotency-conflict')
      return { key: kept, secret }
    }
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at: made.madeAt,
      action: 'api-key-made',
      details: { keyId: made.id, name, scopes },
    })
    return { key: { ...made, usedOn: null }, secret }
  })
}

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
