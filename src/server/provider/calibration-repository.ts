import { sql } from 'kysely'
import type { Amounts } from '#server/platform/db/tables/vault.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type ReadCalibration = {
  readonly instrumentId: string
  readonly instrumentVersion: string
  readonly answers: number
  readonly amounts: Amounts
}

/** The sums of each instrument version, renewed only after at least 200 more complete answers. Empty for everybody but staff. */
export async function readCalibrations(tx: PersonTransaction): Promise<readonly ReadCalibration[]> {
  const { rows } = await sql<ReadCalibration>`select instrument_id as "instrumentId",
    instrument_version as "instrumentVersion", answers::int as answers, amounts from vault.read_calibrations()`.execute(
    tx,
  )
  return rows
}
