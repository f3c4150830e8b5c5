import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { withinLimits } from '#server/platform/limits/within-limits.ts'
import { type Networks, withinWrongCodes } from '#server/rounds/invite/invitation-secret.ts'
import { insertContinuation, removeContinuation } from './continuation-repository.ts'

/** How long sealed answers wait for the other device, in milliseconds: half an hour. */
const waitsFor = 30 * 60 * 1000

/**
 * Quotas of storing per hour, over all instances. An office of thousands behind one address stays below; 5,000 rows are 41 MB for
 * half an hour. A refused person goes on answering on the first device.
 */
const storedPerHour = { network: 300, wider: 600, all: 5_000 } as const

type Need = Pick<Deps, 'pools' | 'keys' | 'clock'>

/**
 * Stores bytes that a browser has sealed until another device fetches them. Needs no sign-in, and the row names nobody.
 * @throws Refusal `idempotency-conflict` where a row with the same lookup waits; `too-many-requests`
 */
export async function storeContinuation(
  deps: Need,
  {
    lookup,
    sealed,
    networks,
  }: { readonly lookup: string; readonly sealed: Buffer; readonly networks: Networks },
): Promise<void> {
  const { keys, pools } = deps
  const limits = [
    {
      key: keys.attemptKey('continuations from network', networks.network),
      limit: storedPerHour.network,
    },
    {
      key: keys.attemptKey('continuations from wider network', networks.wider),
      limit: storedPerHour.wider,
    },
    { key: keys.attemptKey('continuations', 'all'), limit: storedPerHour.all },
  ]
  await withinLimits(deps, limits, async (now) => {
    const lookupHash = keys.continuationHash(lookup)
    const row = {
      lookupHash,
      sealed: keys.sealContinuation(lookupHash, sealed),
      expiresAt: new Date(now.getTime() + waitsFor),
    }
    if (!(await asIdentity(pools.identity, (tx) => insertContinuation(tx, row))))
      throw new Refusal('idempotency-conflict')
  })
}

/**
 * Fetches the sealed bytes under a lookup, once: the same statement deletes them. Wrong lookups count as wrong codes do.
 * @throws Refusal `continuation-unknown`, the same for unknown, fetched and expired rows; `too-many-requests`
 */
export async function takeContinuation(
  deps: Need,
  { lookup, networks }: { readonly lookup: string; readonly networks: Networks },
): Promise<Buffer> {
  const { keys, pools, clock } = deps
  const lookupHash = keys.continuationHash(lookup)
  return withinWrongCodes(
    deps,
    { codes: 'continuation codes', wrong: 'continuation-unknown', networks },
    async () => {
      const sealed = await asIdentity(pools.identity, (tx) =>
        removeContinuation(tx, { lookupHash, now: clock() }),
      )
      if (sealed === undefined) throw new Refusal('continuation-unknown')
      return keys.openContinuation(lookupHash, sealed)
    },
  )
}
