import { readOwnInvitedRounds } from '#server/db/reports/invited-round.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type RoundToAnswer, roundToAnswer } from './invited-round.ts'

/** The rounds that a signed-in person is asked in and whose figures are not released yet, next closing first. */
export async function listInvitations(
  deps: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
): Promise<readonly RoundToAnswer[]> {
  const rounds = await asPerson(deps.pools.app, { personId }, readOwnInvitedRounds)
  return rounds.map((round) => roundToAnswer(round, deps.clock()))
}
