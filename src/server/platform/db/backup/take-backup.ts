import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type ClientBase, escapeIdentifier } from 'pg'
import { databaseNameOf, withClient } from '#server/platform/db/connection/connection.ts'
import { roleName, rolePrefixOf } from '#server/platform/db/role-names.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { type BackupHeader, type BackupLine, writeBackupFile } from './backup-file.ts'
import { type BackupTable, backupTables } from './backup-tables.ts'
import { refuseUnfinished } from './unfinished-restore.ts'

/** Rows fetched at a time: few at first, because an imported file may be megabytes a row, and more when rows prove small. */
const batch = { first: 10, most: 2000, enough: 1_000_000 } as const

/** The path of the keys file, which is beside the data file. */
export const keysFileOf = (file: string) => `${file}.keys`

export type BackupSource = {
  /** The address with the user that migrates. */
  readonly url: string
  readonly rolePrefix?: string
  /** Generated secrets, which have no other copy, by file name. */
  readonly secrets: Readonly<Record<string, string>>
  /** The path of the journal of erasures. */
  readonly journal?: string
  readonly takenAt: Date
}

/**
 * Writes the data and keys of the whole database as of one moment, while the database goes on working.
 * Leaves out queued work: after a restore the product finds again what is due.
 * @returns how many rows there are in both files.
 * @throws StartError when a file exists already or cannot be written.
 */
export async function takeBackup(source: BackupSource, file: string): Promise<number> {
  for (const name of [file, keysFileOf(file)]) {
    if (existsSync(name))
      throw new StartError(`${name} exists already: choose another name, no backup is overwritten.`)
  }
  const prefix = source.rolePrefix ?? rolePrefixOf(databaseNameOf(source.url))
  return withClient(source.url, async (client) => {
    await refuseUnfinished(client)
    // Both files see the same moment: a person erased in between is in neither or in both.
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
    const common = {
      format: 'andrum-backup-1',
      id: randomUUID(),
      takenAt: source.takenAt.toISOString(),
      migrations: await readMigrationNames(client),
    } as const satisfies Partial<BackupHeader>
    const keys = await backupTables(client, prefix, 'keys')
    const data = await backupTables(client, prefix, 'data')
    const { secrets, journal } = source
    const inKeys = await writeBackupFile(
      keysFileOf(file),
      { ...common, part: 'keys', secrets, ...(journal === undefined ? {} : { journal }) },
      rowsIn(client, keys),
    )
    try {
      return inKeys + (await writeBackupFile(file, { ...common, part: 'data' }, rowsIn(client, data)))
    } catch (error) {
      // Keys without their data are no backup, and the file would block the next one.
      await rm(keysFileOf(file), { force: true })
      throw error
    }
  })
}

async function readMigrationNames(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.schema_migration order by name',
  )
  return rows.map(({ name }) => name)
}

/** Rows stay text all the way, so that JavaScript neither rounds a number nor moves a time. */
async function* rowsIn(client: ClientBase, tables: readonly BackupTable[]): AsyncGenerator<BackupLine> {
  for (const { name } of tables) {
    await client.query(`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${name} t`)
    let size: number = batch.first
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${size} from backup`)
      for (const { row } of rows) yield { table: name, row }
      if (rows.length < size) break
      const length = rows.reduce((sum, { row }) => sum + row.length, 0)
      size = length > batch.enough ? batch.first : Math.min(size * 2, batch.most)
    }
    await client.query('close backup')
  }
}
