import type { Zone } from '@andrum/release/zone.ts'
import { sql } from 'kysely'
import type { CountedChange, CountedProgramme } from '#core/guidance/counted-change.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type ChangeToCount = {
  readonly programme: CountedProgramme
  readonly start: Zone
  readonly change: CountedChange
}

export const listCountedProgrammes = async (tx: PersonTransaction, personId: string) =>
  (
    await tx
      .selectFrom('counted_change')
      .select('programme')
      .where('personId', '=', personId)
      .orderBy('programme')
      .execute()
  ).map(({ programme }) => programme)

/** Programmes for which the transaction's person can be counted now. */
export const listCountableProgrammes = async (tx: PersonTransaction, now: Date) =>
  (
    await sql<{
      programme: CountedProgramme
    }>`select p as programme from countable_programmes(${now}) p order by p`.execute(tx)
  ).rows.map(({ programme }) => programme)

/** Counts once; a second call, or one from an account that is too young, changes nothing. */
export async function countChange(
  tx: PersonTransaction,
  { programme, start, change }: ChangeToCount,
  now: Date,
): Promise<void> {
  await sql`select count_change(${programme}, ${start}, ${change}, ${now})`.execute(tx)
}
