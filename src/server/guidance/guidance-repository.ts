import { type Insertable, type Selectable, sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import { daysAfterLeaving, planKind } from '#core/guidance/guidance.ts'
import { holdPerson } from '#server/platform/db/hold.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type {
  GuidanceShareTable,
  GuidanceTable,
  GuidanceTimeTable,
} from '#server/platform/db/tables/guidance.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type GuidanceRow = Selectable<GuidanceTable>
export type ShareRow = Selectable<GuidanceShareTable>
type TimeRow = Selectable<GuidanceTimeTable>

/** Person and guidance: the beginning of every key in its tables. */
export type GuidanceKey = { readonly personId: string; readonly id: string }

/** The participant's ongoing guidance, or else the one that ended last. */
export async function findOwnGuidance(tx: PersonTransaction, personId: string): Promise<GuidanceRow | null> {
  const [latest] = await listOwnGuidances(tx, personId)
  return latest ?? null
}

/** All guidances of a person, the latest first. */
export function listOwnGuidances(tx: PersonTransaction, personId: string): Promise<GuidanceRow[]> {
  return tx
    .selectFrom('guidance')
    .selectAll()
    .where('personId', '=', personId)
    .orderBy('startedAt', 'desc')
    .orderBy(sql`ended_at desc nulls first`)
    .execute()
}

/** As findOwnGuidance, and locks the row until the transaction ends. */
export async function holdOwnGuidance(tx: PersonTransaction, personId: string): Promise<GuidanceRow | null> {
  await holdPerson(tx, personId)
  const row = await tx
    .selectFrom('guidance')
    .selectAll()
    .where('personId', '=', personId)
    .where('state', '!=', 'ended')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** A guidance that the guide has or stands in for, by row-level security. A guide's own guidance as a participant is not found. */
export async function findGuidedGuidance(
  tx: PersonTransaction,
  guideId: string,
  id: string,
): Promise<GuidanceRow | null> {
  const row = await guided(tx, guideId).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** As findGuidedGuidance, of an active one, and locks the row until the transaction ends. */
export async function holdGuidedGuidance(
  tx: PersonTransaction,
  guideId: string,
  id: string,
): Promise<GuidanceRow | null> {
  if ((await findGuidedGuidance(tx, guideId, id)) === null) return null
  await sql`select hold_guided(${id})`.execute(tx)
  const row = await findGuidedGuidance(tx, guideId, id)
  return row?.state === 'active' ? row : null
}

const guided = (tx: PersonTransaction, guideId: string) =>
  tx.selectFrom('guidance').selectAll().where('personId', '!=', guideId).where('state', '!=', 'ended')

/** @returns false when the person has a guidance already, or is being erased */
export async function insertGuidance(
  tx: PersonTransaction,
  row: Omit<Insertable<GuidanceTable>, 'throughEmployer'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('guidance')
    .values({ ...row, throughEmployer: sql<boolean>`exists (select from own_members())` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

export type GuidancePatch = Partial<
  Pick<
    GuidanceRow,
    | 'guideId'
    | 'offeredGuideId'
    | 'state'
    | 'endedAt'
    | 'lastSignAt'
    | 'letterAskedAt'
    | 'letterDueOn'
    | 'endsOn'
    | 'ending'
    | 'phone'
  >
>

export async function updateGuidance(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
  patch: GuidancePatch,
): Promise<void> {
  await tx.updateTable('guidance').set(patch).where('personId', '=', personId).where('id', '=', id).execute()
}

/** @returns false when the note has another version by now */
export async function writeNote(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
  { note, version }: { readonly note: Buffer; readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('guidance')
    .set({ note, noteVersion: version + 1 })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where('noteVersion', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function listShares(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
): Promise<Omit<ShareRow, 'latest'>[]> {
  return tx
    .selectFrom('guidance_share')
    .select(['personId', 'guidanceId', 'kind', 'sealed', 'updatedAt'])
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .orderBy('kind')
    .execute()
}

/** Whether the guidance has a shared copy of a document that the participant goes on changing; the lasting plan is written only here. */
export async function hasShares(tx: PersonTransaction, { personId, id }: GuidanceKey): Promise<boolean> {
  const one = await tx
    .selectFrom('guidance_share')
    .select('kind')
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .where('kind', '!=', planKind)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** @returns false when no copy of this kind is shared */
export async function updateShare(
  tx: PersonTransaction,
  { personId, guidanceId, kind, sealed, latest, updatedAt }: ShareRow,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('guidance_share')
    .set({ sealed, latest, updatedAt })
    .where('personId', '=', personId)
    .where('guidanceId', '=', guidanceId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function writeShare(tx: PersonTransaction, row: ShareRow): Promise<boolean> {
  await tx
    .insertInto('guidance_share')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'guidanceId', 'kind'])
        .doUpdateSet({ sealed: row.sealed, latest: row.latest, updatedAt: row.updatedAt }),
    )
    .execute()
  return true
}

/** Deletes shares of one kind, or all but the lasting plan, which stays the participant's after the end. */
export async function deleteShares(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
  kind: string | 'all but the plan',
): Promise<void> {
  await tx
    .deleteFrom('guidance_share')
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .where((row) => (kind === 'all but the plan' ? row('kind', '!=', planKind) : row('kind', '=', kind)))
    .execute()
}

export function listTime(tx: PersonTransaction, { personId, id }: GuidanceKey): Promise<TimeRow[]> {
  return tx
    .selectFrom('guidance_time')
    .selectAll()
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .orderBy('day')
    .execute()
}

export async function writeTime(tx: PersonTransaction, row: TimeRow): Promise<void> {
  await tx
    .insertInto('guidance_time')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['personId', 'guidanceId', 'guideId', 'day']).doUpdateSet({ minutes: row.minutes }),
    )
    .execute()
}

/** Deletes the guidances that ended before this time, with all their content. */
export async function forgetGuidances({ kysely }: JobsPool, before: Date): Promise<void> {
  await kysely.deleteFrom('guidance').where('endedAt', '<', before).execute()
}

export type LateAnswers = {
  readonly late: number
  /** How many of them no guide can read, because the participant's guide is gone. */
  readonly unreadable: number
  /** How many guides are away while the colleague who was to stand in has gone. */
  readonly alone: number
}

/** @returns how many answers and letters are late, and what keeps them from being given */
export async function settleGuidances({ kysely }: JobsPool, today: Day, at: Date): Promise<LateAnswers> {
  const { rows } = await sql<LateAnswers>`
    select late, unreadable, alone from settle_guidances(${today}, ${at}, ${daysAfterLeaving})`.execute(
    kysely,
  )
  return rows[0] ?? { late: 0, unreadable: 0, alone: 0 }
}
