import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.ts'

/** The product's own migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export type Migration = {
  /** File name without `.sql`, as in `0001-spine`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text as hex; line endings do not matter. */
  readonly checksum: string
}

/** Reads the migrations in their order. @throws StartError for a wrong name or two files with one number. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  const migrations: Migration[] = []
  for (const file of files) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
    if (number === undefined)
      throw new StartError(`Migration ${file} must be named like 0001-what-it-does.sql.`)
    if (numbers.has(number))
      throw new StartError(`Two migrations have the number ${number}: give ${file} the next free one.`)
    numbers.add(number)
    const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
    migrations.push({
      name: file.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    })
  }
  return migrations
}

export type AppliedMigration = { readonly name: string; readonly checksum: string }

/**
 * Which migrations are still to be run.
 * @throws StartError when the database's history and the files do not tell the same story.
 */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]))
  for (const past of applied) {
    const file = known.get(past.name)
    if (file === undefined) {
      throw new StartError(
        `The database has migration ${past.name}, which this version of Andrum does not know: start the newer version, or restore a backup from before it.`,
      )
    }
    if (file.checksum !== past.checksum) {
      throw new StartError(
        `Migration ${past.name} was changed after it had been run on this database: put the old text back and write a new migration instead.`,
      )
    }
  }
  const done = new Set(applied.map((past) => past.name))
  const pending = files.filter((file) => !done.has(file.name))
  const last =
    applied
      .map((past) => past.name)
      .sort()
      .at(-1) ?? ''
  const late = pending.find((file) => file.name < last)
  if (late !== undefined) {
    throw new StartError(
      `Migration ${late.name} comes before ${last}, which this database has already run: give it the next free number.`,
    )
  }
  return pending
}
