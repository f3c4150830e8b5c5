import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { invitationSecretHash, isSlipCode } from './invitation-secret.ts'
import { type InvitedRound, readInvitedRound, readOwnInvitedRounds } from './invited-round-query.ts'

/** What an invited person sees of a round, and whether an answer would be taken now. */
export type RoundToAnswer = InvitedRound & { readonly open: boolean }

/** The rounds that a signed-in person is asked in and whose figures are not released yet, next closing first. */
export async function listInvitations(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
): Promise<readonly RoundToAnswer[]> {
  const rounds = await asPerson(pools.app, { personId }, readOwnInvitedRounds)
  return rounds.map((round) => roundToAnswer(round, clock()))
}

/**
 * What is behind a mailed link or the code of a slip. Reading it changes nothing, so that a mail scanner that opens links answers
 * nothing.
 * @throws Refusal invitation-unknown
 */
export async function readInvitation(
  { pools, keys, clock }: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  token: string,
): Promise<RoundToAnswer> {
  const hash = invitationSecretHash(keys, token)
  const round = await asPerson(pools.app, { personId: null }, (tx) => readInvitedRound(tx, hash))
  if (round === null) throw new Refusal('invitation-unknown')
  const found = roundToAnswer(round, clock())
  // Wrong, replaced or too late: of a code all is said in the same words.
  if (isSlipCode(token) && !found.open) throw new Refusal('invitation-unknown')
  return found
}

function roundToAnswer(round: InvitedRound, now: Date): RoundToAnswer {
  const open = round.state === 'open' && now < round.closesAt
  // Anyone who comes too late is told so, and nobody who holds the link learns any more whether it was used.
  return { ...round, open, used: open && round.used }
}
