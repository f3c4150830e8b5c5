import type { SignInRecord } from '#core/access/actor.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { findRoleRequest, decideRoleRequest as writeDecision } from './role-repository.ts'

export type RoleDecision = {
  readonly organisationId: string
  /** A sitting safety representative. */
  readonly personId: string
  readonly requestId: string
  readonly confirms: boolean
  readonly signIn?: SignInRecord
}

/**
 * Confirms or refuses a request: that somebody becomes a safety representative, stops being one, or gets a role that would end the
 * office. The last two are decided by the person whom they are about.
 * @throws Refusal not-found when no request with this id waits, or its member is gone; not-allowed
 */
export async function decideRoleRequest(
  { pools, queue, clock }: Pick<Deps, 'pools' | 'queue' | 'clock'>,
  decision: RoleDecision,
): Promise<void> {
  const { organisationId, personId, requestId, confirms } = decision
  await asHr(pools.app, decision, async (tx) => {
    const became = await writeDecision(tx, { id: requestId, confirms, at: clock() })
    if (became === 'not-allowed') throw new Refusal('not-allowed')
    const request = await findRoleRequest(tx, organisationId, requestId)
    if (request === null || became === 'not-found' || became === 'member-unknown')
      throw new Refusal('not-found')
    if (became === 'unchanged') return
    const verb = request.gives ? 'give' : 'end'
    await queue.enqueue(tx, 'send-role-news', {
      newsId: requestId,
      organisationId,
      memberId: request.memberId,
      role: request.role,
      news: confirms ? verb : `refused-${verb}`,
      byPersonId: personId,
    })
  })
}
