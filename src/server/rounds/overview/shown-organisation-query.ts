import { sql } from 'kysely'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type ShownOrganisation = { readonly id: string; readonly name: string; readonly simulated: boolean }

/** The transaction's own organisation. */
export async function readShownOrganisation(tx: HrTransaction): Promise<ShownOrganisation | null> {
  const row = await tx.selectFrom('organisation').select(['id', 'name', 'simulated']).executeTakeFirst()
  return row ?? null
}

/** The simulated organisation that anybody may read; null where none is set up. */
export async function findDemoOrganisation(tx: HrTransaction): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select demo_organisation() as id`.execute(tx)
  return rows[0]?.id ?? null
}
