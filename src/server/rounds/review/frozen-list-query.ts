import { sql } from 'kysely'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type FrozenUnit = {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly invited: number
  readonly joined: number | null
  readonly gone: number | null
  readonly brief: number | null
}

/** The frozen tree with the counts of its list, parents before children. */
export async function readFrozenUnits(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<FrozenUnit[]> {
  const rows = await tx
    .selectFrom('round_unit')
    .select(['unitId as id', 'parentId', 'name', 'invited', 'joined', 'gone', 'brief'])
    .where('organisationId', '=', organisationId)
    .where('roundId', '=', roundId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, invited: row.invited ?? 0 }))
}

/** How many addresses on the list each domain has. */
export async function countDomains(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ domain: string; addresses: number }>`
    select split_part(m.email, '@', 2) as domain, count(*) as addresses
    from invitation i join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
    where i.organisation_id = ${organisationId} and i.round_id = ${roundId} and m.email is not null group by 1`.execute(
    tx,
  )
  return new Map(rows.map(({ domain, addresses }) => [domain, addresses]))
}

/** How many people on the list have no address, and how many of those a number that takes SMS; 0 after the list is deleted. */
export async function countWithoutAddress(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<{ withoutAddress: number; withNumber: number }> {
  const { rows } = await sql<{ withoutAddress: number; withNumber: number }>`
    select count(*) as without_address,
      count(*) filter (where m.mobile is not null and m.address_refused_on is null) as with_number
    from invitation i join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
    where i.organisation_id = ${organisationId} and i.round_id = ${roundId} and m.email is null`.execute(tx)
  return rows[0] ?? { withoutAddress: 0, withNumber: 0 }
}

export type PersonOnList = {
  readonly name: string
  /** Null: the person has none. */
  readonly email: string | null
  readonly change: 'new' | 'moved' | null
}

/** People on the list in one unit, new ones first; `total` counts all of them. */
export async function readListedPeople(
  tx: HrTransaction,
  input: {
    readonly organisationId: string
    readonly roundId: string
    readonly unitId: string
    readonly offset: number
    readonly limit: number
  },
): Promise<{ readonly total: number; readonly people: readonly PersonOnList[] }> {
  const { rows } = await sql<PersonOnList & { total: number }>`
    select m.name, m.email, i.change, count(*) over () as total
    from invitation i join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
    where i.organisation_id = ${input.organisationId} and i.round_id = ${input.roundId} and i.unit_id = ${input.unitId}
    order by i.change is null, m.name, m.email, m.id limit ${input.limit} offset ${input.offset}`.execute(tx)
  return {
    total: rows[0]?.total ?? 0,
    people: rows.map(({ name, email, change }) => ({ name, email, change })),
  }
}
