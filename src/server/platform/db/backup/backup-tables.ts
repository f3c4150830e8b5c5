import type { ClientBase } from 'pg'
import { jobsSchema } from '#server/platform/db/migrate/migrate-jobs.ts'
import { roleName } from '#server/platform/db/role-names.ts'

/** Which of the two files a table belongs to. Without the keys file, own results in the data file stay sealed. */
export type BackupPart = 'data' | 'keys'

export type BackupTable = {
  /** With its schema, quoted for SQL. */
  readonly name: string
  /** Quoted for SQL; without those that the database computes. */
  readonly columns: readonly string[]
}

/**
 * Tables that are empty after a restore. Everybody signs in again: an ended session or a revoked address of a calendar feed
 * must not become valid once more.
 */
export const emptyAfterwards = [
  'public.calendar_feed',
  'identity.session',
  'identity.sign_in_code',
  'identity.attempt',
  'identity.continuation',
] as const

/** Those, and tables that describe the database itself. */
const forgotten: readonly string[] = [
  ...emptyAfterwards,
  'public.schema_migration',
  'public.schema_function',
  'public.finished_recovery',
]

/**
 * Each person's data key, wrapped by DATA_KEY: deleting this file makes the results in all data files unreadable. The list of
 * erasures is here too, so that the restore of an older backup can read it without reading all data.
 */
const keyTables = ['public.erasure', 'public.person_key', 'vault.hash_key']

type Row = { name: string; columns: string[]; parents: string[] }

/**
 * The tables of one part, each after the tables that it references. References that PostgreSQL checks at the end of the
 * transaction do not count, nor do those of a table to itself.
 */
export async function backupTables(
  client: ClientBase,
  prefix: string,
  part: BackupPart,
): Promise<BackupTable[]> {
  const { rows } = await client.query<Row>(tablesInDatabase, [roleName(prefix, 'owner'), jobsSchema])
  const wanted = rows.filter(({ name }) =>
    part === 'keys' ? keyTables.includes(name) : !keyTables.includes(name) && !forgotten.includes(name),
  )
  return parentsFirst(wanted)
}

const tablesInDatabase = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    array(select format('%I.%I', pn.nspname, p.relname) from pg_constraint k
      join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
      where k.conrelid = c.oid and k.contype = 'f' and not k.condeferrable and k.confrelid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and pg_get_userbyid(c.relowner) = $1 and n.nspname <> $2
  order by 1`

function parentsFirst(tables: readonly Row[]): BackupTable[] {
  const names = new Set(tables.map(({ name }) => name))
  const placed = new Set<string>()
  const ordered: BackupTable[] = []
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, parents }) =>
        !placed.has(name) && parents.every((parent) => placed.has(parent) || !names.has(parent)),
    )
    if (next === undefined)
      throw new Error('Tables refer to each other in a circle: make one reference deferrable.')
    placed.add(next.name)
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}
