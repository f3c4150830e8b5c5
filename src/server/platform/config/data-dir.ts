import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { systemFolder } from '#server/platform/db/embedded/binaries.ts'
import { canReach, unprivilegedUser } from '#server/platform/db/embedded/server-user.ts'
import { StartError } from '#server/platform/db/start-error.ts'

/**
 * Where everything is stored that outlives a restart. A folder that was asked for is used as it is. Without one it is
 * ./data, or, for root in a folder that an unprivileged database server could not reach, the system's own.
 */
export function chooseDataDir(asked: string | undefined): string {
  if (asked !== undefined) return resolve(asked)
  const usual = resolve('data')
  if (process.getuid?.() !== 0) return usual
  return canReach(unprivilegedUser(), usual) ? usual : systemFolder
}

type Place = { readonly dataDir: string; readonly databaseUrl?: string }

/** In DATA_DIR: people are served from here, with a database elsewhere. */
const markOf = (dataDir: string) => join(dataDir, 'database-elsewhere')

export const markDatabaseElsewhere = (dataDir: string): void => writeFileSync(markOf(dataDir), '')

/**
 * Without DATABASE_URL, forgotten, the same folder would serve an empty database, or a demo that lets everybody in.
 * @throws StartError with what to do
 */
export function refuseForgottenDatabase({ dataDir, databaseUrl }: Place): void {
  const mark = markOf(dataDir)
  if (databaseUrl !== undefined || !existsSync(mark)) return
  throw new StartError(
    `DATABASE_URL is missing: this folder has served people with a database elsewhere. Set DATABASE_URL, or another DATA_DIR for a demo. If the database has been moved into this folder, delete ${mark}.`,
  )
}

/** @throws StartError where no database is: nothing was installed, or somewhere else. */
export function refuseNothing({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`Nothing is installed in ${dataDir} yet: start Andrum once, or set DATA_DIR.`)
}
