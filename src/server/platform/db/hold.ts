import { sql } from 'kysely'
import type { IdentityTransaction } from './identity-transaction.ts'
import type { AnyTransaction } from './transaction.ts'

/** Lets one transaction at a time go on with what has this name, as 'imports …': others wait here until it ends. */
export async function hold(tx: AnyTransaction | IdentityTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/**
 * Lets no erasure of this person begin before the transaction ends; waits for one under way. Whatever is stored for a person takes this
 * (keep_for_nobody_erased.sql). Who holds a row of theirs first takes it before the row: an erasure has it when it comes to the rows, and
 * two that each have what the other waits for are a deadlock.
 */
export async function holdPerson(tx: AnyTransaction | IdentityTransaction, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('person ' || ${personId}::uuid, 0))`.execute(
    tx,
  )
}
