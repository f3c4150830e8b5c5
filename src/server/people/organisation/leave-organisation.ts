import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { leaveOrganisation as endMembership } from './membership-repository.ts'

/**
 * Ends a membership from the person's side. Own results stay with the person.
 * @throws Refusal not-found where there is no membership; role-held while the person holds a role that others rely on
 */
export async function leaveOrganisation(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
  organisationId: string,
): Promise<void> {
  const said = await asPerson(pools.app, { personId }, (tx) => endMembership(tx, organisationId, clock()))
  if (said === 'unknown') throw new Refusal('not-found')
  if (said === 'role-held') throw new Refusal('role-held')
}
