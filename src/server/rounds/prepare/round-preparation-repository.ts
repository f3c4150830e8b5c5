import type { PreparationRefusal } from '#server/platform/db/tables/round.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type PreparationRow = {
  readonly id: string
  /** The request as `rounds/prepare/prepare-by-job.ts` stores it. */
  readonly asked: unknown
  readonly askedBy: string
  readonly invited: number
  readonly percent: number
  /** Why the round was refused; null while the preparation is under way. */
  readonly refusal: PreparationRefusal | null
}

type Wish = Pick<PreparationRow, 'id' | 'askedBy' | 'invited'> & {
  readonly asked: object
  readonly askedAt: Date
}

const columns = ['id', 'asked', 'askedBy', 'invited', 'percent', 'refusal'] as const

/** @returns the id and whether it is new: an equal request that is under way is not stored again */
export async function insertPreparation(
  tx: HrTransaction,
  organisationId: string,
  wish: Wish,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { id, asked, ...given } = wish
  const content = JSON.stringify(asked)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('round_preparation')
    .values({ organisationId, id, asked: content, ...given })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return { id, isNew: true }
  const there = await tx
    .selectFrom('round_preparation')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('askedBy', '=', given.askedBy)
    .where(({ eb, cast, val }) => eb('asked', '=', cast<string>(val(content), 'jsonb')))
    .where('refusal', 'is', null)
    .executeTakeFirst()
  // The other preparation has ended in between, so this request is a new one.
  return there === undefined ? insertPreparation(tx, organisationId, wish) : { id: there.id, isNew: false }
}

export async function findPreparation(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<PreparationRow | null> {
  const row = await tx
    .selectFrom('round_preparation')
    .select(columns)
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Newest first. */
export async function listPreparations(tx: HrTransaction, organisationId: string): Promise<PreparationRow[]> {
  return tx
    .selectFrom('round_preparation')
    .select(columns)
    .where('organisationId', '=', organisationId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .execute()
}

export async function noteFrozenPercent(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  percent: number,
): Promise<void> {
  await tx
    .updateTable('round_preparation')
    .set({ percent })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

export async function refusePreparation(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  refusal: PreparationRefusal,
): Promise<void> {
  await tx
    .updateTable('round_preparation')
    .set({ refusal: JSON.stringify(refusal) })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

export async function removePreparation(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('round_preparation')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** Removes refused preparations, which HR has read: another round is being prepared. */
export async function removeRefusedPreparations(tx: HrTransaction, organisationId: string): Promise<void> {
  await tx
    .deleteFrom('round_preparation')
    .where('organisationId', '=', organisationId)
    .where('refusal', 'is not', null)
    .execute()
}
