import { asSuperuser, type TestDatabase } from '../database/database.ts'

/** The simulated organisation and its rounds, which anybody may see, read from the database without the product's own code. */
export async function readSimulated(database: TestDatabase) {
  const read = <Row extends object>(sql: string, values: unknown[] = []) =>
    asSuperuser<Row>(database, sql, values)

  const [organisation] = await read<{ id: string; members: string; units: string; smallest: number }>(
    `select id, smallest_group as smallest, (select count(*) from member where organisation_id = o.id and left_at is null) as members,
       (select count(*) from unit where organisation_id = o.id and closed_at is null) as units
       from organisation o order by created_at limit 1`,
  )
  if (organisation === undefined) throw new Error('there is no simulated organisation')

  const rounds = await read<{
    id: string
    state: string
    instrument_id: string
    invited: number
    smallest_group: number
  }>(
    'select id, state, instrument_id, invited, smallest_group from round where organisation_id = $1 order by opened_at',
    [organisation.id],
  )

  return { read, organisation, rounds }
}

export type Simulated = Awaited<ReturnType<typeof readSimulated>>
