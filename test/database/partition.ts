import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { keyOf } from './keys-of-tables.ts'
import { withDatabase } from './with-database.ts'

const parts = 3

type Table = {
  readonly table: string
  readonly first: readonly string[]
  readonly unique: readonly (readonly string[])[]
}

/**
 * Recreates a migrated database in which every table that can be distributed is partitioned by the hash of its key: what
 * PostgreSQL refuses then, a cluster of several primaries would refuse too.
 * @param programs the folder of PostgreSQL's own programs
 */
export async function partition(url: string, programs: string): Promise<void> {
  const keys = new Map<string, string>()
  const left: string[] = []
  for (const { table, first, unique } of await withClient(
    url,
    async (client) => (await client.query<Table>(uniqueOfTables)).rows,
  )) {
    const key = keyOf(table, first)
    if (key === null) continue
    if (unique.every((columns) => columns.includes(key))) keys.set(table, key)
    else left.push(table)
  }
  const options = { encoding: 'utf8', maxBuffer: 1e9 } as const
  const dump = execFileSync(join(programs, 'pg_dump'), ['--dbname', url], options)
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  await withClient(withDatabase(url, 'postgres'), async (client) => {
    await client.query(`drop database ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  execFileSync(join(programs, 'psql'), ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--dbname', url], {
    ...options,
    input: inParts(dump, keys),
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  console.log(`${keys.size} tables in ${parts} parts each; still in one: ${left.join(', ')}.`)
}

const uniqueOfTables = `
  select n.nspname || '.' || c.relname as "table",
    (jsonb_agg(i.columns order by i.indisprimary desc, i.indexrelid) -> 0) as first, jsonb_agg(i.columns) as unique
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select x.indisprimary, x.indexrelid, (select jsonb_agg(coalesce(a.attname, '') order by k.place)
      from unnest(x.indkey::int2[]) with ordinality k (number, place)
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number and k.number > 0) as columns
    from pg_index x where x.indrelid = c.oid and x.indisunique) i
  where c.relkind = 'r' and n.nspname in ('public', 'vault', 'identity')
  group by 1`

/** The text of a dump, with these tables partitioned. */
function inParts(dump: string, keys: ReadonlyMap<string, string>): string {
  return (
    dump
      .replaceAll(
        /^CREATE TABLE (\S+) \(\n[^;]*?\n\)(\nWITH \([^)]*\))?;$/gm,
        (text, table: string, how = '') => {
          const key = keys.get(table)
          if (key === undefined) return text
          const each = Array.from(
            { length: parts },
            (_, part) =>
              `CREATE TABLE ${table}_part_${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${parts}, REMAINDER ${part})${how};`,
          )
          return [`${text.replace(/(?:\nWITH \([^)]*\))?;$/, '')} PARTITION BY HASH (${key});`, ...each].join(
            '\n',
          )
        },
      )
      .replaceAll(/^ALTER TABLE ONLY (\S+)/gm, (text, table: string) =>
        keys.has(table) ? `ALTER TABLE ${table}` : text,
      )
      // Before version 17 a partitioned table has no identity columns.
      .replaceAll(
        /^ALTER TABLE (\S+) ALTER COLUMN (\S+) ADD GENERATED \S+ AS IDENTITY \(\n\s+SEQUENCE NAME (\S+)[^;]*;$/gm,
        (text, table: string, column: string, sequence: string) =>
          keys.has(table)
            ? `CREATE SEQUENCE ${sequence}; GRANT USAGE ON SEQUENCE ${sequence} TO public; ALTER TABLE ${table} ALTER COLUMN ${column} SET DEFAULT nextval('${sequence}');`
            : text,
      )
  )
}
