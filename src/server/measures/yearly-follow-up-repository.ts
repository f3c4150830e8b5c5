import type { FollowUpAnswers } from '#core/measures/yearly-follow-up.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type FollowUpRow = {
  readonly answers: FollowUpAnswers
  readonly version: number
  readonly changedAt: Date
}

type Place = { readonly organisationId: string; readonly year: number }

export async function findFollowUp(
  tx: HrTransaction,
  { organisationId, year }: Place,
): Promise<FollowUpRow | null> {
  const row = await tx
    .selectFrom('yearly_follow_up')
    .select(['answers', 'version', 'changedAt'])
    .where('organisationId', '=', organisationId)
    .where('year', '=', year)
    .executeTakeFirst()
  return row ?? null
}

/** @returns false when the stored version is another: somebody else has changed it meanwhile */
export async function writeFollowUp(
  tx: HrTransaction,
  { organisationId, year, answers, version, changedAt }: Place & FollowUpRow,
): Promise<boolean> {
  const set = { answers: JSON.stringify(answers), version: version + 1, changedAt }
  const rows =
    version === 0
      ? await tx
          .insertInto('yearly_follow_up')
          .values({ organisationId, year, ...set })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .execute()
      : await tx
          .updateTable('yearly_follow_up')
          .set(set)
          .where('organisationId', '=', organisationId)
          .where('year', '=', year)
          .where('version', '=', version)
          .returning('version')
          .execute()
  return rows.length > 0
}
