import type { SupportSettingTable } from '#server/platform/db/tables/support.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type SupportSettingRow = Omit<SupportSettingTable, 'contactRules' | 'organisationId'> & {
  readonly contactRules: boolean
}

/** The organisation's settings; null before it has made any. */
export async function readSupportSetting(
  tx: HrTransaction,
  organisationId: string,
): Promise<SupportSettingRow | null> {
  const row = await tx
    .selectFrom('support_setting')
    .select(['healthName', 'healthEmail', 'healthWorkingDays', 'contactRules', 'updatedAt'])
    .where('organisationId', '=', organisationId)
    .executeTakeFirst()
  return row ?? null
}

export async function writeSupportSetting(
  tx: HrTransaction,
  organisationId: string,
  row: SupportSettingRow,
): Promise<void> {
  await tx
    .insertInto('support_setting')
    .values({ organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(row))
    .execute()
}
