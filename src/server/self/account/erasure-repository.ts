import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type OwnMember = { readonly organisationId: string; readonly memberId: string }

/** All memberships of the transaction's person, present and former. */
export async function listOwnMembers(tx: PersonTransaction): Promise<OwnMember[]> {
  return tx
    .selectFrom('member')
    .select(['organisationId', 'id as memberId'])
    .where(sql<boolean>`person_id = current_person()`)
    .execute()
}

/** One membership in the vault, and the random bytes that replace it there. */
export type BuriedMember = { readonly memberId: string; readonly hash: Buffer; readonly tombstone: Buffer }

/** Calls erase_me: erases all of the transaction's person's own data in one transaction. */
export async function eraseMe(
  tx: PersonTransaction,
  at: Date,
  members: readonly BuriedMember[],
): Promise<void> {
  const ids = members.map(({ memberId }) => memberId)
  const hashes = members.map(({ hash }) => hash)
  const tombstones = members.map(({ tombstone }) => tombstone)
  await sql`select erase_me(${at}, ${ids}::uuid[], ${hashes}::bytea[], ${tombstones}::bytea[])`.execute(tx)
}

export type Erasure = { readonly personId: string; readonly erasedAt: Date }

export async function listErasures({ kysely }: JobsPool): Promise<Erasure[]> {
  return kysely
    .selectFrom('erasure')
    .select(['personId', 'erasedAt'])
    .orderBy('erasedAt')
    .orderBy('personId')
    .execute()
}
