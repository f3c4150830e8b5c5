import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { systemFolder } from '#server/platform/db/embedded/binaries.ts'
import { canReach, unprivilegedUser } from '#server/platform/db/embedded/server-user.ts'
import { StartError } from '#server/platform/db/start-error.ts'

/**
 * The folder for everything that outlives a restart. A given folder is used as it is. The default is ./data, or the system's
 * folder when root starts in a place that an unprivileged database server cannot reach.
 */
export function chooseDataDir(asked: string | undefined): string {
  if (asked !== undefined) return resolve(asked)
  const usual = resolve('data')
  if (process.getuid?.() !== 0) return usual
  return canReach(unprivilegedUser(), usual) ? usual : systemFolder
}

type Place = { readonly dataDir: string; readonly databaseUrl?: string }

/** A file in DATA_DIR that says: this installation serves people from a database elsewhere. */
const markOf = (dataDir: string) => join(dataDir, 'database-elsewhere')

export const markDatabaseElsewhere = (dataDir: string): void => writeFileSync(markOf(dataDir), '')

/**
 * When the operator forgets DATABASE_URL, the folder would serve an empty database, or a demo that lets everybody in.
 * @throws StartError with what to do
 */
export function refuseForgottenDatabase({ dataDir, databaseUrl }: Place): void {
  const mark = markOf(dataDir)
  if (databaseUrl !== undefined || !existsSync(mark)) return
  throw new StartError(
    `DATABASE_URL is missing: this folder has served people with a database elsewhere. Set DATABASE_URL, or another DATA_DIR for a demo. If the database has been moved into this folder, delete ${mark}.`,
  )
}

/** @throws StartError where there is no database: nothing is installed, or the installation is somewhere else. */
export function refuseNothing({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`Nothing is installed in ${dataDir} yet: start Andrum once, or set DATA_DIR.`)
}
