import { getRollbackPlans } from 'pg-boss'
import { describe, expect, it } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { createPools } from '#server/platform/db/pool.ts'
import { readReadiness } from '#server/platform/db/readiness.ts'
import { rolePrefixOf } from '#server/platform/db/role-names.ts'
import { RolesRefused } from '#server/platform/db/roles.ts'
import { asPerson, asRelease } from '#server/platform/db/transaction.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { migrationsFolder } from '#test/database/migrations-folder.ts'
import { migrate } from './migrate.ts'

const authSecret = 'a secret that only this test knows'
const queues = [{ name: 'mail', deadLetter: 'lost-mail', retryLimit: 5 }, { name: 'lost-mail' }]

const first = {
  '0001-organisation.sql': `
    create table organisation (id uuid primary key);
    alter table organisation enable row level security;
    grant select on organisation to andrum_person;`,
}
const second = { ...first, '0002-unit.sql': 'create table unit (id uuid primary key)' }

/** Signs in as each role, as a server does, and reads a table that only the person role may read. */
async function signInEverywhere(url: string, name: string) {
  const pools = createPools({ url, authSecret, rolePrefix: rolePrefixOf(name) })
  try {
    await pools.identity.pool.query('select 1')
    await pools.jobs.pool.query('select from pgboss.job')
    await asRelease(pools.release, {}, async () => {})
    await asPerson(pools.app, { personId: null }, (tx) => tx.selectFrom('organisation').selectAll().execute())
  } finally {
    await pools.close()
  }
}

describe('an operator who migrates', () => {
  it('gets roles, tables and queue in an empty database, and nothing twice', async () => {
    const { url, name } = await emptyDatabase()
    const folder = await migrationsFolder(second)
    expect(await migrate({ url, authSecret, folder, queues })).toEqual(['0001-organisation', '0002-unit'])
    expect(await migrate({ url, authSecret, folder, queues })).toEqual([])
    await signInEverywhere(url, name)
  })

  it('needs no superuser: a user who owns the database and may create roles will do', async () => {
    const { asOwner, name } = await emptyDatabase()
    const url = await asOwner('createrole')
    const folder = await migrationsFolder(first)
    expect(await migrate({ url, authSecret, folder, queues })).toEqual(['0001-organisation'])
    expect(await migrate({ url, authSecret, folder, queues })).toEqual([])
    await signInEverywhere(url, name)
  })

  it('is given the statements for the administrator where the database refuses to create roles', async () => {
    const { asOwner, name, url: asAdministrator } = await emptyDatabase()
    const url = await asOwner('')
    const folder = await migrationsFolder(first)
    const refused = await migrate({ url, authSecret, folder, queues }).catch((error: unknown) => error)
    if (!(refused instanceof RolesRefused)) throw refused
    expect(refused.message).toContain(`create role "${name}_owner" nologin;`)
    expect(refused.message).not.toContain(authSecret)
    await withClient(asAdministrator, async (client) => {
      for (const statement of refused.statements) await client.query(statement)
    })
    expect(await migrate({ url, authSecret, folder, queues })).toEqual(['0001-organisation'])
    await signInEverywhere(url, name)
  })

  /** Creates the roles as they were before the release had a login of its own, as `url`'s user. */
  const asBefore = (url: string, name: string) =>
    withClient(url, async (client) => {
      await client.query(`alter role ${name}_release nologin password null`)
      await client.query(`grant ${name}_release to ${name}_login`)
    })

  it('of an older database gets the release a login of its own, and takes it from the one that serves people', async () => {
    const { url, name } = await emptyDatabase()
    const folder = await migrationsFolder(first)
    await migrate({ url, authSecret, folder, queues })
    await asBefore(url, name)
    await migrate({ url, authSecret, folder, queues })
    await signInEverywhere(url, name)
    const { rows } = await withClient(url, (client) =>
      client.query(`select pg_has_role('${name}_login', '${name}_release', 'member') as taken`),
    )
    expect(rows).toEqual([{ taken: false }])
  })

  it('of an older database without the right to do so is given the statements', async () => {
    const { asOwner, name, url: asAdministrator } = await emptyDatabase()
    const url = await asOwner('')
    const user = new URL(url).searchParams.get('user')
    const folder = await migrationsFolder(first)
    await migrate({ url: asAdministrator, authSecret, folder, queues })
    await withClient(asAdministrator, (client) => client.query(`grant ${name}_owner to ${user}`))
    await asBefore(asAdministrator, name)
    const refused = await migrate({ url, authSecret, folder, queues }).catch((error: unknown) => error)
    if (!(refused instanceof RolesRefused)) throw refused
    expect(refused.statements).toEqual([
      expect.stringMatching(`^alter role "${name}_release" login noinherit password 'SCRAM-SHA-256`),
      expect.stringMatching(`^revoke "${name}_release" from "${name}_login"`),
    ])
    await withClient(asAdministrator, async (client) => {
      for (const statement of refused.statements) await client.query(statement)
    })
    await migrate({ url, authSecret, folder, queues })
    await signInEverywhere(url, name)
  })

  it('finds a role that somebody handed to another, and takes it back', async () => {
    const { url, name } = await emptyDatabase()
    const folder = await migrationsFolder(first)
    await migrate({ url, authSecret, folder, queues })
    await withClient(url, (client) => client.query(`grant ${name}_jobs, ${name}_owner to ${name}_person`))
    await migrate({ url, authSecret, folder, queues })
    const { rows } = await withClient(url, (client) =>
      client.query(
        `select member::regrole::text, roleid::regrole::text as role from pg_auth_members
         where member::regrole::text like '${name}_%' order by 2`,
      ),
    )
    expect(rows).toEqual([
      { member: `${name}_login`, role: `${name}_hr` },
      { member: `${name}_login`, role: `${name}_person` },
    ])
  })

  it('changes AUTH_SECRET, and the roles sign in with the new passwords', async () => {
    const { url, name } = await emptyDatabase()
    const folder = await migrationsFolder(first)
    await migrate({ url, authSecret: 'the one before', folder })
    await expect(signInEverywhere(url, name)).rejects.toThrow('password authentication failed')
    await migrate({ url, authSecret, folder })
    await signInEverywhere(url, name)
  })

  it('may call the database what they like', async () => {
    const { url, name } = await emptyDatabase(`Stress & lugn-${process.pid}`)
    expect(await migrate({ url, authSecret, folder: await migrationsFolder(first) })).toEqual([
      '0001-organisation',
    ])
    await signInEverywhere(url, name)
  })

  it('may start several servers at once', async () => {
    const { url } = await emptyDatabase()
    const folder = await migrationsFolder(second)
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate({ url, authSecret, folder, queues })))
    expect(runs.filter((run) => run.length > 0)).toEqual([['0001-organisation', '0002-unit']])
  })
})

describe('a migration', () => {
  it('that fails changes nothing and says why', async () => {
    const { url } = await emptyDatabase()
    const folder = await migrationsFolder({
      ...first,
      '0002-wrong.sql': 'create table half (id int); select nonsense',
    })
    await expect(migrate({ url, authSecret, folder })).rejects.toThrow(
      /Migration 0002-wrong failed and changed nothing: column "nonsense" does not exist/,
    )
    const half = await withClient(url, (client) => client.query("select to_regclass('half')::text as name"))
    expect(half.rows).toEqual([{ name: null }])
  })

  it('that was changed after it ran is refused', async () => {
    const { url } = await emptyDatabase()
    await migrate({ url, authSecret, folder: await migrationsFolder(first) })
    const changed = await migrationsFolder({ '0001-organisation.sql': 'select 1' })
    await expect(migrate({ url, authSecret, folder: changed })).rejects.toThrow(
      /0001-organisation was changed after/,
    )
  })

  it('of a newer version is recognised as such', async () => {
    const { url } = await emptyDatabase()
    await migrate({ url, authSecret, folder: await migrationsFolder(second) })
    const older = await migrationsFolder(first)
    await expect(migrate({ url, authSecret, folder: older })).rejects.toThrow(
      /has migration 0002-unit, which this version/,
    )
  })

  it('of the time before the first release is not taken over, and the operator is told what to do', async () => {
    const { url } = await emptyDatabase()
    const folder = await migrationsFolder(first)
    await migrate({ url, authSecret, folder })
    const before =
      "insert into schema_migration (name, checksum) values ('0001-spine', ''), ('0090-own-figures', '')"
    await withClient(url, (client) => client.query(before))
    await expect(migrate({ url, authSecret, folder })).rejects.toThrow(
      /made before the first release of Andrum.*: set DATA_DIR to a new folder, or DATABASE_URL to an empty database/,
    )
  })

  it('cannot slip in before one that has run', async () => {
    const { url } = await emptyDatabase()
    await migrate({ url, authSecret, folder: await migrationsFolder({ '0002-later.sql': 'select 1' }) })
    const late = await migrationsFolder({ '0001-late.sql': 'select 1', '0002-later.sql': 'select 1' })
    await expect(migrate({ url, authSecret, folder: late })).rejects.toThrow(
      /0001-late comes before 0002-later/,
    )
  })

  it('that cannot have a table because somebody reads it for long does not hold up those who write, and is run when it can', async () => {
    const { url } = await emptyDatabase()
    await migrate({ url, authSecret, folder: await migrationsFolder(first), queues })
    const folder = await migrationsFolder({
      ...first,
      '0002-name.sql': 'alter table organisation add column name text',
    })
    await withClient(url, async (backup) => {
      await backup.query('begin')
      await backup.query('select from organisation')
      const migrating = migrate({ url, authSecret, folder, queues })
      await withClient(url, async (writer) => {
        const waits = async () =>
          (
            await writer.query(
              "select from pg_locks where mode = 'AccessExclusiveLock' and not granted and relation = 'organisation'::regclass",
            )
          ).rows.length
        await expect.poll(waits, { timeout: 20_000, interval: 10 }).toBe(1)
        // Waits in line behind the migration, which waits for the backup.
        await writer.query('insert into organisation values (gen_random_uuid())')
      })
      await backup.query('commit')
      expect(await migrating).toEqual(['0002-name'])
    })
  })

  it('is named and numbered, or refused', async () => {
    const { url } = await emptyDatabase()
    const unnamed = await migrationsFolder({ 'more.sql': '' })
    await expect(migrate({ url, authSecret, folder: unnamed })).rejects.toThrow('more.sql must be named like')
    const twice = await migrationsFolder({ '0001-a.sql': '', '0001-b.sql': '' })
    await expect(migrate({ url, authSecret, folder: twice })).rejects.toThrow(
      'Two migrations have the number 0001',
    )
  })
})

describe('the job queue', () => {
  it('is brought up from an older version of its own tables', async () => {
    const { url } = await emptyDatabase()
    const folder = await migrationsFolder(first)
    await migrate({ url, authSecret, folder, queues })
    const version = () => withClient(url, (client) => client.query('select version from pgboss.version'))
    const now = (await version()).rows
    await withClient(url, (client) => client.query(getRollbackPlans('pgboss')))
    expect((await version()).rows).not.toEqual(now)
    await migrate({ url, authSecret, folder, queues })
    expect((await version()).rows).toEqual(now)
  })

  it('takes over changed settings of a queue', async () => {
    const { url } = await emptyDatabase()
    const folder = await migrationsFolder(first)
    await migrate({ url, authSecret, folder, queues })
    await migrate({ url, authSecret, folder, queues: [{ name: 'mail', retryLimit: 9 }] })
    const { rows } = await withClient(url, (client) =>
      client.query("select retry_limit, dead_letter from pgboss.queue where name = 'mail'"),
    )
    expect(rows).toEqual([{ retry_limit: 9, dead_letter: 'lost-mail' }])
  })

  it('is left alone by a start that has nothing to change', async () => {
    const { url } = await emptyDatabase()
    const folder = await migrationsFolder(first)
    await migrate({ url, authSecret, folder, queues })
    const rows = () =>
      withClient(url, (client) => client.query('select name, xmin::text from pgboss.queue order by name'))
    const before = (await rows()).rows
    expect(before).toHaveLength(queues.length)
    await migrate({ url, authSecret, folder, queues })
    expect((await rows()).rows).toEqual(before)
  })
})

describe('a running server', () => {
  it('sees that its database lacks a migration', async () => {
    const database = await testDatabase()
    expect((await readReadiness(database.pools.jobs)).missing).toBeUndefined()
    await asSuperuser(database, "delete from schema_migration where name like '0001-%'")
    expect((await readReadiness(database.pools.jobs)).missing).toMatch(/^0001-/)
    await database.close()
  })
})
