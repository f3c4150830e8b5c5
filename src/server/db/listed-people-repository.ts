import { sql } from 'kysely'
import type { ReleaseTransaction } from './transaction.ts'

/** Hashes of those on a round's list who are not established, joined. Empty for rounds opened before lists were reviewed. */
export async function readNewcomers(tx: ReleaseTransaction, roundId: string): Promise<Buffer> {
  const { rows } = await sql<{ people: Buffer }>`
    select coalesce(string_agg(person_hash, ''::bytea), '') as people
    from vault.listed_person where round_id = ${roundId} and not established`.execute(tx)
  return rows[0]?.people ?? Buffer.alloc(0)
}

/** The last released list that a round is compared with: its tree, and who stood in which unit of it. */
export type ListBefore = {
  readonly units: readonly { readonly id: string; readonly parent: string | null }[]
  readonly listed: readonly { readonly unitId: string; readonly amount: number; readonly people: Buffer }[]
}

/** Null where no list was released before. A list that asked this round's top unit goes before one that did not. */
export async function readListBefore(tx: ReleaseTransaction, roundId: string): Promise<ListBefore | null> {
  const { rows } = await sql<{ id: string; top: string }>`
    select before.id, before.unit_id as top from round before, round now
    where now.id = ${roundId} and now.reviewer is not null
      and before.state = 'released' and before.reviewer is not null and before.frozen_at < now.frozen_at
    order by exists (select from round_unit ru where ru.round_id = before.id and ru.unit_id = now.unit_id) desc,
      before.frozen_at desc limit 1`.execute(tx)
  const [before] = rows
  if (before === undefined) return null
  const units = await tx
    .selectFrom('round_unit')
    .select(['unit_id as id', 'parent_id'])
    .where('round_id', '=', before.id)
    .orderBy('position')
    .execute()
  const { rows: listed } = await sql<ListBefore['listed'][number]>`
    select unit_id as "unitId", count(*)::integer as amount, string_agg(person_hash, ''::bytea) as people
    from vault.listed_person where round_id = ${before.id} group by unit_id`.execute(tx)
  return {
    units: units.map(({ id, parent_id }) => ({ id, parent: id === before.top ? null : parent_id })),
    listed,
  }
}
