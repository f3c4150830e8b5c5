import type { DisclosedCauses } from '@andrum/release/disclosure/disclosed-figure.ts'
import { keepSeen } from '#core/access/seen-units.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import {
  canOwn,
  type MeasureReader,
  type MeasureRights,
  measureRights,
} from '#core/measures/measure-rights.ts'
import { listAllUnits } from '#server/people/organisation/unit-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { listMeasureEntries, type ToldEntry } from './measure-entry-repository.ts'
import {
  findMeasure,
  listMeasures,
  listPossibleOwners,
  type MeasureRow,
  type PossibleOwner,
} from './measure-repository.ts'
import { readReleasedCauses } from './released-causes-query.ts'
import { findRisk, listRisks, type RiskRow } from './work-risk-repository.ts'

/** The reader or writer of an organisation's plan. */
export type PlanActor = MeasureReader & {
  readonly organisationId: string
  readonly personId: string
}

export type SeenMeasure = MeasureRow & {
  readonly owner: { readonly memberId: string | null; readonly name: string; readonly here: boolean }
  readonly may: MeasureRights
}

type Score = DisclosedCauses['causes'][keyof DisclosedCauses['causes']]

export type SeenRisk = RiskRow & {
  /** The cause's released score; null where the reader does not see the unit's figures, or for a risk written by hand. */
  readonly score: Score | null
}

export type MeasurePlanFacts = {
  readonly today: Day
  readonly risks: readonly (SeenRisk & { readonly measures: readonly SeenMeasure[] })[]
  readonly runs: boolean
  readonly owners: readonly PossibleOwner[]
}

/**
 * The work-environment action plan: all of it for HR and the safety representative. A manager sees the risks of the units
 * led, and elsewhere the measures that the manager owns.
 */
export async function readMeasurePlan(
  deps: Pick<Deps, 'pools' | 'clock'>,
  who: PlanActor,
): Promise<MeasurePlanFacts> {
  const today = dayOf(deps.clock())
  return asHr(deps.pools.app, who, async (tx) => {
    const { organisationId } = who
    const isSeen = await seenUnits(tx, who)
    const measures = (await listMeasures(tx, organisationId)).map((row) => seenMeasure(who, row))
    const byRisk = Map.groupBy(measures, ({ riskId }) => riskId)
    const shown = (await listRisks(tx, organisationId)).flatMap((risk) => {
      const all = byRisk.get(risk.id) ?? []
      const kept = isSeen(risk.unitId) ? all : all.filter(isOwn(who))
      return isSeen(risk.unitId) || kept.length > 0 ? [{ risk, measures: kept }] : []
    })
    const risks = await withScores(
      tx,
      shown.map(({ risk }) => risk),
      isSeen,
    )
    const { run: runs } = measureRights(who, null)
    return {
      today,
      risks: risks.map((risk, at) => ({ ...risk, measures: shown[at]?.measures ?? [] })),
      runs,
      owners: runs ? await listPossibleOwners(tx, organisationId) : [],
    }
  })
}

export type MeasureFacts = {
  readonly measure: SeenMeasure
  readonly risk: SeenRisk
  readonly entries: readonly ToldEntry[]
}

/** One measure with all comments and changes. @throws Refusal not-found for one that the reader may not see */
export async function readMeasure(
  deps: Pick<Deps, 'pools'>,
  who: PlanActor,
  measureId: string,
): Promise<MeasureFacts> {
  return asHr(deps.pools.app, who, (tx) => measureIn(tx, who, measureId))
}

export async function measureIn(tx: HrTransaction, who: PlanActor, measureId: string): Promise<MeasureFacts> {
  const { measure, risk, isSeen } = await findSeenMeasure(tx, who, measureId)
  const [scored] = await withScores(tx, [risk], isSeen)
  return {
    measure,
    risk: scored ?? { ...risk, score: null },
    entries: await listMeasureEntries(tx, who.organisationId, measure),
  }
}

/** @throws Refusal not-found for a missing measure, and for one that the reader may not see */
export async function findSeenMeasure(
  tx: HrTransaction,
  who: PlanActor,
  measureId: string,
): Promise<{ measure: SeenMeasure; risk: RiskRow; isSeen: (unitId: string) => boolean }> {
  const measure = seenMeasure(who, found(await findMeasure(tx, who.organisationId, measureId)))
  const risk = found(await findRisk(tx, who.organisationId, measure.riskId))
  const isSeen = await seenUnits(tx, who)
  if (!isSeen(risk.unitId) && !isOwn(who)(measure)) throw new Refusal('not-found')
  return { measure, risk, isSeen }
}

/** Whether the measure is the person's own, and they have a role that may own measures. */
const isOwn =
  ({ memberId, roles }: MeasureReader) =>
  ({ ownerMemberId }: Pick<MeasureRow, 'ownerMemberId'>): boolean =>
    ownerMemberId !== null && ownerMemberId === memberId && canOwn(roles)

/** Which measures a person sees, by the unit of their risk and by owner. */
export async function seesMeasures(tx: HrTransaction, who: Omit<PlanActor, 'personId'>) {
  const isSeen = await seenUnits(tx, who)
  return (measure: { readonly unitId: string; readonly ownerMemberId: string | null }): boolean =>
    isSeen(measure.unitId) || isOwn(who)(measure)
}

async function seenUnits(
  tx: HrTransaction,
  who: Omit<PlanActor, 'personId'>,
): Promise<(unitId: string) => boolean> {
  if (who.sees === 'all') return () => true
  const units = await listAllUnits(tx, who.organisationId)
  const seen = new Set(keepSeen(units, who.sees).map(({ id }) => id))
  return (unitId) => seen.has(unitId)
}

function seenMeasure(who: PlanActor, row: MeasureRow): SeenMeasure {
  const { ownerMemberId, ownerName, memberName, memberRoles } = row
  return {
    ...row,
    owner: {
      memberId: ownerMemberId,
      name: ownerName ?? memberName ?? '',
      here: ownerMemberId === null || canOwn(memberRoles),
    },
    may: measureRights(who, ownerMemberId),
  }
}

/** Adds the released scores, for readers who see the unit's figures. */
async function withScores(
  tx: HrTransaction,
  risks: readonly RiskRow[],
  isSeen: (unitId: string) => boolean,
): Promise<SeenRisk[]> {
  const asked = risks.flatMap(({ roundId, resultUnitId: unitId }) =>
    roundId === null ? [] : [{ roundId, unitId }],
  )
  const causesOf = await readReleasedCauses(tx, asked)
  return risks.map((risk) => {
    const { roundId, resultUnitId: unitId, cause } = risk
    const causes = roundId === null || !isSeen(unitId) ? null : causesOf({ roundId, unitId })
    const scores: Readonly<Record<string, Score | undefined>> = causes?.causes ?? {}
    return { ...risk, score: (cause === null ? undefined : scores[cause]) ?? null }
  })
}
