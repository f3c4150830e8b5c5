import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import {
  findLinkedIdentityChange,
  type LinkedIdentityChange,
  stopIdentityChange as writeStop,
} from './identity-change-repository.ts'

/**
 * The change behind the old address's link. Reading changes nothing.
 * @throws Refusal identity-change-unknown, also once it has taken effect
 */
export async function readIdentityChange(
  { pools, keys }: Pick<Deps, 'pools' | 'keys'>,
  token: string,
): Promise<LinkedIdentityChange> {
  const hash = keys.identityChangeHash(token)
  const change = await asPerson(pools.app, { personId: null }, (tx) => findLinkedIdentityChange(tx, hash))
  if (change === null) throw new Refusal('identity-change-unknown')
  return change
}

/** Stops the change; a second time does nothing more. @throws Refusal identity-change-unknown */
export async function stopIdentityChange(
  { pools, keys, clock }: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  token: string,
): Promise<void> {
  const hash = keys.identityChangeHash(token)
  const stopped = await asPerson(pools.app, { personId: null }, (tx) => writeStop(tx, hash, clock()))
  if (!stopped) throw new Refusal('identity-change-unknown')
}
