import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** Ids of postponed changes whose day has come, in the order in which they are made. */
export async function listDueChanges(
  tx: HrTransaction,
  organisationId: string,
  today: Day,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('member_import')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('state', '=', 'waiting')
    .where('holdsFrom', '<=', today)
    .orderBy('holdsFrom')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function countWaitingChanges(tx: HrTransaction, organisationId: string): Promise<number> {
  const { amount } = await tx
    .selectFrom('member_import')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('organisationId', '=', organisationId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return amount
}

export async function listOrganisationsWithDueListChanges(
  { kysely }: JobsPool,
  today: Day,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select organisations_with_due_list_changes(${today}) as id`.execute(kysely)
  return rows.map(({ id }) => id)
}
