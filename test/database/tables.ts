import { asSuperuser, type TestDatabase } from './database.ts'

/** The product's schemas, without the job queue's. */
const ours = ['public', 'identity', 'vault']

/**
 * All tables with their schemas, in order of name, as the superuser sees them. A partitioned table (`npm run test:pg --
 * --partitioned`) counts once.
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
