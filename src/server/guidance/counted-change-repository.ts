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

/** Those over which the person of the transaction can be counted now. */
export const listCountableProgrammes = async (tx: PersonTransaction, now: Date) =>
  (
    await sql<{
      programme: CountedProgramme
    }>`select p as programme from countable_programmes(${now}) p order by p`.execute(tx)
  ).rows.map(({ programme }) => programme)

/** Counted once; a second time, or from an account that is too young, it changes nothing. */
export async function countChange(
  tx: PersonTransaction,
  { programme, start, change }: ChangeToCount,
  now: Date,
): Promise<void> {
  await sql`select count_change(${programme}, ${start}, ${change}, ${now})`.execute(tx)
}
