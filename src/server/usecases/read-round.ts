import { findRound, type RoundRow } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'

/** One round. @throws Refusal not-found, also for another organisation's */
export async function readRound(
  deps: Deps,
  asked: { readonly organisationId: string; readonly roundId: string; readonly personId: string },
): Promise<RoundRow> {
  const round = await asHr(deps.pools.app, asked, (tx) => findRound(tx, asked.organisationId, asked.roundId))
  if (round === null) throw new Refusal('not-found')
  return round
}
