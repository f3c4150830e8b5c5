import { type DeliveredUnit, deliveryByUnit } from '#core/round/delivery.ts'
import { readDelivered } from '#server/db/delivery-repository.ts'
import { findRound } from '#server/db/round-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/errors.ts'

type Unit = NonNullable<Awaited<ReturnType<typeof readDelivered>>>[number]

/**
 * To how many of each unit the invitation was delivered, in bands, for the safety representative. Null: nothing was sent yet, or
 * it was not written down then. @throws Refusal not-found
 */
export async function readDelivery(
  { pools }: Pick<Deps, 'pools'>,
  asked: { readonly organisationId: string; readonly roundId: string; readonly personId: string },
): Promise<readonly DeliveredUnit<Unit>[] | null> {
  const { organisationId, roundId } = asked
  return asHr(pools.app, asked, async (tx) => {
    const round = found(await findRound(tx, organisationId, roundId))
    if (round.state === 'in-review' || round.state === 'cancelled') return null
    const units = await readDelivered(tx, organisationId, roundId)
    return units && deliveryByUnit(units, round.smallestGroup)
  })
}
