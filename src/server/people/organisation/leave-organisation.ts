import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { leaveOrganisation as endMembership } from './membership-repository.ts'

/**
 * A person ends their own membership. Own results stay with them. A late repetition does not end a later membership.
 * @throws Refusal not-found where there is no membership; role-held while the person has a role that others rely on
 */
export async function leaveOrganisation(
  { pools, keys, clock }: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  {
    personId,
    organisationId,
    key,
  }: { readonly personId: string; readonly organisationId: string; readonly key: string | null },
): Promise<void> {
  await asPerson(pools.app, { personId }, async (tx) => {
    if (!(await isFirstTime(tx, keys, { personId, kind: 'leaving', key }))) return
    const said = await endMembership(tx, organisationId, clock())
    if (said === 'unknown') throw new Refusal('not-found')
    if (said === 'role-held') throw new Refusal('role-held')
  })
}
