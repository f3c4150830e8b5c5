import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { Step } from '#core/measures/risk-level.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type RiskRow = {
  readonly id: string
  readonly unitId: string
  readonly unitName: string
  readonly unitOpen: boolean
  readonly roundId: string | null
  readonly roundName: string | null
  readonly cause: string | null
  /** The unit of the result that the risk follows from: its own until it has moved. */
  readonly resultUnitId: string
  readonly resultUnitName: string
  readonly description: string
  readonly likelihood: Step
  readonly consequence: Step
  /** Null: the risk goes on. */
  readonly endedOn: Day | null
  readonly version: number
  readonly lastKey: Buffer | null
}

const selectRisks = (tx: HrTransaction, organisationId: string) =>
  tx
    .selectFrom('work_risk as w')
    .innerJoin('unit as u', (join) =>
      join.onRef('u.organisationId', '=', 'w.organisationId').onRef('u.id', '=', 'w.unitId'),
    )
    .innerJoin('unit as f', (join) =>
      join
        .onRef('f.organisationId', '=', 'w.organisationId')
        .on('f.id', '=', ({ fn, ref }) => fn.coalesce(ref('w.resultUnitId'), ref('w.unitId'))),
    )
    .leftJoin('round as r', (join) =>
      join.onRef('r.organisationId', '=', 'w.organisationId').onRef('r.id', '=', 'w.roundId'),
    )
    .select([
      'w.id',
      'w.unitId',
      'u.name as unitName',
      'f.id as resultUnitId',
      'f.name as resultUnitName',
      'w.roundId',
      'r.name as roundName',
      'w.cause',
      'w.description',
      'w.likelihood',
      'w.consequence',
      'w.endedOn',
      'w.version',
      'w.lastKey',
    ])
    .select(sql<boolean>`u.closed_at is null`.as('unitOpen'))
    .where('w.organisationId', '=', organisationId)

/** All risks, the most serious first, then the newest. */
export async function listRisks(tx: HrTransaction, organisationId: string): Promise<RiskRow[]> {
  return selectRisks(tx, organisationId)
    .orderBy(sql`w.likelihood * w.consequence`, 'desc')
    .orderBy('w.madeAt', 'desc')
    .orderBy('w.id')
    .execute()
}

export async function findRisk(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<RiskRow | null> {
  return (await selectRisks(tx, organisationId).where('w.id', '=', id).executeTakeFirst()) ?? null
}

export type RiskToInsert = Pick<
  RiskRow,
  'id' | 'unitId' | 'roundId' | 'cause' | 'resultUnitId' | 'description' | 'likelihood' | 'consequence'
> & {
  readonly organisationId: string
  readonly madeAt: Date
}

/** @returns false when the risk exists already */
export async function insertRisk(tx: HrTransaction, risk: RiskToInsert): Promise<boolean> {
  const rows = await tx
    .insertInto('work_risk')
    .values(risk)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** The parts of the row, as it was read, that an update needs. */
export type Kept = {
  readonly organisationId: string
  readonly id: string
  readonly version: number
  readonly lastKey: Buffer | null
}

/** @returns false when the stored version is another: somebody else has changed it meanwhile */
export async function updateRisk(
  tx: HrTransaction,
  {
    organisationId,
    id,
    version,
    ...set
  }: Kept &
    Pick<RiskRow, 'unitId' | 'resultUnitId' | 'description' | 'likelihood' | 'consequence' | 'endedOn'>,
): Promise<boolean> {
  const rows = await tx
    .updateTable('work_risk')
    .set({ ...set, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute()
  return rows.length > 0
}
