import { asIdentity } from '#server/db/identity-transaction.ts'
import { changeRoleAsProvider as writeChange } from '#server/db/role-repository.ts'
import type { AssignedRole } from '#server/db/tables/organisation.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'

export type RoleToChangeAsProvider = {
  readonly organisationId: string
  readonly email: string
  readonly role: AssignedRole
  readonly gives: boolean
}

/**
 * Gives or ends a role as the provider, which is also how the first safety representative is confirmed.
 * @returns whether anything changed
 * @throws Refusal member-unknown, last-owner
 */
export async function changeRoleAsProvider(
  { pools, queue, clock, newId }: Pick<Deps, 'pools' | 'queue' | 'clock' | 'newId'>,
  asked: RoleToChangeAsProvider,
): Promise<boolean> {
  return asIdentity(pools.identity, async (tx) => {
    const { became, memberId } = await writeChange(tx, { ...asked, at: clock() })
    if (became === 'last-owner') throw new Refusal('last-owner')
    if (memberId === null) throw new Refusal('member-unknown')
    if (became !== 'changed') return false
    await queue.enqueue(tx, 'send-role-news', {
      newsId: newId(),
      organisationId: asked.organisationId,
      memberId,
      role: asked.role,
      news: asked.gives ? 'give' : 'end',
      byPersonId: null,
    })
    return true
  })
}
