/**
 * The database's size for a person and a round: an organisation of 20,000 people in 500 units with six
 * rounds, all of them released but the last. Bytes with indexes, after VACUUM FULL, which is the size of the tables in the long run
 * or somewhat less.
 */
import { withClient } from '#server/platform/db/connection/connection.ts'
import { layOutRounds } from '#test/release/lay-out-rounds.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

const size = { people: 20_000, units: 500, rounds: 6 }

type Table = { readonly table: string; readonly rows: number; readonly bytes: number }

const tables = await withDeps(async (deps, { pools, access }) => {
  await layOutRounds({ pools, access, keys: deps.keys }, size)
  return withClient(access.url, async (client) => {
    await client.query('vacuum full analyze')
    const { rows } = await client.query<Table>(
      `select n.nspname || '.' || c.relname as table, greatest(c.reltuples, 0)::int as rows,
         pg_total_relation_size(c.oid)::int as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'vault') and c.reltuples >= 400
       order by bytes desc`,
    )
    return rows
  })
})
const figures = tables.map(({ table, rows, bytes }) => ({
  table,
  rows,
  'bytes a row': Math.round(bytes / rows),
}))
console.table(figures)
saveResults('size', { ...size, tables: figures })
