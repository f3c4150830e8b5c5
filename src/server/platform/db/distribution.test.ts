import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { keyOf } from '#test/database/keys-of-tables.ts'
import { withClient } from './connection/connection.ts'

const database = await testDatabase()

/**
 * Tables that stay on one primary when organisations and people are distributed over several (decision 0641): small tables,
 * tables of the machine itself, of two people at once, and tables that sign-in looks up by a secret alone.
 */
const inOnePlace = [
  'identity.attempt',
  'identity.continuation',
  'identity.known_browser',
  'identity.passkey',
  'identity.session',
  'identity.sign_in_code',
  'public.booked_time',
  'public.booking',
  'public.change_count',
  'public.contact_message',
  'public.demo_mail',
  'public.mail_refusal',
  'public.program_record',
  'public.record_log_cosignature',
  'public.record_log_entry',
  'public.record_log_key',
  'public.record_log_subtree',
  'public.schema_function',
  'public.schema_migration',
  'public.sent_mail',
  'public.service_entry',
  'vault.calibration',
  'vault.hash_key',
  'vault.readable_calibration',
]

/** Unique keys of people's tables over all people, and their references to organisations: these tables are not distributed yet. */
const unspread = [
  'identity.person (email)',
  'identity.private_address (email)',
  'public.calendar_feed (token_hash)',
  'public.due_mail (id)',
  'public.support_request (id)',
  'public.support_request (link_hash)',
  'public.support_request to organisation',
]

type Table = {
  readonly table: string
  /** The columns of each unique index. */
  readonly unique: readonly (readonly string[])[]
  readonly foreign: readonly {
    readonly to: string
    readonly from: readonly string[]
    readonly at: readonly string[]
  }[]
}

const readTables = () =>
  asSuperuser<Table>(
    database,
    `with named as (
       select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'vault', 'identity'))
     select t.name as "table",
       coalesce((select jsonb_agg((select jsonb_agg(coalesce(a.attname, 'expression') order by k.place)
           from unnest(i.indkey::int2[]) with ordinality k (number, place)
           left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number and k.number > 0)
           order by i.indisprimary desc, i.indexrelid)
         from pg_index i where i.indrelid = t.oid and i.indisunique), '[]') as unique,
       coalesce((select jsonb_agg(jsonb_build_object('to', o.name,
           'from', (select jsonb_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k (number, place)
             join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
           'at', (select jsonb_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k (number, place)
             join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number)))
         from pg_constraint f join named o on o.oid = f.confrelid
         where f.conrelid = t.oid and f.contype = 'f'), '[]') as "foreign"
     from named t order by t.name`,
  )

test('every table begins its key with its organisation or its person, or is one of the few that stay in one place', async () => {
  const tables = await readTables()
  expect(tables.length).toBeGreaterThan(60)
  const others = tables.filter(({ table, unique }) => keyOf(table, unique[0] ?? []) === null)
  expect(others.map(({ table }) => table)).toEqual(inOnePlace)
})

test('nothing is unique beyond an organisation or a person, and no foreign key leaves them', async () => {
  const tables = await readTables()
  const keys = new Map(tables.map(({ table, unique }) => [table, keyOf(table, unique[0] ?? [])]))
  const found = tables.flatMap(({ table, unique, foreign }) => {
    const key = keys.get(table)
    if (key === undefined || key === null) return []
    const beyond = unique.filter((columns) => !columns.includes(key)).map((columns) => columns.join())
    const away = foreign.filter(({ to, from, at }) => at[from.indexOf(key)] !== keys.get(to))
    return [
      ...beyond.map((columns) => `${table} (${columns})`),
      ...away.map(({ to }) => `${table} to ${to.replace('public.', '')}`),
    ]
  })
  expect(found).toEqual(unspread)
})

test('a code that the slip or the SMS of another organisation has is refused, one’s own is not', async () => {
  const [organisation, other, round, member] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await withClient(database.access.url, async (client) => {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const table of ['slip', 'sms_code'])
      await client.query(
        `insert into ${table} (organisation_id, round_id, member_id, code_hash) values ($1, $2, $3, $4)`,
        [organisation, round, member, Buffer.from(table)],
      )
    for (const table of ['slip', 'sms_code']) {
      const hold = async (as: string) => {
        await client.query('savepoint before')
        await client.query("select set_config('app.org', $1, true)", [as])
        const said = await client
          .query('select keep_codes_apart(array[$1::bytea])', [Buffer.from(table)])
          .then(
            () => 'held',
            (error: { readonly code?: string }) => error.code,
          )
        await client.query('rollback to before')
        return said
      }
      expect(await hold(organisation)).toBe('held')
      expect(await hold(other)).toBe('23505')
    }
    await client.query('rollback')
  })
})

test('a page of listed people is half empty, so that establishing all of a first list changes no index', async () => {
  const rows = await asSuperuser<{ reloptions: string[] | null }>(
    database,
    `select reloptions from pg_class where relkind = 'r' and (oid = 'vault.listed_person'::regclass
       or oid in (select inhrelid from pg_inherits where inhparent = 'vault.listed_person'::regclass))`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { reloptions } of rows) expect(reloptions).toContain('fillfactor=50')
})
