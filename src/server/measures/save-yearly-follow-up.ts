import { type FollowUpAnswers, sameAnswers } from '#core/measures/yearly-follow-up.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { PlanActor } from './read-measure-plan.ts'
import { findFollowUp, writeFollowUp } from './yearly-follow-up-repository.ts'

type FollowUpToSave = {
  readonly year: number
  readonly answers: FollowUpAnswers
  readonly version: number
}

/**
 * HR writes the yearly follow-up of a year. An unchanged text is not written again.
 * @throws Refusal `newer-version`, with nothing written
 */
export async function saveYearlyFollowUp(
  deps: Pick<Deps, 'pools' | 'clock'>,
  who: PlanActor,
  { year, answers, version }: FollowUpToSave,
) {
  const place = { organisationId: who.organisationId, year }
  return asHr(deps.pools.app, who, async (tx) => {
    const before = await findFollowUp(tx, place)
    if (before !== null && sameAnswers(before.answers, answers)) return before
    const isWritten = await writeFollowUp(tx, { ...place, answers, version, changedAt: deps.clock() })
    const now = await findFollowUp(tx, place)
    // A second press, which may have been stored first.
    if (now === null || !(isWritten || sameAnswers(now.answers, answers))) throw new Refusal('newer-version')
    return now
  })
}
