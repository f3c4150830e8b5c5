import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'
import { withRolePrefix } from '#server/platform/db/role-names.ts'
import { StartError } from '#server/platform/db/start-error.ts'

/** The product's own migrations, and the functions of its database in the folder `functions` below. */
export const migrationsFolder = fileURLToPath(new URL('../../../../../migrations', import.meta.url))

export type SqlFile = {
  /** A migration as `0001-foundation`; a function by its own name: `hold_time`, `vault.record_answers`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text as hex; line endings do not matter. */
  readonly checksum: string
}

export type MigrationFiles = {
  /** In the order in which they run. */
  readonly migrations: readonly SqlFile[]
  /** By name. */
  readonly functions: readonly SqlFile[]
}

/** @throws StartError for a wrong name, two migrations with one number, or a function without a file that a migration names. */
export async function readMigrations(folder: string = migrationsFolder): Promise<MigrationFiles> {
  const functions = await readFolder(join(folder, 'functions'))
  const wrong = functions.find(({ name }) => !/^([a-z_]+\.)?[a-z_]+$/.test(name))
  if (wrong !== undefined)
    throw new StartError(`functions/${wrong.name}.sql must be named like the function in it.`)
  const texts = new Map(functions.map(({ name, sql }) => [name, sql]))
  const numbers = new Set<string>()
  const migrations = (await readFolder(folder)).map((file) => {
    const number = /^(\d{4})-[a-z0-9-]+$/.exec(file.name)?.[1]
    if (number === undefined)
      throw new StartError(`Migration ${file.name}.sql must be named like 0001-what-it-does.sql.`)
    if (numbers.has(number))
      throw new StartError(`Two migrations have the number ${number}: give ${file.name} the next free one.`)
    numbers.add(number)
    return { ...file, sql: withFunctions(file, texts) }
  })
  return { migrations, functions }
}

async function readFolder(folder: string): Promise<SqlFile[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (file) => {
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name: file.slice(0, -'.sql'.length), sql, checksum }
    }),
  )
}

/**
 * Replaces each line `\ir functions/name.sql`, as psql has it, with the text of that function. The migration's checksum leaves
 * the text out, because the function may change afterwards.
 */
function withFunctions({ name: migration, sql }: SqlFile, functions: ReadonlyMap<string, string>): string {
  return sql.replaceAll(/^\\ir functions\/(.+)\.sql$/gm, (line, name: string) => {
    const text = functions.get(name)
    if (text === undefined)
      throw new StartError(`Migration ${migration} has ${line}, and there is no such file.`)
    return text
  })
}

/** A file that has been run on a database. */
export type AppliedFile = Pick<SqlFile, 'name' | 'checksum'>

/** @throws StartError for an applied migration that this version does not have. */
export function refuseUnknownMigration(known: readonly SqlFile[], applied: readonly string[]): void {
  const names = new Set(known.map(({ name }) => name))
  const unknown = applied.find((name) => !names.has(name))
  if (unknown === undefined) return
  // Migrations were rewritten from scratch once, before the first release.
  if (applied.includes('0001-spine')) {
    throw new StartError(
      'This was made before the first release of Andrum, which begins with new tables and cannot take it over: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
  }
  throw new StartError(
    `The database has migration ${unknown}, which this version of Andrum does not know: start the newer version, or restore a backup from before it.`,
  )
}

/** These came after 0120 and 0121, which databases of 28 November 2026 have, and touch nothing of those two. */
const mayComeLate = ({ name }: SqlFile): boolean => /^01(0[45]|1[0-3])-/.test(name)

/**
 * The migrations that are still to be run.
 * @throws StartError when the database's history and the files disagree.
 */
export function pendingMigrations(files: readonly SqlFile[], applied: readonly AppliedFile[]): SqlFile[] {
  refuseUnknownMigration(
    files,
    applied.map(({ name }) => name),
  )
  const past = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const pending = files.filter(({ name }) => !past.has(name))
  const changed = files.find(({ name, checksum }) => past.has(name) && past.get(name) !== checksum)
  if (changed !== undefined) {
    throw new StartError(
      `Migration ${changed.name} was changed after it had been run on this database: put the old text back and write a new migration instead.`,
    )
  }
  const last = [...past.keys()].sort().at(-1) ?? ''
  const late = pending.find((file) => file.name < last && !mayComeLate(file))
  if (late !== undefined) {
    throw new StartError(
      `Migration ${late.name} comes before ${last}, which this database has already run: give it the next free number.`,
    )
  }
  return pending
}

/**
 * The functions that are new or differ from those in the database.
 * @throws StartError when the database's functions are those of a newer version.
 */
export function changedFunctions(files: readonly SqlFile[], applied: readonly AppliedFile[]): SqlFile[] {
  const inForce = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const names = new Set(files.map(({ name }) => name))
  const unknown = [...inForce.keys()].find((name) => !names.has(name))
  if (unknown !== undefined) {
    throw new StartError(
      `The database has function ${unknown}, which this version of Andrum does not know: start the newer version, or restore a backup from before it.`,
    )
  }
  const changed = files.filter(({ name, checksum }) => inForce.get(name) !== checksum)
  const older = changed.find((file) =>
    applied.some(({ name, checksum }) => name === file.name && checksum === file.checksum),
  )
  if (older !== undefined) {
    throw new StartError(
      `The database has a newer function ${older.name} than this version of Andrum: start the newer version. To take the older text back on purpose, say why in its comment.`,
    )
  }
  return changed
}

/** Runs an SQL file with this database's role names. @throws StartError with the file's name and the reason. */
export async function runSqlFile(
  client: ClientBase,
  rolePrefix: string,
  kind: 'Migration' | 'Function',
  { name, sql }: Pick<SqlFile, 'name' | 'sql'>,
): Promise<void> {
  try {
    await client.query(withRolePrefix(sql, rolePrefix))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${kind} ${name} failed and changed nothing: ${reason}.`, { cause: error })
  }
}
