import { findOrganisations } from '#server/people/roles/role-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import type { Deps } from '#server/platform/deps.ts'

/** The customer's organisation with this id or whole name. @throws StartError where there is none, or more than one */
export async function findOne({ pools }: Pick<Deps, 'pools'>, which: string) {
  const [first, ...others] = await asIdentity(pools.identity, (tx) => findOrganisations(tx, which))
  if (first === undefined) throw new StartError(`There is no organisation with the name or id ${which}.`)
  if (others.length === 0) return first
  const ids = [first, ...others].map(({ id }) => id).join(', ')
  throw new StartError(`Several organisations are called ${first.name}. Give one of the ids: ${ids}.`)
}
