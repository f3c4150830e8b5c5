import { isStaff, listMemberships, type MembershipRow } from '#server/db/membership-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

export type Roles = { readonly staff: boolean; readonly memberships: readonly MembershipRow[] }

/** What a signed-in person is, and where: asked anew at every request, so that a role taken away is gone at once. */
export function findRoles({ pools }: Pick<Deps, 'pools'>, personId: string): Promise<Roles> {
  return asPerson(pools.app, { personId }, async (tx) => ({
    staff: await isStaff(tx),
    memberships: await listMemberships(tx),
  }))
}
