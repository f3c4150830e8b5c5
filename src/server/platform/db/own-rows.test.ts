import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { organise } from '#test/factories/open-round.ts'
import { roleName } from './role-names.ts'
import { asPerson } from './transaction.ts'

const database = await testDatabase()

/** A row of each table that names a person and that a person may read. Every new table needs a row here. */
const rows: Record<string, string> = {
  staff: 'insert into staff values ($1)',
  person_key: `insert into person_key values ($1, '\\x00', 'one')`,
  own_result: `insert into own_result values ($1, gen_random_uuid(), '\\x00')`,
  spent_key: `insert into spent_key values ($1, 'result', array[gen_random_uuid()])`,
  consent: `insert into consent values ($1, '\\x00')`,
  own_document: `insert into own_document values ($1, 'plan', 1, '\\x00', null, now())`,
  due_mail: `insert into due_mail values ($1, 'plan-reminder', now(), 'plan')`,
  calendar_feed: `insert into calendar_feed values ($1::uuid, sha256($1::uuid::text::bytea), false, now())`,
  support_request: `insert into support_request
      (person_id, id, receiver, receiver_name, name, reach, message, sent_at, promised_on, remind_at, escalate_at)
    values ($1, gen_random_uuid(), 'provider', '', 'Anna', '070', '', now(), now(), now(), now())`,
  availability: `insert into availability
      (person_id, name, email, weekly, minutes_before, minutes_after, notice_hours, horizon_days, version)
    values ($1, 'Anna', 'anna@exempel.se', '[]', 0, 0, 0, 60, 1)`,
  availability_exception: `insert into availability_exception
    values ($1, gen_random_uuid(), 'away', '2026-03-04T08:00', '2026-03-04T09:00')`,
  booking: `insert into booking
      (id, person_id, asked_hash, type, state, way, name, email, language, made_at, changed_at)
    values (gen_random_uuid(), $1, '\\x00', 'meeting', 'requested', 'video', 'Anna', 'anna@exempel.se', 'sv', now(), now())`,
  guide: `insert into guide (person_id, name, licence_number) values ($1, 'Maria Ek', '12345')`,
  guidance: `insert into guidance
      (person_id, id, started_at, terms, through_employer, wrapped_key, master_key, name)
    values ($1, $1, now(), 'one', false, '\\x00', 'one', '\\x00')`,
  guidance_message: `insert into guidance_message (person_id, guidance_id, id, author, sealed, sent_at)
    values ($1, $1, gen_random_uuid(), 'guide', '\\x00', now())`,
  guidance_share: `insert into guidance_share values ($1, $1, 'weekly-check', '\\x00', now())`,
  counted_change: `insert into counted_change values ($1, 'six-weeks')`,
  guidance_time: `insert into guidance_time values ($1, $1, $1, '2026-03-04', 5)`,
}

const { members } = await organise(database, [{ name: 'Bolaget', members: 2 }])
const [me, other] = members.map(({ personId }) => personId)
if (me === undefined || other === undefined) throw new Error('nobody')
for (const person of [me, other]) {
  await asSuperuser(
    database,
    `insert into identity.person values ($1::uuid, $1::uuid || '@exempel.se', 'sv', now()) on conflict do nothing`,
    [person],
  )
  for (const insert of Object.values(rows)) await asSuperuser(database, insert, [person])
}

const role = roleName(database.access.rolePrefix, 'person')
const readable = await asSuperuser<{ name: string; deletes: boolean }>(
  database,
  `select c.relname as name, has_table_privilege($1, c.oid, 'DELETE') as deletes
   from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'person_id'
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and has_table_privilege($1, c.oid, 'SELECT') order by 1`,
  [role],
)

/** The owners of the rows that somebody sees of a table. */
const owners = async (table: string, personId: string | null): Promise<string[]> => {
  const seen = await asPerson(database.pools.app, { personId }, (tx) =>
    sql<{ personId: string }>`select person_id from ${sql.table(table)}`.execute(tx),
  )
  return seen.rows.map(({ personId }) => personId)
}

test('every table that names a person has a row here', () => {
  expect(readable.map(({ name }) => name)).toEqual([...Object.keys(rows), 'member'].sort())
})

test.each(readable)('somebody sees their own $name, and nobody else’s', async ({ name }) => {
  expect(await owners(name, me)).toEqual([me])
  expect(await owners(name, other)).toEqual([other])
})

test.each(readable)('somebody who has no row of $name, or is nobody, sees none', async ({ name }) => {
  expect(await owners(name, randomUUID())).toEqual([])
  expect(await owners(name, null)).toEqual([])
})

test.each(readable.filter(({ deletes }) => deletes))(
  'nobody deletes the $name of somebody else',
  async ({ name }) => {
    await asPerson(database.pools.app, { personId: me }, (tx) =>
      sql`delete from ${sql.table(name)} where person_id = ${other}`.execute(tx),
    )
    expect(await owners(name, other)).toEqual([other])
  },
)
