import { setTimeout as wait } from 'node:timers/promises'
import { type ClientBase, escapeIdentifier } from 'pg'
import { refuseUnfinished } from '#server/platform/db/backup/unfinished-restore.ts'
import { databaseNameOf, withClient } from '#server/platform/db/connection/connection.ts'
import { refuseRenamed, roleName, rolePrefixOf } from '#server/platform/db/role-names.ts'
import { ensureRoles } from '#server/platform/db/roles.ts'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'
import { checkFunctions, replaceFunctions } from './migrate-functions.ts'
import { migrateJobs, type QueueSetup } from './migrate-jobs.ts'
import {
  type AppliedFile,
  pendingMigrations,
  readMigrations,
  runSqlFile,
  type SqlFile,
} from './migration-files.ts'

/**
 * How long a migration waits for the lock on a table, in ms: other writers queue behind it meanwhile. Then it steps aside and
 * retries after `rest`, for `patience` in all: a backup may be reading.
 */
const inLine = 400
const rest = 600
const patience = 30 * 60_000

/** The oldest server version whose SQL we use: 15.0. */
const oldestServer = 150_000

export type MigrateOptions = {
  /** `postgres://…` with a user that may make roles, or for whom an administrator has made them. */
  readonly url: string
  readonly authSecret: string
  /** Default: the database's name. */
  readonly rolePrefix?: string
  readonly queues?: readonly QueueSetup[]
  /** Another folder of migrations, for tests. */
  readonly folder?: string
  readonly onProgress?: (name: string) => void
  /** The last migration to run; a restore needs the tables as they were at the backup. */
  readonly until?: string
  /** True for the restore itself, which may go on with its unfinished database. */
  readonly restoring?: boolean
}

/**
 * Brings a database to this version: roles, our own migrations and functions, then the job queue's tables. Each migration
 * is a transaction, forward only; the last one also includes the functions. Several processes may start at once: they wait for
 * each other. Needs a session of its own: pass the address of the database itself, not of a PgBouncer in transaction mode.
 * @returns the names of the migrations and functions that were run now.
 * @throws StartError with what the operator is to do.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, authSecret, folder, queues = [], onProgress = () => {}, until } = options
  const rolePrefix = options.rolePrefix ?? rolePrefixOf(databaseNameOf(url))
  const files = await readMigrations(folder)
  return withClient(url, async (client) => {
    await refuseOldServer(client)
    await refuseOtherEncoding(client)
    await takeTurn(client)
    if (options.restoring !== true) await refuseUnfinished(client)
    await refuseRenamed(client, rolePrefix)
    await inTransaction(client, () => ensureRoles(client, { rolePrefix, authSecret }))
    const applied = await inTransaction(client, () => readHistory(client, rolePrefix))
    const pending = pendingMigrations(files.migrations, applied).filter(({ name }) => name <= (until ?? name))
    const newest = pending.at(-1)
    const last = newest === undefined || runsBesideWriters(newest) ? undefined : newest
    for (const next of pending.filter((one) => one !== last)) {
      if (runsBesideWriters(next)) await runBesideWriters(client, rolePrefix, next)
      else await steppingAside(client, () => runMigration(client, rolePrefix, next))
      onProgress(next.name)
    }
    const functions = await steppingAside(client, async () => {
      if (last !== undefined) await runMigration(client, rolePrefix, last)
      // Functions need the newest tables. A restore that stops at an older migration calls none.
      if (until !== undefined) return []
      await takeOwner(client, rolePrefix)
      const replaced = await replaceFunctions(client, rolePrefix, files.functions)
      if (last !== undefined || replaced.length > 0) await checkFunctions(client)
      return replaced
    })
    if (last !== undefined) onProgress(last.name)
    await migrateJobs(client, { rolePrefix, queues })
    return [...pending.map(({ name }) => name), ...functions]
  })
}

async function refuseOldServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  const server = rows[0]
  if (server !== undefined && server.number < oldestServer) {
    throw new StartError(`The database runs PostgreSQL ${server.name}; Andrum needs 15 or newer.`)
  }
}

/**
 * Texts of people have signs that another encoding lacks, or are cut and counted by the byte. Refused only while the database is empty: one in
 * use goes on, and the doctor tells of it.
 */
async function refuseOtherEncoding(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ encoding: string; used: boolean }>(
    `select current_setting('server_encoding') as encoding, to_regclass('public.schema_migration') is not null as used`,
  )
  const { encoding = 'UTF8', used = true } = rows[0] ?? {}
  if (encoding === 'UTF8' || used) return
  throw new StartError(
    `The database stores text as ${encoding}; Andrum needs UTF8. Create another: create database NAME encoding 'UTF8' template template0;`,
  )
}

/**
 * One process migrates, others wait; the lock ends with the connection. Polls instead of waiting in the lock: a waiting query
 * would block pg-boss's concurrent index builds for ever.
 */
async function takeTurn(client: ClientBase): Promise<void> {
  for (;;) {
    // The lock's number is arbitrary: 'andrum' on a telephone's keys.
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(263786) as mine')
    if (rows[0]?.mine === true) return
    await wait(100)
  }
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Retries the transaction when it cannot lock a table soon. */
async function steppingAside<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patience
  for (;;) {
    try {
      return await inTransaction(client, async () => {
        await client.query(`set local lock_timeout = ${inLine}`)
        return work()
      })
    } catch (error) {
      const lockNotAvailable = '55P03'
      const cause = error instanceof StartError ? error.cause : error
      if (sqlState(cause) !== lockNotAvailable || performance.now() > deadline) throw error
      await wait(rest)
    }
  }
}

/**
 * The owner role owns everything built, not the user who runs the migration. The bodies of functions are checked at the end:
 * policies and triggers need some functions before the tables exist that these functions name.
 */
async function takeOwner(client: ClientBase, prefix: string): Promise<void> {
  await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
  await client.query('set local check_function_bodies = off')
}

async function readHistory(client: ClientBase, prefix: string): Promise<AppliedFile[]> {
  await takeOwner(client, prefix)
  const jobs = escapeIdentifier(roleName(prefix, 'jobs'))
  await client.query(`create table if not exists public.schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  await client.query(`grant usage on schema public to ${jobs}`)
  await client.query(`grant select on public.schema_migration to ${jobs}`)
  const { rows } = await client.query<AppliedFile>('select name, checksum from public.schema_migration')
  return rows
}

const runsBesideWriters = ({ sql }: SqlFile): boolean => sql.startsWith('-- beside those who write\n')

/**
 * Builds indexes of large tables while others write to them; PostgreSQL does that only outside a transaction. Each statement is
 * independent, and the file may be run again from its beginning when it was cut off.
 */
async function runBesideWriters(client: ClientBase, prefix: string, next: SqlFile): Promise<void> {
  await client.query(`set role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
  try {
    for (const sql of next.sql
      .replaceAll(/^\s*--.*$/gm, '')
      .split(';')
      .filter((text) => text.trim() !== ''))
      await runSqlFile(client, prefix, 'Migration', { name: next.name, sql })
  } finally {
    await client.query('reset role')
  }
  await inTransaction(client, async () => {
    await takeOwner(client, prefix)
    await noteMigration(client, next)
  })
}

async function runMigration(client: ClientBase, prefix: string, next: SqlFile): Promise<void> {
  await takeOwner(client, prefix)
  await runSqlFile(client, prefix, 'Migration', next)
  await noteMigration(client, next)
}

async function noteMigration(client: ClientBase, next: SqlFile): Promise<void> {
  await client.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [
    next.name,
    next.checksum,
  ])
}
