import { dayOf } from '#core/calendar/instant-of.ts'
import { causeIds } from '#core/instrument/instrument.ts'
import { changesBetween } from '#core/measures/changes.ts'
import type { Step } from '#core/measures/risk-level.ts'
import { listOpenUnits, type OpenUnit } from '#server/people/organisation/unit-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, found, Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { insertMeasureEntry } from './measure-entry-repository.ts'
import type { PlanActor } from './read-measure-plan.ts'
import { readReleasedCauses } from './released-causes-query.ts'
import { findRisk, insertRisk, type RiskRow, updateRisk } from './work-risk-repository.ts'

type Assessment = {
  readonly description: string
  readonly likelihood: Step
  readonly consequence: Step
}

export type RiskToAdd = Assessment & {
  readonly unitId: string
  readonly result: {
    readonly roundId: string
    readonly cause: string
    /** Absent: the unit of the risk. */
    readonly unitId?: string | undefined
  } | null
}

type Need = Pick<Deps, 'pools' | 'clock' | 'keys' | 'newId'>

/**
 * HR adds a risk with its seriousness. A repeated key adds no second one.
 * @throws Refusal invalid-input for a missing unit, or a result that no release shows; `idempotency-conflict`
 * when the key stands for another risk
 */
export async function addRisk(
  deps: Need,
  who: PlanActor,
  risk: RiskToAdd,
  key: string | null,
): Promise<string> {
  const { organisationId, personId } = who
  const id = key === null ? deps.newId() : idOfKey(deps.keys.attemptKey('work risk', `${personId} ${key}`))
  const { result, ...assessed } = risk
  const resultUnitId = result?.unitId ?? risk.unitId
  const columns = {
    ...assessed,
    roundId: result?.roundId ?? null,
    cause: result?.cause ?? null,
    resultUnitId,
  }
  return asHr(deps.pools.app, who, async (tx) => {
    const before = await findRisk(tx, organisationId, id)
    if (before === null) {
      await refuseUnknown(tx, organisationId, risk)
      const at = deps.clock()
      if (await insertRisk(tx, { ...columns, organisationId, id, madeAt: at })) {
        await insertMeasureEntry(tx, {
          organisationId,
          riskId: id,
          id: deps.newId(),
          measureId: null,
          at,
          personId,
          what: 'made',
          comment: null,
          changes: [],
        })
        return id
      }
    }
    const kept = before ?? found(await findRisk(tx, organisationId, id))
    // A risk that has been changed since cannot be compared any more: it counts as the same.
    if (kept.version === 1 && changesBetween(pick(kept, columns), columns).length > 0)
      throw new Refusal('idempotency-conflict')
    return id
  })
}

/** The fields of a row that another object has. */
const pick = <Of extends object>(row: Of, like: Partial<Of>): Partial<Of> =>
  Object.fromEntries(Object.keys(like).map((name) => [name, row[name as keyof Of]])) as Partial<Of>

async function refuseUnknown(
  tx: HrTransaction,
  organisationId: string,
  { unitId, result }: RiskToAdd,
): Promise<void> {
  await openUnit(tx, organisationId, unitId)
  if (result === null) return
  const of = { roundId: result.roundId, unitId: result.unitId ?? unitId }
  const causesOf = await readReleasedCauses(tx, [of])
  const causes: object = causesOf(of)?.causes ?? {}
  // A customer's own question is released with the causes but is not a cause.
  const isCause = causeIds.some((id) => id === result.cause)
  if (!isCause || !Object.hasOwn(causes, result.cause)) throw badField('result', 'unknown-value')
}

/** @throws Refusal invalid-input for a unit that is closed or not there */
async function openUnit(tx: HrTransaction, organisationId: string, unitId: string): Promise<OpenUnit> {
  const unit = (await listOpenUnits(tx, organisationId)).find(({ id }) => id === unitId)
  if (unit === undefined) throw badField('unitId', 'unknown-value')
  return unit
}

export type RiskToChange = Assessment & {
  readonly version: number
  /** Where the risk goes with its measures; undefined: it stays. */
  readonly unitId?: string | undefined
  /** Whether it is no more; undefined: as it was. */
  readonly ended?: boolean | undefined
}

/**
 * HR assesses a risk anew, moves it to another unit, ends or reopens it. A repeated request with the same key gets the same answer.
 * @throws Refusal not-found; invalid-input for a unit that is not there; `newer-version`, with nothing written; `idempotency-conflict` when the key stands for another
 * change
 */
export async function changeRisk(
  deps: Need,
  who: PlanActor,
  { riskId, version, unitId, ended, ...assessed }: RiskToChange & { readonly riskId: string },
  key: string | null,
): Promise<void> {
  const { organisationId, personId } = who
  const lastKey = key === null ? null : deps.keys.attemptKey('work risk change', `${personId} ${key}`)
  await asHr(deps.pools.app, who, async (tx) => {
    const before = found(await findRisk(tx, organisationId, riskId))
    const isMoved = unitId !== undefined && unitId !== before.unitId
    const at = deps.clock()
    const endedOn = (ended ?? before.endedOn !== null) ? (before.endedOn ?? dayOf(at)) : null
    const changes = changesBetween(
      { ...assessmentOf(before), endedOn: before.endedOn },
      { ...assessed, endedOn },
    )
    if (isSentBefore(before, version, lastKey)) {
      if (isMoved || changes.length > 0) throw new Refusal('idempotency-conflict')
      return
    }
    const unit = isMoved ? await openUnit(tx, organisationId, unitId) : null
    const { resultUnitId } = before
    const place = { organisationId, id: riskId, unitId: unitId ?? before.unitId, resultUnitId }
    if (!(await updateRisk(tx, { ...assessed, ...place, endedOn, version, lastKey }))) {
      // A second press, which may have been stored first.
      const now = found(await findRisk(tx, organisationId, riskId))
      if (isSentBefore(now, version, lastKey)) return
      throw new Refusal('newer-version')
    }
    const move = unit === null ? [] : [{ field: 'unit', from: before.unitName, to: unit.name }]
    if (move.length + changes.length === 0) return
    await insertMeasureEntry(tx, {
      organisationId,
      riskId,
      id: deps.newId(),
      measureId: null,
      at,
      personId,
      what: 'changed',
      comment: null,
      changes: [...move, ...changes],
    })
  })
}

const assessmentOf = ({ description, likelihood, consequence }: RiskRow): Assessment => ({
  description,
  likelihood,
  consequence,
})

/** Whether an equal write has been stored already. */
export const isSentBefore = (
  kept: { readonly version: number; readonly lastKey: Buffer | null },
  version: number,
  key: Buffer | null,
): boolean => key !== null && kept.version === version + 1 && kept.lastKey?.equals(key) === true
