import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { ReleaseTransaction } from '#server/platform/db/transaction.ts'

export type Participants = {
  /** Joined hashes of everyone who answered. */
  readonly all: Buffer
  /** Of those, the people who also answered the causes block. */
  readonly causes: Buffer
}

/** The participants of a round. The database joins their hashes into one value, however many they are. */
export async function readParticipants(tx: ReleaseTransaction, roundId: string): Promise<Participants> {
  const { rows } = await sql<Participants>`
    select coalesce(string_agg(person_hash, ''::bytea), '') as "all",
      coalesce(string_agg(person_hash, ''::bytea) filter (where causes), '') as causes
    from vault.participation where round_id = ${roundId}`.execute(tx)
  return rows[0] ?? { all: Buffer.alloc(0), causes: Buffer.alloc(0) }
}

/** Deletes who took part in released rounds before the newest `kept` of each organisation. @returns how many rows are gone */
export async function forgetParticipants({ kysely }: JobsPool, kept: number): Promise<number> {
  const { rows } = await sql<{ gone: string }>`select vault.forget_participants(${kept}) as gone`.execute(
    kysely,
  )
  return Number(rows[0]?.gone ?? 0)
}
