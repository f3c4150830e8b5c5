import { readInvitedRound } from '#server/db/reports/invited-round.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { type RoundToAnswer, roundToAnswer } from './invited-round.ts'

/**
 * What stands behind a mailed link. Reading it changes nothing, so that a mail scanner that opens links answers nothing.
 * @throws Refusal invitation-unknown
 */
export async function readInvitation(
  deps: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  token: string,
): Promise<RoundToAnswer> {
  const tokenHash = deps.keys.invitationTokenHash(token)
  const round = await asPerson(deps.pools.app, { personId: null }, (tx) => readInvitedRound(tx, tokenHash))
  if (round === null) throw new Refusal('invitation-unknown')
  return roundToAnswer(round, deps.clock())
}
