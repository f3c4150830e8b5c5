import { sql } from 'kysely'
import { mostHits } from '#core/search/matching.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/**
 * Members here today in whose name, address or number every word is, those whose name begins with the first one first. A word is
 * looked for as it is written in lists (anna, Anna, ANNA), not in letters made small: for 20,000 people that takes a third of the
 * time, and the database makes no letters small beyond a to z.
 */
export async function findMembers(tx: HrTransaction, organisationId: string, words: readonly string[]) {
  const [first = ''] = words
  // The longest rules out most, and the next is looked for in what is left.
  const conditions = words.toSorted((a, b) => b.length - a.length).map(holds)
  const { rows } = await sql<FoundMember>`
    select m.id, m.name, m.email, m.external_id as employee_id, u.name as unit
    from member m join unit u on u.organisation_id = m.organisation_id and u.id = m.unit_id
    where m.organisation_id = ${organisationId} and m.left_at is null and ${sql.join(conditions, sql` and `)}
    order by m.name like any(${writtenAs(first).map((one) => `${one}%`)}::text[]) desc, m.name, m.email, m.id
    limit ${mostHits + 1}`.execute(tx)
  return rows
}

type FoundMember = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly employeeId: string | null
  readonly unit: string
}

/** A word in small letters as names have it, and as a pattern that takes it literally. */
function writtenAs(word: string): readonly string[] {
  const [initial = '', ...others] = word
  return [...new Set([word, initial.toUpperCase() + others.join(''), word.toUpperCase()])].map((one) =>
    one.replace(/[\\%_]/g, '\\$&'),
  )
}

function holds(word: string) {
  const patterns = writtenAs(word).map((one) => `%${one}%`)
  const inColumn = (column: string) =>
    sql.join(
      patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`),
      sql` or `,
    )
  // Addresses are stored in small letters.
  return sql`(${inColumn('m.name')} or m.email like ${patterns[0]} or ${inColumn('m.external_id')})`
}

/** The units of these rounds as they were then. */
export async function listUnitsOfRounds(
  tx: HrTransaction,
  organisationId: string,
  roundIds: readonly string[],
) {
  if (roundIds.length === 0) return []
  return tx
    .selectFrom('round_unit')
    .select(['roundId', 'unitId as id', 'parentId', 'name'])
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

/** In the order in which they are due. */
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
