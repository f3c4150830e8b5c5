import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '#test/database/database.ts'
import { asIdentity } from './identity-transaction.ts'
import { jobsSchema } from './migrate/migrate-jobs.ts'
import { type RoleKind, roleKinds, type SignInRole } from './role-names.ts'
import { asHr, asPerson, asRelease, executorIn } from './transaction.ts'

const { pools, access } = await testDatabase()

const whoAmI = sql<{ role: string; person: string; organisation: string }>`
  select current_user::text as role, current_setting('app.person') as person, current_setting('app.org') as organisation`

describe('a transaction in a role', () => {
  it('is the person it works for, and no organisation', async () => {
    const personId = randomUUID()
    const { rows } = await asPerson(pools.app, { personId }, (tx) => whoAmI.execute(tx))
    expect(rows).toEqual([{ role: `${access.rolePrefix}_person`, person: personId, organisation: '' }])
  })

  it('is HR of one organisation', async () => {
    const who = { organisationId: randomUUID(), personId: randomUUID() }
    const { rows } = await asHr(pools.app, who, (tx) => whoAmI.execute(tx))
    expect(rows).toEqual([
      { role: `${access.rolePrefix}_hr`, person: who.personId, organisation: who.organisationId },
    ])
  })

  it('has none of its statements compiled, whoever it works for', async () => {
    const compiled = sql<{ jit: string }>`select current_setting('jit') as jit`
    for (const { rows } of [
      await asPerson(pools.app, { personId: null }, (tx) => compiled.execute(tx)),
      await asIdentity(pools.identity, (tx) => compiled.execute(tx)),
    ])
      expect(rows).toEqual([{ jit: 'off' }])
  })

  it('leaves nothing of role or scope on the connection', async () => {
    await asHr(pools.app, { organisationId: randomUUID(), personId: null }, async () => {})
    const left = sql<{ role: string; scope: string | null }>`
      select current_user::text as role, nullif(current_setting('app.org', true), '') as scope`
    const { rows } = await left.execute(pools.app.kysely)
    expect(rows).toEqual([{ role: `${access.rolePrefix}_login`, scope: null }])
  })

  it('leaves nothing behind when its work fails', async () => {
    const failing = asPerson(pools.app, { personId: randomUUID() }, async () => {
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(pools.app.kysely)
    expect(rows).toEqual([{ role: `${access.rolePrefix}_login` }])
  })

  it('is not handed on as if it were a pool', () => {
    const nested = () =>
      asHr(pools.app, { organisationId: randomUUID(), personId: null }, async (tx) => {
        // @ts-expect-error a transaction has its role already
        await asPerson(tx, { personId: null }, async () => {})
      })
    expect(nested).toBeTypeOf('function')
  })

  it('does not pass for a transaction of another role', () => {
    const readVault = async (_tx: Parameters<Parameters<typeof asRelease>[2]>[0]) => {}
    const wrong = () =>
      asPerson(pools.app, { personId: null }, async (tx) => {
        // @ts-expect-error a person's transaction never reads the vault
        await readVault(tx)
      })
    expect(wrong).toBeTypeOf('function')
  })
})

describe('the sign-in roles', () => {
  it('give the pool that serves requests no right to any table', async () => {
    const tables = await sql<{ name: string }>`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v') and n.nspname not in ('pg_catalog', 'information_schema')
        and has_table_privilege(current_user, c.oid, 'select, insert, update, delete')`.execute(
      pools.app.kysely,
    )
    expect(tables.rows).toEqual([])
  })

  const logins = [pools.app, pools.identity, pools.jobs, pools.release] as const
  const mayTake: Readonly<Record<SignInRole, readonly RoleKind[]>> = {
    login: ['person', 'hr', 'login'],
    identity: ['identity'],
    jobs: ['jobs'],
    release: ['release'],
  }

  it.each(logins.flatMap((login) => roleKinds.map((kind) => ({ login, role: login.role, kind }))))(
    '$role takes on the role $kind only if it is its own to take',
    async ({ login, role, kind }) => {
      const taken = login.pool.query(`set role ${access.rolePrefix}_${kind}; reset role`)
      if (mayTake[role].includes(kind)) await taken
      else await expect(taken).rejects.toThrow('permission denied to set role')
    },
  )

  it('belong to no other role of the server, nor may they hand any on', async () => {
    for (const { role, pool } of logins) {
      const { rows } = await pool.query<{ name: string }>(
        `select rolname as name from pg_roles where pg_has_role(current_user, oid, 'member') order by 1`,
      )
      const names = rows.map(({ name }) => name.replace(`${access.rolePrefix}_`, ''))
      expect(names).toEqual(mayTake[role].toSorted())
    }
  })

  it.each(['release', 'owner', 'jobs', 'identity'] as const)(
    'leave a person’s transaction without the role %s, also from inside',
    async (kind) => {
      for (const statement of [
        `set local role ${access.rolePrefix}_${kind}`,
        `set session authorization ${access.rolePrefix}_${kind}`,
      ]) {
        const taking = asPerson(pools.app, { personId: randomUUID() }, (tx) => sql.raw(statement).execute(tx))
        await expect(taking).rejects.toThrow('permission denied')
      }
    },
  )

  it('keep the release to its own pool, by type as well', () => {
    // @ts-expect-error the pool that serves people cannot take this role
    const wrong = () => asRelease(pools.app, {}, async () => {})
    expect(wrong).toBeTypeOf('function')
  })
})

describe('a job', () => {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => pools.jobs.pool.query(text, values) },
    schema: jobsSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })

  it('is in line when the transaction that caused it is, and not when that was undone', async () => {
    await queue.start()
    const organisationId = randomUUID()
    const sent = await asHr(pools.app, { organisationId, personId: null }, (tx) =>
      queue.send('plan-import', { organisationId, importId: 'kept' }, { db: executorIn(tx) }),
    )
    const undone = asPerson(pools.app, { personId: null }, async (tx) => {
      await queue.send('plan-import', { organisationId, importId: 'undone' }, { db: executorIn(tx) })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    const waiting = await queue.fetch<{ importId: string }>('plan-import', { batchSize: 10 })
    expect(waiting.map((job) => [job.id, job.data.importId])).toEqual([[sent, 'kept']])
    await queue.stop({ graceful: false })
  })

  it('cannot be read by those who sent it', async () => {
    for (const read of [
      'data from pgboss.job',
      'data from pgboss.job_common',
      'singleton_key from pgboss.job_common',
    ]) {
      const reading = asRelease(pools.release, {}, (tx) => sql.raw(`select ${read}`).execute(tx))
      await expect(reading).rejects.toThrow('permission denied')
    }
  })
})

describe('values from the database', () => {
  it('arrive as exact numbers and as dates without a time zone', async () => {
    const { rows } = await pools.app.pool.query(
      "select count(*), date '2026-03-29' as day, array[1, null]::int8[] as list from generate_series(1, 3)",
    )
    expect(rows).toEqual([{ count: 3, day: '2026-03-29', list: [1, null] }])
  })

  it('are refused rather than rounded', async () => {
    await expect(pools.app.pool.query('select 9007199254740993::int8')).rejects.toThrow(
      'more than a number holds',
    )
  })
})
