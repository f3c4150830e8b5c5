import { setTimeout as wait } from 'node:timers/promises'
import { type ClientBase, escapeIdentifier } from 'pg'
import { refuseUnfinished } from './backup/unfinished-restore.ts'
import { databaseNameOf, withClient } from './connection.ts'
import { migrateJobs, type QueueSetup } from './migrate-jobs.ts'
import {
  type AppliedMigration,
  type Migration,
  pendingMigrations,
  readMigrations,
} from './migration-files.ts'
import type { JobsPool } from './pool.ts'
import { roleName, rolePrefixOf, withRolePrefix } from './role-names.ts'
import { ensureRoles } from './roles.ts'
import { StartError } from './start-error.ts'

/** The oldest server whose SQL we keep to. */
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
  /** The last migration to run; a restore needs the tables as they were. */
  readonly until?: string
  /** The restore itself may go on with a database that it has not finished. */
  readonly restoring?: boolean
}

/**
 * Brings a database to this version: roles, our own migrations, then the job queue's tables. Each migration is a
 * transaction, forward only; many processes may start at once and wait for each other. Needs a session of its own:
 * give it the database itself, not a PgBouncer in transaction mode.
 * @returns the names of the migrations that were run now.
 * @throws StartError with what the operator is to do.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, authSecret, folder, queues = [], onProgress = () => {}, until } = options
  const rolePrefix = options.rolePrefix ?? rolePrefixOf(databaseNameOf(url))
  const files = await readMigrations(folder)
  return withClient(url, async (client) => {
    await refuseOldServer(client)
    await takeTurn(client)
    if (options.restoring !== true) await refuseUnfinished(client)
    await inTransaction(client, () => ensureRoles(client, { rolePrefix, authSecret }))
    const applied = await inTransaction(client, () => readHistory(client, rolePrefix))
    const pending = pendingMigrations(files, applied).filter(({ name }) => name <= (until ?? name))
    for (const next of pending) {
      await inTransaction(client, () => runMigration(client, rolePrefix, next))
      onProgress(next.name)
    }
    await migrateJobs(client, { rolePrefix, queues })
    return pending.map((next) => next.name)
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
 * One process migrates, others wait; the turn ends with the connection. Asks again and again rather than waiting in
 * the lock: a waiting query would hold up pg-boss's concurrent index builds for ever.
 */
async function takeTurn(client: ClientBase): Promise<void> {
  for (;;) {
    // The lock's number is only a name: 'andrum' on a telephone's keys.
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

/** Everything built belongs to the owner role, never to the person who happened to run the migration. */
async function takeOwner(client: ClientBase, prefix: string): Promise<void> {
  await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
}

async function readHistory(client: ClientBase, prefix: string): Promise<AppliedMigration[]> {
  await takeOwner(client, prefix)
  const jobs = escapeIdentifier(roleName(prefix, 'jobs'))
  await client.query(`create table if not exists public.schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  await client.query(`grant usage on schema public to ${jobs}`)
  await client.query(`grant select on public.schema_migration to ${jobs}`)
  const { rows } = await client.query<AppliedMigration>('select name, checksum from public.schema_migration')
  return rows
}

async function runMigration(client: ClientBase, prefix: string, next: Migration): Promise<void> {
  await takeOwner(client, prefix)
  try {
    await client.query(withRolePrefix(next.sql, prefix))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Migration ${next.name} failed and changed nothing: ${reason}.`, { cause: error })
  }
  await client.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [
    next.name,
    next.checksum,
  ])
}

/**
 * Whether this database has every migration of this version and takes writes: a standby only reads. Asked by
 * `GET /api/ready`, as the jobs role.
 */
export async function migrationsInPlace(jobs: JobsPool, folder?: string): Promise<boolean> {
  const files = await readMigrations(folder)
  const { rows } = await jobs.pool.query<{ name: string; readOnly: boolean }>(
    `select name, current_setting('transaction_read_only') = 'on' as "readOnly" from public.schema_migration`,
  )
  if (rows[0]?.readOnly === true) return false
  const applied = new Set(rows.map((row) => row.name))
  return files.every((file) => applied.has(file.name))
}
