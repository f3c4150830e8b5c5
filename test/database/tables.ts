import { asSuperuser, type TestDatabase } from './database.ts'

/** Ours, and not the job queue's. */
const ours = ['public', 'identity', 'vault']

/**
 * Every table with its schema, in order of name, as the superuser finds them. One that is cut into partitions
 * (`npm run test:pg -- --partitioned`) is one table.
 */
export async function tablesIn(
  database: TestDatabase,
  schemas: readonly string[] | 'every' = ours,
): Promise<string[]> {
  const rows = await asSuperuser<{ name: string }>(
    database,
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and case when $1::text[] is null then n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_t%'
         else n.nspname = any($1) end
     order by 1`,
    [schemas === 'every' ? null : schemas],
  )
  return rows.map(({ name }) => name)
}
