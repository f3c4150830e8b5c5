import { sql } from 'kysely'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** The complete simulated organisation that anybody may see; null where there is none. */
export async function findSimulation(tx: IdentityTransaction): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select public.demo_organisation() as id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Removes what an earlier start left unfinished. */
export async function removeUnfinishedSimulation(tx: IdentityTransaction): Promise<void> {
  await sql`select public.remove_unfinished_simulation()`.execute(tx)
}

/** Begins another simulated organisation. Anybody may see the oldest. */
export async function beginSimulation(
  tx: IdentityTransaction,
  wanted: { readonly id: string; readonly name: string; readonly createdAt: Date },
): Promise<void> {
  await sql`select public.create_organisation(${wanted.id}, ${wanted.name}, true, ${wanted.createdAt})`.execute(
    tx,
  )
}

/** From here on the organisation is shown. */
export async function finishSimulation(tx: IdentityTransaction, id: string): Promise<void> {
  await sql`select public.finish_simulated_organisation(${id})`.execute(tx)
}

/** The invited by employee number: the simulation answers with the links of their e-mails. */
export async function listInvited(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<{ memberId: string; email: string | null; employeeId: string | null }[]> {
  return tx
    .selectFrom('invitation as i')
    .innerJoin('member as m', (join) =>
      join.onRef('m.organisationId', '=', 'i.organisationId').onRef('m.id', '=', 'i.memberId'),
    )
    .select(['i.memberId', 'm.email', 'm.externalId as employeeId'])
    .where('i.organisationId', '=', organisationId)
    .where('i.roundId', '=', roundId)
    .execute()
}
