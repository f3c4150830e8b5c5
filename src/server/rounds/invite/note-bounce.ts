import { dayOf } from '#core/calendar/instant-of.ts'
import { noteRefusedAddress } from '#server/people/list/refused-address-repository.ts'
import { asHr, asRelease } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Bounce, Failure } from '#server/platform/mail/read-bounce.ts'
import { forgetReturnedMail, listSent } from '#server/platform/mail/sent-mail-repository.ts'
import { listRoundsToTend } from '#server/rounds/round-repository.ts'
import { findMailed, markReturned } from './delivery-repository.ts'
import { everyMailingId } from './mailing-id.ts'

/** What was noted: an invitation has not arrived, perhaps because its address is dead; or nothing about an invitation. */
export type Noted = 'dead-address' | 'not-delivered' | 'nothing'

type Working = Pick<Deps, 'pools' | 'clock'> & { readonly keys: Pick<Deps['keys'], 'mailId'> }

/**
 * Notes that an invitation, or another e-mail of a round, has come back. A bounce counts only for the address that we wrote to, and only
 * with the id of that very e-mail, which a sender cannot forge without having received it. It is about the mailbox, never about an act
 * of its reader. Reading it twice notes it once.
 */
export async function noteBounce(working: Working, { mailIds, failures }: Bounce): Promise<Noted> {
  // Forged bounces end here, after one look at a table.
  const ours = await listSent(working.pools.jobs, mailIds)
  if (ours.length === 0) return 'nothing'
  const rounds = await asRelease(working.pools.release, {}, listRoundsToTend)
  const organisations = new Set(rounds.map(({ organisationId }) => organisationId))
  let noted: Noted = 'nothing'
  for (const failure of failures) {
    for (const organisationId of organisations) {
      if (!(await noteFailure(working, { organisationId, failure, ours }))) continue
      if (noted !== 'dead-address') noted = failure.isDeadAddress ? 'dead-address' : 'not-delivered'
    }
  }
  return noted
}

async function noteFailure(
  { pools, clock, keys }: Working,
  about: { readonly organisationId: string; readonly failure: Failure; readonly ours: readonly string[] },
): Promise<boolean> {
  const { organisationId, failure, ours } = about
  const { address, isDeadAddress } = failure
  const who = { organisationId, personId: null }
  const mailed = await asHr(pools.app, who, (tx) => findMailed(tx, organisationId, address))
  const returned = mailed
    .map((invited) => ({ invited, ids: everyMailingId(keys, invited) }))
    .map(({ invited, ids }) => ({ invited, ids, id: ids.find((id) => ours.includes(id)) }))
    .find(({ id }) => id !== undefined)
  if (returned?.id === undefined) return false
  const { invited, ids, id } = returned
  const arrived = await listSent(
    pools.jobs,
    ids.filter((other) => other !== id),
  )
  await asHr(pools.app, who, async (tx) => {
    if (arrived.length === 0) await markReturned(tx, organisationId, invited)
    if (isDeadAddress)
      await noteRefusedAddress(
        tx,
        organisationId,
        { memberId: invited.memberId, way: 'email', address },
        { on: dayOf(clock()), isReported: true },
      )
  })
  // Last, so that a second reading after a crash notes the same.
  await forgetReturnedMail(pools.jobs, id)
  return true
}
