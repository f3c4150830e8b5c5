import { sql, type Transaction } from 'kysely'
import type { IdentityPool } from './pool.ts'
import type { Database } from './tables/database.ts'

declare const identityRole: unique symbol

/** A transaction that sees the sign-in tables, and no others. */
export type IdentityTransaction = Transaction<Database> & { readonly [identityRole]: true }

/**
 * Runs as the sign-in role, from its own pool: the role that serves people cannot become this one, nor the other way round.
 * `organisationId`: for work that waits for others of the same organisation.
 */
export function asIdentity<T>(
  db: IdentityPool,
  work: (tx: IdentityTransaction) => Promise<T>,
  { organisationId = '' }: { readonly organisationId?: string } = {},
): Promise<T> {
  const transaction = () =>
    db.kysely.transaction().execute(async (tx) => {
      // A page waits for these statements; 15 s is also the limit of a person's other statements (transaction.ts).
      await sql`select set_config('statement_timeout', '15s', true), set_config('lock_timeout', ${db.lockLimit}, true),
      set_config('idle_in_transaction_session_timeout', '60s', true), set_config('jit', 'off', true)`.execute(
        tx,
      )
      return work(tx as IdentityTransaction)
    })
  return db.share(organisationId, transaction)
}
