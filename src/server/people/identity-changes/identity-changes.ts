import type { PlannedIdentityChange } from '#core/import/import-plan.ts'
import { asHr, asPerson, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import {
  applyIdentityChanges,
  askIdentityChanges,
  findLinkedIdentityChange,
  type LinkedIdentityChange,
  listOrganisationsWithDueChanges,
  stopIdentityChange as writeStop,
} from './identity-change-repository.ts'

/** Requests changes of address or employee number: the person gets an e-mail at both addresses, and can stop it at the old one. */
export async function askForIdentityChanges(
  { keys, queue, clock, newId }: Pick<Deps, 'keys' | 'queue' | 'clock' | 'newId'>,
  tx: HrTransaction,
  changes: readonly PlannedIdentityChange[],
): Promise<void> {
  const asked = changes.map((change) => {
    const id = newId()
    return { ...change, id, stopHash: keys.identityChangeHash(keys.identityChangeToken(id)) }
  })
  await askIdentityChanges(tx, asked, clock())
  const news = asked.map(({ id }) => ({ key: id, data: { changeId: id } }))
  await queue.enqueueAll(tx, 'send-identity-news', news)
}

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
