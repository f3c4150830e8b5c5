import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { invitationSecretHash, isSlipCode } from './invitation-secret.ts'
import { type InvitedRound, readInvitedRound, readOwnInvitedRounds } from './invited-round-query.ts'

/** A round as an invited person sees it, and whether it accepts an answer now. */
export type RoundToAnswer = InvitedRound & { readonly open: boolean }

/** The rounds that ask a signed-in person and whose figures are not released yet, next closing first. */
export async function listInvitations(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
): Promise<readonly RoundToAnswer[]> {
  const rounds = await asPerson(pools.app, { personId }, readOwnInvitedRounds)
  return rounds.map((round) => roundToAnswer(round, clock()))
}

/**
 * The round of a mailed link or of a slip's code. Reading changes nothing, so that a mail scanner that opens links cannot
 * answer.
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
  // A wrong, replaced or late code always gets the same refusal.
  if (isSlipCode(token) && !found.open) throw new Refusal('invitation-unknown')
  return found
}

function roundToAnswer(round: InvitedRound, now: Date): RoundToAnswer {
  const open = round.state === 'open' && now < round.closesAt
  // A late visitor reads that the round is over. From then on the link no longer shows whether it was used.
  return { ...round, open, used: open && round.used }
}
