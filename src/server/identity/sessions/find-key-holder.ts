import type { KeyHolder } from '#core/access/actor.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import { asId } from '#core/ids.ts'
import { findApiKey } from '#server/integrations/api-keys/api-key-repository.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { apiKeyForm } from '#server/platform/keys/api-key-secret.ts'

/**
 * The API key with this secret; notes the day of its use. Null for a key that never existed and for one that has ended.
 */
export async function findKeyHolder(
  { pools, keys, clock }: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  secret: string,
): Promise<KeyHolder | null> {
  if (!apiKeyForm.test(secret)) return null
  const found = await asPerson(pools.app, { personId: null }, (tx) =>
    findApiKey(tx, keys.apiKeyHash(secret), dayOf(clock())),
  )
  if (found === null) return null
  const { organisationId, id, name, scopes } = found
  return { kind: 'api-key', organisationId: asId(organisationId), keyId: id, name, scopes, personId: null }
}
