import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { RoleChange } from './change-role.ts'
import { changeRoleAsProvider as writeChange } from './role-repository.ts'

export type RoleToChangeAsProvider = {
  readonly organisationId: string
  readonly email: string
  readonly role: AssignedRole
  readonly gives: boolean
}

/**
 * Gives or ends a role as the provider, which also confirms the first safety representative. A role that would end the
 * office of a representative needs that person's consent. The provider may end only the office itself, in the open.
 * @throws Refusal member-unknown, last-owner
 */
export async function changeRoleAsProvider(
  { pools, queue, clock, newId }: Pick<Deps, 'pools' | 'queue' | 'clock' | 'newId'>,
  input: RoleToChangeAsProvider,
): Promise<RoleChange> {
  return asIdentity(pools.identity, async (tx) => {
    const id = newId()
    const { became, memberId } = await writeChange(tx, { ...input, id, at: clock() })
    if (became === 'last-owner') throw new Refusal('last-owner')
    if (memberId === null) throw new Refusal('member-unknown')
    if (became !== 'changed' && became !== 'asked') return 'unchanged'
    const verb = input.gives ? 'give' : 'end'
    await queue.enqueue(tx, 'send-role-news', {
      newsId: id,
      organisationId: input.organisationId,
      memberId,
      role: input.role,
      news: became === 'asked' ? `asked-${verb}` : verb,
      byPersonId: null,
    })
    return became
  })
}
