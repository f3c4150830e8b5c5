import { sql } from 'kysely'
import type { IdentityTransaction } from './identity-transaction.ts'
import type { AnyTransaction } from './transaction.ts'

/** Takes an advisory lock by name, as 'imports …', until the transaction ends; others with the same name wait. */
export async function hold(tx: AnyTransaction | IdentityTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/**
 * Delays erasures of this person until the transaction ends, and waits for a running one. Every transaction that stores something for
 * a person takes this lock (keep_for_nobody_erased.sql). Take it before any lock on a row of the person: an erasure takes it first
 * and the rows after it, and the other order would deadlock.
 */
export async function holdPerson(tx: AnyTransaction | IdentityTransaction, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('person ' || ${personId}::uuid, 0))`.execute(
    tx,
  )
}
