import { existsSync } from 'node:fs'
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

/** @throws StartError where no database is: nothing was installed, or somewhere else. */
export function refuseNothing({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`Nothing is installed in ${dataDir} yet: start Andrum once, or set DATA_DIR.`)
}
