import type { ClientBase } from 'pg'

export type ListSize = { readonly people: number; readonly units: number }

/** Units below the existing top: a hundred, and the others below these; with people in all of them. */
export async function layOutList(
  client: ClientBase,
  organisationId: string,
  { people, units }: ListSize,
): Promise<void> {
  await client.query(
    `with top as (select id from unit where organisation_id = $1),
       numbered as (select n, gen_random_uuid() as id from generate_series(1, $2::int) n)
     insert into unit (organisation_id, id, external_id, name, parent_id)
     select $1, u.id, 'e' || u.n, 'Enhet ' || u.n, coalesce(above.id, top.id) from top, numbered u
     left join numbered above on u.n > 100 and above.n = u.n % 100 + 1`,
    [organisationId, units],
  )
  await client.query(
    `insert into member (organisation_id, id, email, external_id, name, unit_id)
     select $1::uuid, gen_random_uuid(), 'person.' || n || '@' || $1::text || '.example', n, 'Förnamn Efternamn ' || n, u.id
     from generate_series(1, $2::int) n
     join unit u on u.organisation_id = $1::uuid and u.external_id = 'e' || (n % $3::int + 1)`,
    [organisationId, people, units],
  )
  await client.query('analyze')
}
