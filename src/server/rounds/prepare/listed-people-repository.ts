import { sql } from 'kysely'
import type { ReleaseTransaction } from '#server/platform/db/transaction.ts'

/**
 * Joined hashes of the people on a round's list who are not established. Empty for rounds opened before lists were reviewed.
 */
export async function readNewcomers(tx: ReleaseTransaction, roundId: string): Promise<Buffer> {
  const { rows } = await sql<{ people: Buffer }>`
    select coalesce(string_agg(person_hash, ''::bytea), '') as people
    from vault.listed_person where round_id = ${roundId} and not established`.execute(tx)
  return rows[0]?.people ?? Buffer.alloc(0)
}

/** The released list that a round's list is compared with: its tree, and who was in which unit. */
export type ListBefore = {
  readonly units: readonly { readonly id: string; readonly parent: string | null }[]
  readonly listed: readonly { readonly unitId: string; readonly amount: number; readonly people: Buffer }[]
}

/** Null where no list was released before. The latest list with this round's top unit comes before later ones without it. */
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
    .select(['unitId as id', 'parentId'])
    .where('roundId', '=', before.id)
    .orderBy('position')
    .execute()
  const { rows: listed } = await sql<ListBefore['listed'][number]>`
    select unit_id, count(*)::integer as amount, string_agg(person_hash, ''::bytea) as people
    from vault.listed_person where round_id = ${before.id} group by unit_id`.execute(tx)
  return {
    units: units.map(({ id, parentId }) => ({ id, parent: id === before.top ? null : parentId })),
    listed,
  }
}

/**
 * Some people of one list: their hashes, joined, and a JSON text with a number for each that stands for an address and employee
 * number, or for a name.
 */
export type CalledPeople = { readonly people: Buffer; readonly as: string }

export type CalledInRound = {
  readonly round: string
  readonly contacts: CalledPeople
  readonly names: CalledPeople
}

/**
 * The contacts and names on the lists of some rounds, the newest last: of people who changed theirs, and of people whose name
 * somebody else had who is not on the newest list. An employee number that a list lacks is taken from a later one.
 */
export async function readCalled(
  tx: ReleaseTransaction,
  rounds: readonly string[],
): Promise<CalledInRound[]> {
  const { rows } = await sql<{ round: string; what: 'contacts' | 'names' } & CalledPeople>`
    with listed as materialized (
      select l.round_id, given.place, l.person_hash, l.address_key, l.number_key, l.name_key
      from unnest(${rounds}::uuid[]) with ordinality as given (round_id, place)
      join vault.listed_person l using (round_id)
    ), changed as (
      select person_hash, (array_agg(number_key order by place desc) filter (where number_key is not null))[1] as number_key,
        count(distinct address_key) > 1 or count(distinct number_key) > 1 as contact, count(distinct name_key) > 1 as name
      from listed group by person_hash
    ), taken_up as (
      select name_key from listed where name_key is not null group by name_key
      having count(distinct person_hash) > greatest(1, count(distinct person_hash) filter (where place = ${rounds.length}))
    ), called as (
      select l.round_id, 'contacts' as what, l.person_hash,
        dense_rank() over (order by l.address_key, coalesce(l.number_key, c.number_key)) as called
      from listed l join changed c using (person_hash) where c.contact and l.address_key is not null
      union all
      select l.round_id, 'names', l.person_hash, dense_rank() over (order by l.name_key)
      from listed l join changed c using (person_hash)
      where l.name_key is not null and (c.name or l.name_key in (select name_key from taken_up))
    )
    select round_id as round, what, string_agg(person_hash, ''::bytea order by person_hash) as people,
      json_agg(called order by person_hash)::text as "as"
    from called group by round_id, what`.execute(tx)
  const nobody: CalledPeople = { people: Buffer.alloc(0), as: '[]' }
  return rounds.map((round) => {
    const of = (what: string) => rows.find((row) => row.round === round && row.what === what) ?? nobody
    return { round, contacts: of('contacts'), names: of('names') }
  })
}
