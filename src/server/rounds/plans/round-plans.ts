import { dayOf } from '#core/calendar/instant-of.ts'
import { monthsLater, type RepeatMonths } from '#core/round/repeat.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import type { RoundRow } from '#server/rounds/round-repository.ts'
import {
  insertRoundPlan,
  isRoundPlan,
  listRoundPlans,
  type RoundPlanContent,
  updateRoundPlan,
} from './round-plan-repository.ts'

const day = 86_400_000

export type RepeatedRound = Omit<RoundPlanContent, 'nextOn' | 'daysOpen' | 'everyMonths'> & {
  readonly organisationId: string
  readonly roundId: string
  readonly opensAt: Date
  readonly closesAt: Date
  /** Undefined: the round is not repeated. */
  readonly everyMonths: RepeatMonths | undefined
  /** The plan that this round was prepared from, in the version that HR's page showed. */
  readonly plan: { readonly id: string; readonly version: number } | undefined
  readonly at: Date
}

/**
 * Plans the round after the one being prepared: with the same questions, people, days and reminders.
 * @throws Refusal round-plan-changed when somebody else prepared or stopped the plan meanwhile
 */
export async function planNextRound(tx: HrTransaction, round: RepeatedRound): Promise<void> {
  const { organisationId, roundId, plan, everyMonths, opensAt, closesAt } = round
  const next = everyMonths && {
    instrumentId: round.instrumentId,
    unitId: round.unitId,
    everyMonths,
    daysOpen: Math.max(1, Math.round((closesAt.getTime() - opensAt.getTime()) / day)),
    reminders: round.reminders,
    nextOn: monthsLater(dayOf(opensAt), everyMonths),
  }
  if (plan !== undefined) {
    const isWritten = await updateRoundPlan(tx, { organisationId, ...plan }, next ?? { stoppedAt: round.at })
    if (!isWritten) throw new Refusal('round-plan-changed')
  } else if (next !== undefined) await insertRoundPlan(tx, organisationId, roundId, next)
}

/**
 * Takes back what a cancelled round planned: the plan it began ends, because HR begins another with the round prepared instead; a plan
 * it was prepared from has its day again. Which plan that was follows from what is asked and when.
 */
export async function takeBackPlan(
  tx: HrTransaction,
  organisationId: string,
  round: Pick<RoundRow, 'id' | 'instrumentId' | 'unitId' | 'openedAt'>,
  at: Date,
): Promise<void> {
  const day = dayOf(round.openedAt)
  for (const { id, version, unitName, unitIsOpen, ...plan } of await listRoundPlans(tx, organisationId)) {
    const which = { organisationId, id, version }
    if (id === round.id) await updateRoundPlan(tx, which, { stoppedAt: at })
    else if (
      plan.instrumentId === round.instrumentId &&
      (plan.unitId === null || plan.unitId === round.unitId) &&
      plan.nextOn === monthsLater(day, plan.everyMonths)
    )
      await updateRoundPlan(tx, which, { ...plan, nextOn: day })
  }
}

/**
 * HR stops repeating a round. Rounds already prepared go on.
 * @throws Refusal not-found, round-plan-changed when somebody else changed or stopped it meanwhile
 */
export async function stopRoundPlan(
  deps: Pick<Deps, 'pools' | 'clock'>,
  input: {
    readonly organisationId: string
    readonly planId: string
    readonly personId: string
    readonly version: number
  },
): Promise<void> {
  const { organisationId, planId: id, personId, version } = input
  await asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const at = deps.clock()
    if (!(await isRoundPlan(tx, organisationId, id))) found(null)
    if (!(await updateRoundPlan(tx, { organisationId, id, version }, { stoppedAt: at })))
      throw new Refusal('round-plan-changed')
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'round-plan-stopped',
      details: { roundId: id },
    })
  })
}
