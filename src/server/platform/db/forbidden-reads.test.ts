import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { law } from '#test/access/database-law.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { openRound, organise } from '#test/factories/open-round.ts'
import { type RoleKind, roleName } from './role-names.ts'
import { asHr, asPerson, asRelease } from './transaction.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

const roles = ['person', 'hr', 'release', 'login', 'identity', 'jobs'] as const

const tables = await asSuperuser<{ name: string; owner: string; secured: boolean }>(
  database,
  `select n.nspname || '.' || c.relname as name, pg_get_userbyid(c.relowner) as owner, c.relrowsecurity as secured
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ('public', 'identity', 'vault') and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
   order by 1`,
)

async function rightsOf(table: string, role: RoleKind): Promise<string> {
  const [row] = await asSuperuser<{ whole: string | null; part: string | null }>(
    database,
    `with verb (letter, priv, place) as (values ('r', 'SELECT', 1), ('i', 'INSERT', 2), ('u', 'UPDATE', 3), ('d', 'DELETE', 4)),
     held as (select letter, priv, place, has_table_privilege($2, $1::regclass, priv) as whole from verb)
     select (select string_agg(letter, '' order by place) from held where whole) as whole,
       (select string_agg(letter || '(' || columns || ')', ' ' order by place) from (
         select letter, place, (select string_agg(attname, ',' order by attnum) from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and not attisdropped
             and has_column_privilege($2, $1::regclass, attnum, priv)) as columns
         from held where not whole and letter <> 'd') partly where columns is not null) as part`,
    [table, roleName(database.access.rolePrefix, role)],
  )
  return [row?.whole, row?.part].filter((rights) => rights != null).join(' ')
}

test('every table has its law written down', () => {
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(law).sort())
})

test.each(
  tables.flatMap(({ name }) => roles.map((role) => ({ table: name, role, may: law[name]?.[role] ?? '' }))),
)('on $table the role $role may do exactly this: "$may"', async ({ table, role, may }) => {
  expect(await rightsOf(table, role)).toBe(may)
})

test('a forbidden read is refused by the database itself', async () => {
  const forbidden = [
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select * from vault.counter`.execute(tx),
    ),
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select used from invitation`.execute(tx),
    ),
    // The row's `xmin` would reveal that the row was changed, and so that somebody has answered.
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select xmin from invitation`.execute(tx),
    ),
    asHr(database.pools.app, { organisationId: randomUUID(), personId: null }, (tx) =>
      sql`select * from own_result`.execute(tx),
    ),
    asPerson(database.pools.app, { personId: randomUUID() }, (tx) =>
      sql`select * from vault.counter`.execute(tx),
    ),
    asPerson(database.pools.app, { personId: randomUUID() }, (tx) =>
      sql`select * from snapshot_figure`.execute(tx),
    ),
    asRelease(database.pools.release, { organisationId: randomUUID() }, (tx) =>
      sql`select used from invitation`.execute(tx),
    ),
    asRelease(database.pools.release, { organisationId: randomUUID() }, (tx) =>
      sql`select * from own_result`.execute(tx),
    ),
    // The pool that serves people cannot become the one that releases.
    database.pools.app.pool.query(`set role ${roleName(database.access.rolePrefix, 'release')}`),
    asPerson(database.pools.app, { personId: randomUUID() }, (tx) =>
      sql`set local role ${sql.id(roleName(database.access.rolePrefix, 'release'))}`.execute(tx),
    ),
    database.pools.release.pool.query('select * from public.own_result'),
    database.pools.app.pool.query('select * from public.member'),
    database.pools.jobs.pool.query('select * from public.member'),
    database.pools.identity.pool.query('select * from public.own_result'),
  ]
  for (const attempt of await Promise.allSettled(forbidden)) {
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: '42501' } })
  }
})

test('every table that a request may read has row-level security', () => {
  const open = tables.filter(
    ({ name, secured }) => !secured && roles.slice(0, 3).some((role) => law[name]?.[role]),
  )
  expect(open).toEqual([])
})

test('whatever a table of an organisation holds, HR reads and writes only what belongs to theirs', async () => {
  const rules = await asSuperuser<{ rule: string; reads: string | null; writes: string | null }>(
    database,
    `select tablename || '.' || policyname as rule, qual as reads, with_check as writes
     from pg_policies p join pg_attribute a on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
       and a.attname = 'organisation_id'
     where $1 = any(p.roles) and p.permissive = 'PERMISSIVE' order by 1`,
    [roleName(database.access.rolePrefix, 'hr')],
  )
  const namesIt = (rule: string | null) => rule === null || rule.includes('current_organisation()')
  const open = rules.filter(({ reads, writes }) => !namesIt(reads) || !namesIt(writes))
  expect(open).toEqual([])
  expect(rules.length).toBeGreaterThan(20)
})

test('of two organisations each role sees the one it works for, and a person only what is theirs', async () => {
  const [mine, other] = [
    await openRound(database, deps, await organise(database, [{ name: 'Min', members: 2 }])),
    await openRound(database, deps, await organise(database, [{ name: 'Annan', members: 2 }])),
  ]
  const [me] = mine.members
  if (me === undefined) throw new Error('nobody')
  const organisationsSeen = async (role: 'person' | 'hr' | 'release'): Promise<string[]> => {
    const seen = new Set<string>()
    for (const { name } of tables) {
      if (!/r/.test((law[name]?.[role] ?? '').replace(/\w\(.*?\)/g, '')) || name === 'public.organisation')
        continue
      const hasOrganisation = await asSuperuser(
        database,
        `select from pg_attribute where attrelid = $1::regclass and attname = 'organisation_id'`,
        [name],
      )
      if (hasOrganisation.length === 0) continue
      const query = sql<{ organisationId: string }>`select organisation_id from ${sql.table(name)}`
      const { rows } =
        role === 'person'
          ? await asPerson(database.pools.app, me, (tx) => query.execute(tx))
          : role === 'hr'
            ? await asHr(database.pools.app, { ...mine, personId: null }, (tx) => query.execute(tx))
            : await asRelease(database.pools.release, mine, (tx) => query.execute(tx))
      for (const row of rows) seen.add(row.organisationId)
    }
    return [...seen]
  }
  for (const role of ['person', 'hr', 'release'] as const) {
    expect(await organisationsSeen(role)).toEqual([mine.organisationId])
  }
  expect(other.organisationId).not.toBe(mine.organisationId)

  const invitations = await asPerson(database.pools.app, me, (tx) =>
    tx.selectFrom('invitation').select('memberId').execute(),
  )
  expect(invitations).toEqual([{ memberId: me.memberId }])
})

test('a transaction that works for nobody sees no row of anybody', async () => {
  for (const table of [
    'organisation',
    'unit',
    'member',
    'round',
    'invitation',
    'own_result',
    'own_document',
  ] as const) {
    const rows = await asPerson(database.pools.app, { personId: null }, (tx) =>
      tx.selectFrom(table).select(sql<number>`1`.as('one')).execute(),
    )
    expect(rows).toEqual([])
  }
})

test('a released snapshot cannot be changed, not even by the superuser', async () => {
  await expect(asSuperuser(database, "update snapshot set policy_version = 'x'")).resolves.toEqual([])
  const round = await openRound(database, deps, await organise(database, [{ name: 'Fast', members: 1 }]))
  await asSuperuser(database, "insert into snapshot values ($1, $2, now(), '1')", [
    round.organisationId,
    round.roundId,
  ])
  await expect(asSuperuser(database, "update snapshot set policy_version = 'x'")).rejects.toThrow(
    'never changed',
  )
})

test('HR cannot open a round again, nor take a release back', async () => {
  const round = await openRound(database, deps, await organise(database, [{ name: 'Fast', members: 1 }]))
  const set = (state: 'open' | 'closed' | 'released') =>
    asHr(database.pools.app, { organisationId: round.organisationId, personId: null }, (tx) =>
      tx.updateTable('round').set({ state }).where('id', '=', round.roundId).execute(),
    )
  await set('closed')
  await expect(set('open')).rejects.toThrow('a round never goes back')
  await set('released')
  await expect(set('closed')).rejects.toThrow('a round never goes back')
  await expect(set('open')).rejects.toThrow('a round never goes back')
})
