import { randomBytes } from 'node:crypto'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Breakage } from './breakage.ts'
import type { Installation } from './installation.ts'

/** Changes a setting for all new connections, and later resets it. */
async function setForAll({ run, cutConnections, databaseUrl }: Installation, setting: string, value: string) {
  const name = new URL(databaseUrl).pathname.slice(1)
  await run(`alter database ${name} set ${setting} = ${value}`, 'postgres')
  await cutConnections()
  return {
    mend: async () => {
      await run(`alter database ${name} reset ${setting}`, 'postgres')
      await cutConnections()
    },
  }
}

/** Shadows one of PostgreSQL's own functions. */
async function pretend(place: Installation, definition: string) {
  await place.run(`create schema if not exists pretended; create or replace function pretended.${definition}`)
  const { mend } = await setForAll(place, 'search_path', 'pretended, pg_catalog, public')
  return {
    mend: async () => {
      await mend()
      await place.run('drop schema pretended cascade')
    },
  }
}

/** A user without rights, and an empty database. */
async function stranger({ run, databaseUrl }: Installation, password: string) {
  const user = `stranger_${randomBytes(4).toString('hex')}`
  await run(`create role ${user} login password 'secret'`)
  await run(`create database ${user}`, 'postgres')
  const url = new URL(databaseUrl)
  url.pathname = `/${user}`
  url.username = user
  url.password = password
  return {
    settings: { DATABASE_URL: url.href },
    mend: async () => {
      await run(`drop database ${user} with (force)`, 'postgres')
      await run(`drop role ${user}`)
    },
  }
}

export const databaseBreakages: readonly Breakage[] = [
  {
    what: 'the disk of the database is full',
    happen: ({ disk }) => {
      if (disk === undefined) return 'not here'
      const ballast = join(disk, 'ballast')
      for (const size of [1 << 20, 1 << 12])
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(size))
        } catch {
          // The disk is full.
        }
      return { mend: async () => rmSync(ballast) }
    },
    doctor: 'wrong database its disk is full: nothing more is stored',
    ready: 503,
    says: 'Not ready: The disk of the database is full: nothing is stored until there is room',
    todo: 'make room: Andrum goes on by itself, and nothing confirmed is lost',
  },
  {
    what: 'the database only reads',
    happen: (place) => setForAll(place, 'default_transaction_read_only', 'on'),
    doctor: 'wrong database it takes no writes',
    ready: 503,
    says: 'Not ready: The database takes no writes: DATABASE_URL must lead to the primary',
    todo: 'name primary and standby in `DATABASE_URL` (`operate.md`)',
  },
  {
    what: 'the database is gone',
    happen: ({ wire }) => {
      wire.refuse(true)
      return { mend: async () => wire.refuse(false) }
    },
    doctor: 'wrong database …',
    ready: 503,
    says: 'Not ready: The database does not answer',
    todo: 'start it; its own log has the reason',
  },
  {
    what: 'the database lacks a migration',
    happen: async ({ run }) => {
      await run('create table public.left_out as select * from schema_migration order by name desc limit 1')
      await run('delete from schema_migration where name in (select name from left_out)')
      return {
        mend: () => run('insert into schema_migration select * from left_out; drop table left_out'),
      }
    },
    doctor: 'wrong migrations 1 are missing, from … on',
    ready: 503,
    says: 'Not ready: The database lacks migration …: run npx andrum migrate',
    todo: 'restart Andrum, or `npx andrum migrate`',
  },
  {
    what: 'the clock of the database is an hour wrong',
    happen: (place) =>
      pretend(
        place,
        `clock_timestamp() returns timestamptz language sql as $$ select pg_catalog.clock_timestamp() + interval '1 hour' $$`,
      ),
    doctor: "wrong clock … s apart from the database's",
    ready: 200,
    says: '',
    todo: 'let both machines follow the same time (NTP)',
  },
  {
    what: 'the database is PostgreSQL 12',
    happen: (place) =>
      pretend(
        place,
        `current_setting(text) returns text language sql as $$ select case $1 when 'server_version' then '12.20'
          when 'server_version_num' then '120020' else pg_catalog.current_setting($1) end $$`,
      ),
    doctor: 'wrong database PostgreSQL 12.20, … MB Upgrade it to PostgreSQL 15 or later.',
    ready: 'does not start',
    says: 'The database runs PostgreSQL 12.20; Andrum needs 15 or newer.',
    todo: 'upgrade it as its makers say',
  },
  {
    what: 'the database is of a newer version of Andrum',
    happen: async ({ run }) => {
      await run(`insert into schema_migration (name, checksum) values ('9999-later', 'x')`)
      return { mend: () => run(`delete from schema_migration where name = '9999-later'`) }
    },
    doctor: 'wrong migrations 9999-later is of a newer version',
    ready: 'does not start',
    says: 'The database has migration 9999-later, which this version of Andrum does not know: start the newer version',
    todo: 'start the newer version; a server that ran before it goes on (`upgrade.md`)',
  },
  {
    what: 'the user of the database has no right to create roles',
    happen: (place) => stranger(place, 'secret'),
    doctor: "wrong roles this user may not make Andrum's roles",
    ready: 'does not start',
    says: "The database does not let this user set up Andrum's roles. Ask its administrator to run these statements",
    todo: 'have the statements run that `npx andrum migrate` prints',
  },
  {
    what: 'the password of the database is wrong',
    happen: (place) => stranger(place, 'wrong'),
    doctor:
      'wrong database The database at … does not let this user in: correct user and password in DATABASE_URL.',
    ready: 'does not start',
    says: 'The database at … does not let this user in: correct user and password in DATABASE_URL.',
    todo: 'correct `DATABASE_URL`',
  },
  {
    what: 'the name of the database is wrong',
    happen: ({ databaseUrl }) => ({ settings: { DATABASE_URL: `${databaseUrl}_missing` } }),
    doctor: 'wrong database There is no such database at …: create it, or correct the name in DATABASE_URL.',
    ready: 'does not start',
    says: 'There is no such database at …: create it, or correct the name in DATABASE_URL.',
    todo: 'correct `DATABASE_URL`, or create the database',
  },
  {
    what: 'a restore was broken off',
    happen: async ({ run }) => {
      await run('create table public.unfinished_restore ()')
      return { mend: () => run('drop table public.unfinished_restore') }
    },
    doctor: 'wrong database A restore into this database was broken off',
    ready: 'does not start',
    says: 'A restore into this database was broken off, and people who were erased may stand in it again',
    todo: 'empty the database and restore once more (`restore.md`)',
  },
]
