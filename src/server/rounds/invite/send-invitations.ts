import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { RoundMailing } from '#server/platform/queue/queue.ts'
import { listInvited } from '#server/rounds/prepare/round-opening-repository.ts'
import { findRound, setInvitationsPercent } from '#server/rounds/round-repository.ts'

/** Invitations enqueued in one transaction, so that progress shows and locks are short. */
const batch = 250

/**
 * Enqueues one job for every invited member alike: for the invitation, or for another e-mail while the round is open. A retry after a
 * crash enqueues nobody twice: the job's key is round, member and e-mail.
 */
export async function sendInvitations(
  deps: Deps,
  input: {
    readonly organisationId: string
    readonly roundId: string
    readonly mailing?: RoundMailing | undefined
  },
): Promise<void> {
  const { organisationId, roundId, mailing } = input
  let after: string | null = null
  let done = 0
  for (;;) {
    const last: string | null = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
      const round = await findRound(tx, organisationId, roundId)
      if (round?.state !== 'open') return null
      const memberIds = await listInvited(tx, organisationId, roundId, after, batch)
      const jobs = memberIds.map((memberId) =>
        mailing === undefined
          ? { key: `${roundId}:${memberId}`, data: { organisationId, roundId, memberId } }
          : {
              key: `${roundId}:${memberId}:${mailing.news}-${mailing.number}`,
              data: { organisationId, roundId, memberId, mailing },
            },
      )
      await deps.queue.enqueueAll(tx, 'send-invitation', jobs)
      done += memberIds.length
      if (mailing === undefined) {
        const percent = Math.min(100, Math.floor((done * 100) / round.invited))
        await setInvitationsPercent(tx, organisationId, roundId, percent)
      }
      return memberIds.at(-1) ?? null
    })
    if (last === null) return
    after = last
  }
}
