import { sql, type Transaction } from 'kysely'
import type { IdentityPool } from './pool.ts'
import type { Database } from './tables/database.ts'

declare const identityRole: unique symbol

/** A transaction that sees the sign-in tables, and no others. */
export type IdentityTransaction = Transaction<Database> & { readonly [identityRole]: true }

/**
 * Works as sign-in, from its own pool: the role that serves people cannot be reached from here, nor this one from there.
 * `organisationId`: of work that waits for what others of the organisation do.
 */
export function asIdentity<T>(
  db: IdentityPool,
  work: (tx: IdentityTransaction) => Promise<T>,
  { organisationId = '' }: { readonly organisationId?: string } = {},
): Promise<T> {
  const transaction = () =>
    db.kysely.transaction().execute(async (tx) => {
      // A page waits for these; 15 s is what a person's other statements get too (transaction.ts).
      await sql`select set_config('statement_timeout', '15s', true), set_config('lock_timeout', ${db.lockLimit}, true),
      set_config('idle_in_transaction_session_timeout', '60s', true), set_config('jit', 'off', true)`.execute(
        tx,
      )
      return work(tx as IdentityTransaction)
    })
  return db.share(organisationId, transaction)
}
