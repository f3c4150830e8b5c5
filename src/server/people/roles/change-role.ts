import type { SignInRecord } from '#core/access/actor.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { findMemberByEmail, type RoleOutcome, changeRole as writeChange } from './role-repository.ts'

export type RoleToChange = {
  readonly organisationId: string
  /** An owner. */
  readonly personId: string
  /** The address of the member whose role it is. */
  readonly email: string
  readonly role: AssignedRole
  readonly gives: boolean
  /** The idempotency key that the browser makes for each press. */
  readonly key?: string | null
  readonly signIn?: SignInRecord
}

/** The result of a role change; `asked` when a safety representative or the provider has to confirm it first. */
export type RoleChange = 'changed' | 'unchanged' | 'asked'

/**
 * Gives or ends a role. A manager leads the unit they are in. Everybody with a role that no file can take gets an e-mail, and
 * so does the person concerned. A repeated request changes nothing, even late.
 * @throws Refusal member-unknown; last-owner when nobody would own the account; not-allowed for anybody but an owner
 */
export async function changeRole(
  { pools, keys, queue, clock, newId }: Pick<Deps, 'pools' | 'keys' | 'queue' | 'clock' | 'newId'>,
  input: RoleToChange,
): Promise<RoleChange> {
  const { organisationId, personId, email, role, gives } = input
  return asHr(pools.app, input, async (tx) => {
    if (!(await isFirstTime(tx, keys, { kind: 'role', ...input }))) return 'unchanged'
    const memberId = await findMemberByEmail(tx, organisationId, email)
    if (memberId === null) throw new Refusal('member-unknown')
    const id = newId()
    const became = judged(await writeChange(tx, { id, memberId, role, gives, at: clock() }))
    if (became === 'unchanged') return became
    const verb = gives ? 'give' : 'end'
    await queue.enqueue(tx, 'send-role-news', {
      newsId: id,
      organisationId,
      memberId,
      role,
      news: became === 'asked' ? `asked-${verb}` : verb,
      byPersonId: personId,
    })
    return became
  })
}

function judged(outcome: RoleOutcome): RoleChange {
  if (outcome === 'changed' || outcome === 'unchanged' || outcome === 'asked') return outcome
  throw new Refusal(outcome === 'refused' ? 'not-found' : outcome)
}
