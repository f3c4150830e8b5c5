import type { SupportSettingTable } from './tables/support.ts'
import type { HrTransaction } from './transaction.ts'

export type SupportSettingRow = Omit<SupportSettingTable, 'contact_rules' | 'organisation_id'> & {
  readonly contact_rules: boolean
}

/** What the organisation has set up; null before it has. */
export async function readSupportSetting(
  tx: HrTransaction,
  organisationId: string,
): Promise<SupportSettingRow | null> {
  const row = await tx
    .selectFrom('support_setting')
    .select(['health_name', 'health_email', 'health_working_days', 'contact_rules', 'updated_at'])
    .where('organisation_id', '=', organisationId)
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
    .values({ organisation_id: organisationId, ...row })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(row))
    .execute()
}
