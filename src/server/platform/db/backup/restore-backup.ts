import { type ClientBase, escapeIdentifier } from 'pg'
import { databaseNameOf, withClient } from '#server/platform/db/connection/connection.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import type { QueueSetup } from '#server/platform/db/migrate/migrate-jobs.ts'
import { readMigrations, refuseUnknownMigration } from '#server/platform/db/migrate/migration-files.ts'
import { roleName, rolePrefixOf } from '#server/platform/db/role-names.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import type { StoredPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { type BackupHeader, type OpenBackup, openBackupFile } from './backup-file.ts'
import { type BackupPart, type BackupTable, backupTables } from './backup-tables.ts'
import type { NotedErasure } from './erasure-journal.ts'
import { type ErasureHashes, replayErasures } from './replay-erasures.ts'
import { keysFileOf } from './take-backup.ts'
import { markUnfinished } from './unfinished-restore.ts'

/** The most that one statement sends: rows, and characters where rows are long. */
const batch = { rows: 1000, length: 1_000_000 } as const

export type RestoreTarget = {
  /** The address of an empty database, with the user that migrates. */
  readonly url: string
  readonly authSecret: string
  readonly rolePrefix?: string
  readonly queues: readonly QueueSetup[]
  /** The erasures after the backup, which the restore repeats. */
  readonly erasures?: readonly NotedErasure[]
  /** Makes the hashes of members and addresses, with the key that the backup holds for them. */
  readonly hashWith: (kept: StoredPersonKey | null) => ErasureHashes
  /** Another folder of migrations, for tests. */
  readonly folder?: string
}

export type Restored = { readonly rows: number; readonly erasedAgain: number }

/**
 * Restores a backup into an empty database: first the tables as they were then, then all rows in one transaction, then later
 * migrations, then later erasures. A restore that is cut short leaves a database that refuses to be used. Problems with
 * the keys are found before the first row.
 * @returns how many rows were restored, and how many people of them were erased again.
 * @throws StartError when the files do not belong together, are damaged or newer, or the database is not empty.
 */
export async function restoreBackup(target: RestoreTarget, file: string): Promise<Restored> {
  const data = await openBackupFile(file, 'data')
  const keys = await openBackupFile(keysFileOf(file), 'keys')
  if (data.header.id !== keys.header.id) {
    throw new StartError(`${file} and ${keysFileOf(file)} are of two different backups.`)
  }
  await tryKeys(target, keysFileOf(file))
  const until = await lastMigration(data.header, target.folder)
  await migrate({ ...target, until, restoring: true })
  const prefix = target.rolePrefix ?? rolePrefixOf(databaseNameOf(target.url))
  const count = await withClient(target.url, async (client) => {
    await client.query('begin')
    await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
    await refuseLaterTables(client, until)
    const rows = (await fill(client, prefix, 'data', data)) + (await fill(client, prefix, 'keys', keys))
    await markUnfinished(client)
    await client.query('commit')
    return rows
  })
  await migrate({ ...target, restoring: true })
  const erasedAgain = await withClient(target.url, (client) =>
    replayErasures(client, prefix, target.erasures ?? [], target.hashWith),
  )
  return { rows: count, erasedAgain }
}

/** @throws StartError when no master key unwraps the key behind the hashes of members: the restore could erase nobody. */
async function tryKeys({ hashWith }: RestoreTarget, keysFile: string): Promise<void> {
  const { lines } = await openBackupFile(keysFile, 'keys')
  for await (const { table, row } of lines) {
    if (table !== 'vault.hash_key') continue
    const { wrapped_key, master_key } = JSON.parse(row) as { wrapped_key: string; master_key: string }
    try {
      // PostgreSQL writes bytes in JSON as \x and hexadecimal digits.
      hashWith({ wrapped: Buffer.from(wrapped_key.slice(2), 'hex'), masterKey: master_key })
    } catch (cause) {
      throw new StartError(
        `DATA_KEY does not open ${keysFile}: set the DATA_KEY of that time, or give it as DATA_KEY_OLD. Nothing was restored.`,
        { cause },
      )
    }
  }
}

async function lastMigration(header: BackupHeader, folder: string | undefined): Promise<string> {
  const { migrations } = await readMigrations(folder)
  refuseUnknownMigration(migrations, header.migrations)
  return header.migrations.at(-1) ?? ''
}

/** What later migrations do to rows has been done to none of the backup, and would not be done any more. */
async function refuseLaterTables(client: ClientBase, until: string): Promise<void> {
  const { rowCount } = await client.query('select from public.schema_migration where name > $1', [until])
  if (rowCount === 0) return
  throw new StartError(
    'The database has tables of a newer version than the backup, and is not empty: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  )
}

async function fill(
  client: ClientBase,
  prefix: string,
  part: BackupPart,
  backup: OpenBackup,
): Promise<number> {
  const tables = new Map((await backupTables(client, prefix, part)).map((table) => [table.name, table]))
  for (const { name } of tables.values()) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount !== 0) {
      throw new StartError(
        'The database is not empty, and a restore never mixes: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      )
    }
    // The triggers ran when each row was first written; the backup holds their effect.
    await client.query(`alter table ${name} disable trigger user`)
  }
  const count = await insertAll(client, tables, backup)
  // Run the deferred checks now: PostgreSQL alters no table with a pending one.
  await client.query('set constraints all immediate')
  for (const { name } of tables.values()) {
    await client.query(`alter table ${name} enable trigger user`)
  }
  return count
}

async function insertAll(
  client: ClientBase,
  tables: ReadonlyMap<string, BackupTable>,
  backup: OpenBackup,
): Promise<number> {
  let count = 0
  let waiting: { table: string; rows: string[]; length: number } = { table: '', rows: [], length: 0 }
  const send = async () => {
    const table = tables.get(waiting.table)
    if (table !== undefined && waiting.rows.length > 0) await insert(client, table, waiting.rows)
    count += waiting.rows.length
  }
  for await (const { table, row } of backup.lines) {
    if (!tables.has(table)) {
      throw new StartError(`The backup has a table ${table} that is unknown here: nothing was restored.`)
    }
    const full = waiting.rows.length >= batch.rows || waiting.length >= batch.length
    if (table !== waiting.table || full) {
      await send()
      waiting = { table, rows: [], length: 0 }
    }
    waiting.rows.push(row)
    waiting.length += row.length
  }
  await send()
  return count
}

async function insert(
  client: ClientBase,
  { name, columns }: BackupTable,
  rows: readonly string[],
): Promise<void> {
  const list = columns.join(', ')
  await client.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  )
}
