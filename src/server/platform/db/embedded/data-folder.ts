import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#server/platform/db/start-error.ts'
import { type Binaries, makeOpenFolder, systemFolder } from './binaries.ts'
import { explainFolder, explainServer } from './explain.ts'
import { canReach, chooseServerUser, mayEnter, type ServerUser, spawnAs } from './server-user.ts'

const run = promisify(execFile)

/** Programs of the server do not inherit our environment, which holds secrets. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Makes DATA_DIR if needed and answers its real path. @throws StartError when it is no folder that we may write. */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    const probe = join(dataDir, `.probe-${randomUUID()}`)
    await writeFile(probe, 'writable')
    await rm(probe)
    return await realpath(dataDir)
  } catch (error) {
    throw explainFolder(error, dataDir)
  }
}

export type DataPlace = { readonly folder: string; readonly user: ServerUser }

/**
 * Where the database's files are and who owns them: DATA_DIR/postgres. Where the server's user cannot get there, it is a folder of
 * the system that DATA_DIR/postgres links to.
 */
export async function placeData(dataDir: string): Promise<DataPlace> {
  const folder = join(dataDir, 'postgres')
  const user = chooseServerUser(folder)
  // We may let others pass through DATA_DIR without listing it. The folders above it are not ours to change.
  if (!mayEnter(user, dataDir)) await chmod(dataDir, (await stat(dataDir)).mode | 0o001)
  if (canReach(user, dataDir)) return { folder: existsSync(folder) ? await realpath(folder) : folder, user }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const elsewhere = join(systemFolder, name, 'postgres')
  try {
    await makeOpenFolder(systemFolder)
    await makeOpenFolder(dirname(elsewhere))
    const present = await lstat(folder).catch(() => undefined)
    if (present === undefined) await symlink(elsewhere, folder)
    return { folder: elsewhere, user }
  } catch (error) {
    throw explainFolder(error, systemFolder)
  }
}

/** Creates the database's files, once. @throws StartError when existing files cannot be used. */
export async function ensureData(place: DataPlace, binaries: Binaries): Promise<void> {
  if (existsSync(place.folder)) return refuseForeignData(place.folder, binaries)
  const unfinished = `${place.folder}.new`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o700 })
    if (place.user.other) await chown(unfinished, place.user.uid, place.user.gid)
    await initialise(unfinished, place.user, binaries)
    // The folder gets its name when it is complete: a start killed midway leaves nothing half-made.
    await rename(unfinished, place.folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    throw explainFolder(error, dirname(place.folder))
  }
}

async function initialise(folder: string, user: ServerUser, binaries: Binaries): Promise<void> {
  // Sort by code point, in the server's own code, so that no update of the system's C library breaks an index.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = [...locale, '--encoding=UTF8', '--username=postgres', '--auth=trust', '--no-instructions']
  try {
    await run(join(binaries.folder, 'bin', 'initdb'), [`--pgdata=${folder}`, ...options], {
      ...spawnAs(user),
      cwd: '/',
      env: serverEnvironment,
    })
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && error.stderr !== '') {
      throw explainServer(String(error.stderr), dirname(folder), 'what initdb said')
    }
    throw cannotRun(error)
  }
  // The superuser is anyone who may enter the socket's folder; our own roles sign in with passwords as on any server.
  await writeFile(join(folder, 'pg_hba.conf'), 'local all postgres trust\nlocal all all scram-sha-256\n', {
    flush: true,
  })
}

/** The program itself could not be started: only the system's error is known. */
export function cannotRun(cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `The built-in database cannot run on this machine (${reason}): set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    { cause },
  )
}

async function refuseForeignData(folder: string, binaries: Binaries): Promise<void> {
  let version: string
  try {
    version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new StartError(`${folder} holds no database: move it away, or set DATA_DIR to another folder.`)
    }
    throw explainFolder(error, folder)
  }
  if (version !== String(binaries.major)) {
    throw new StartError(
      `The data in ${folder} belong to PostgreSQL ${version}, and this version of Andrum has ${binaries.major}: start the version that made them, take a backup there and restore it here.`,
    )
  }
}
