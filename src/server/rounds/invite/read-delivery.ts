import { type DeliveredUnit, deliveryByUnit } from '#core/round/delivery.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { findRound } from '#server/rounds/round-repository.ts'
import { readDelivered } from './delivery-repository.ts'

type Unit = NonNullable<Awaited<ReturnType<typeof readDelivered>>>[number]

/**
 * How many invitations of each unit were delivered, in bands, for the safety representative. Null: nothing was sent yet, or
 * deliveries were not stored then. @throws Refusal not-found
 */
export async function readDelivery(
  { pools }: Pick<Deps, 'pools'>,
  input: { readonly organisationId: string; readonly roundId: string; readonly personId: string },
): Promise<readonly DeliveredUnit<Unit>[] | null> {
  const { organisationId, roundId } = input
  return asHr(pools.app, input, async (tx) => {
    const round = found(await findRound(tx, organisationId, roundId))
    if (round.state === 'in-review' || round.state === 'cancelled') return null
    const units = await readDelivered(tx, organisationId, roundId)
    return units && deliveryByUnit(units, round.smallestGroup)
  })
}
