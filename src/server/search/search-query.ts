import { type RawBuilder, sql } from 'kysely'
import { mostHits } from '#core/search/matching.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** One more than is shown, to know whether there are more. */
const asked = mostHits + 1

type FoundMember = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly employeeId: string | null
  readonly unit: string
}

/** Present members with every word in name, address or number; those whose name begins with the first word come first. */
export async function findMembers(tx: HrTransaction, organisationId: string, words: readonly string[]) {
  // The longest word is the most selective, so it comes first. Addresses are stored in small letters.
  const conditions = words
    .toSorted((a, b) => b.length - a.length)
    .map(
      (word) =>
        sql`(${holds(sql`m.name`, word)} or strpos(m.email, ${word}) > 0 or ${holds(sql`m.external_id`, word)})`,
    )
  const { rows } = await sql<FoundMember>`
    select m.id, m.name, m.email, m.external_id as employee_id,
      (select u.name from unit u where u.organisation_id = m.organisation_id and u.id = m.unit_id) as unit
    from member m
    where m.organisation_id = ${organisationId} and m.left_at is null and ${sql.join(conditions, sql` and `)}
    order by ${begins(sql`m.name`, words)} desc, m.name, m.email, m.id
    limit ${asked}`.execute(tx)
  return rows
}

type UnitsToSearch = {
  readonly organisationId: string
  /** Newest first: a unit leads to the round that asked it last. */
  readonly roundIds: readonly string[]
  /** The units of these rounds that the caller sees; null: all. */
  readonly seen: readonly UnitOfRound[] | null
  /** Whether to find units of today's list too. */
  readonly isListRead: boolean
}

type FoundUnit = { readonly id: string; readonly name: string; readonly roundId: string | null }

/** Units with every word in their name: in today's name or, for those who read figures alone, in the former one. */
export async function findUnits(
  tx: HrTransaction,
  { organisationId, roundIds, seen, isListRead }: UnitsToSearch,
  words: readonly string[],
) {
  const isSeen =
    seen === null
      ? sql`true`
      : sql`(round_id, unit_id) in (select * from unnest(
          ${seen.map(({ roundId }) => roundId)}::uuid[], ${seen.map(({ id }) => id)}::uuid[]))`
  const { rows } = await sql<FoundUnit>`
    select id, name, round_id from (
      select id, coalesce(today.name, was.name) as name, was.round_id
      from (
        select distinct on (unit_id) unit_id as id, name, round_id from round_unit
        where organisation_id = ${organisationId} and round_id = any(${roundIds}::uuid[]) and ${isSeen}
        order by unit_id, array_position(${roundIds}::uuid[], round_id)
      ) was
      full join (
        select id, name from unit where organisation_id = ${organisationId} and closed_at is null and ${isListRead}
      ) today using (id)
    ) named
    where ${sql.join(
      words.map((word) => holds(sql`name`, word)),
      sql` and `,
    )}
    order by ${begins(sql`name`, words)} desc, name, id
    limit ${asked}`.execute(tx)
  return rows
}

/**
 * The forms of a word in a text that PostgreSQL has lower-cased: with our databases' locale `lower` changes only a to z.
 * Every other letter is searched as it is, as an initial capital, and in a word of capitals.
 */
function writtenAs(word: string): readonly string[] {
  const capital = (text: string) => text.replace(/\P{ASCII}/gu, (letter) => letter.toUpperCase())
  const [initial = '', ...others] = word
  return [...new Set([word, capital(initial) + others.join(''), capital(word)])]
}

/** `strpos` takes the word literally, and is faster than `like`. */
const holds = (text: RawBuilder<unknown>, word: string) =>
  sql`(${sql.join(
    writtenAs(word).map((one) => sql`strpos(lower(${text}), ${one}) > 0`),
    sql` or `,
  )})`

const begins = (text: RawBuilder<unknown>, [first = '']: readonly string[]) =>
  sql`(${sql.join(
    writtenAs(first).map((one) => sql`starts_with(lower(${text}), ${one})`),
    sql` or `,
  )})`

export type UnitOfRound = { readonly roundId: string; readonly id: string }

/** The units of these rounds, with the tree of that time. */
export async function listUnitsOfRounds(
  tx: HrTransaction,
  organisationId: string,
  roundIds: readonly string[],
) {
  if (roundIds.length === 0) return []
  return tx
    .selectFrom('round_unit')
    .select(['roundId', 'unitId as id', 'parentId'])
    .where('organisationId', '=', organisationId)
    .where('roundId', 'in', [...roundIds])
    .execute()
}

/** Newest first. */
export async function listRoundNames(tx: HrTransaction, organisationId: string) {
  return tx
    .selectFrom('round')
    .select(['id', 'name', 'state'])
    .where('organisationId', '=', organisationId)
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Ordered by due day. */
export async function listMeasureTitles(tx: HrTransaction, organisationId: string) {
  return tx
    .selectFrom('measure as x')
    .innerJoin('work_risk as w', (join) =>
      join.onRef('w.organisationId', '=', 'x.organisationId').onRef('w.id', '=', 'x.riskId'),
    )
    .innerJoin('unit as u', (join) =>
      join.onRef('u.organisationId', '=', 'w.organisationId').onRef('u.id', '=', 'w.unitId'),
    )
    .select(['x.id', 'x.title', 'x.status', 'x.ownerMemberId', 'w.unitId', 'u.name as unit'])
    .where('x.organisationId', '=', organisationId)
    .orderBy('x.dueOn')
    .orderBy('x.id')
    .execute()
}
