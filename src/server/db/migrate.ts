import { type ClientBase, escapeIdentifier } from 'pg'
import { databaseNameOf, type DatabaseAccess, withClient } from './connection.ts'
import { migrateJobs, type QueueSetup } from './migrate-jobs.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from './migration-files.ts'
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
}

/**
 * Brings a database to this version: roles, our own migrations, then the job queue's tables. Each migration is a
 * transaction, forward only; many processes may start at once and wait for each other.
 * @returns the names of the migrations that were run now.
 * @throws StartError with what the operator is to do.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { url, authSecret, folder, queues = [], onProgress = () => {} } = options
  const rolePrefix = options.rolePrefix ?? rolePrefixOf(databaseNameOf(url))
  const files = await readMigrations(folder)
  return withClient(url, async (client) => {
    await refuseOldServer(client)
    await inOwnTurn(client, async () => {
      await ensureRoles(client, { rolePrefix, authSecret })
      await takeOwner(client, rolePrefix)
      await makeHistory(client, rolePrefix)
    })
    const run: string[] = []
    for (const next of pendingMigrations(files, await readHistory(client, rolePrefix))) {
      const wasRun = await inOwnTurn(client, () => runMigration(client, rolePrefix, next))
      if (!wasRun) continue
      run.push(next.name)
      onProgress(next.name)
    }
    await inOwnTurn(client, () => migrateJobs(client, { rolePrefix, queues }))
    return run
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

/** One transaction under a lock that other starting processes wait for. */
async function inOwnTurn<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    // The lock's number is only a name: 'andrum' on a telephone's keys.
    await client.query('select pg_advisory_xact_lock(263786)')
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

async function makeHistory(client: ClientBase, prefix: string): Promise<void> {
  await client.query(`create table if not exists public.schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const jobs = escapeIdentifier(roleName(prefix, 'jobs'))
  await client.query(`grant usage on schema public to ${jobs}`)
  await client.query(`grant select on public.schema_migration to ${jobs}`)
}

async function readHistory(client: ClientBase, prefix: string): Promise<AppliedMigration[]> {
  return inOwnTurn(client, async () => {
    await takeOwner(client, prefix)
    const { rows } = await client.query<AppliedMigration>('select name, checksum from public.schema_migration')
    return rows
  })
}

async function runMigration(client: ClientBase, prefix: string, next: Migration): Promise<boolean> {
  await takeOwner(client, prefix)
  const { rowCount } = await client.query('select from public.schema_migration where name = $1', [next.name])
  // Another process was faster while we waited for our turn.
  if (rowCount !== 0) return false
  try {
    await client.query(withRolePrefix(next.sql, prefix))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Migration ${next.name} failed and changed nothing: ${reason}.`, { cause: error })
  }
  await client.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [next.name, next.checksum])
  return true
}

/** Whether this database has every migration of this version. Asked by `GET /api/ready`, as the jobs role. */
export async function migrationsInPlace(jobs: JobsPool, folder?: string): Promise<boolean> {
  const files = await readMigrations(folder)
  const { rows } = await jobs.pool.query<AppliedMigration>('select name, checksum from public.schema_migration')
  const applied = new Set(rows.map((row) => row.name))
  return files.every((file) => applied.has(file.name))
}
