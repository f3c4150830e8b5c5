import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import type { ToldAs } from '#server/platform/db/tables/round.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { findRound, lockRound, markRoundTold, type RoundRow } from '#server/rounds/round-repository.ts'

/**
 * HR opens the figures of a released round to employees, who get an e-mail. This cannot be undone, since everybody has been told.
 * A repeated request changes nothing.
 * @throws Refusal not-found, round-not-released, round-already-told when it was opened with the other choice of figures
 */
export async function tellRound(
  deps: Deps,
  input: {
    readonly organisationId: string
    readonly roundId: string
    readonly personId: string
    readonly as: ToldAs
  },
): Promise<RoundRow> {
  const { organisationId, roundId, personId, as } = input
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    found(await lockRound(tx, organisationId, roundId))
    const round = found(await findRound(tx, organisationId, roundId))
    if (round.state !== 'released') throw new Refusal('round-not-released')
    if (round.toldAs === as) return round
    if (round.toldAs !== null) throw new Refusal('round-already-told')
    const at = deps.clock()
    await markRoundTold(tx, organisationId, roundId, { at, as })
    await deps.queue.enqueue(tx, 'send-round-told', { organisationId, roundId }, { key: roundId })
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'round-told',
      details: { roundId, as },
    })
    return found(await findRound(tx, organisationId, roundId))
  })
}
