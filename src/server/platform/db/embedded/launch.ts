import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp } from 'node:fs/promises'
import { release } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '#server/platform/db/start-error.ts'
import { waitForAnswer } from './answers.ts'
import type { Binaries } from './binaries.ts'
import { cannotRun, type DataPlace, serverEnvironment } from './data-folder.ts'
import { socketFolderStart } from './end-server.ts'
import { explainFolder, explainServer } from './explain.ts'
import { openLog, readLog } from './server-log.ts'
import { type ServerUser, spawnAs } from './server-user.ts'

export type Launch = {
  readonly place: DataPlace
  readonly binaries: Binaries
  readonly socketFolder: string
  readonly logFile: string
  /** False only for tests: faster, and lost after a power cut. */
  readonly durable: boolean
}

/**
 * A short private folder for the socket: the system cuts such paths at 107 bytes, and anyone who enters is superuser.
 */
export async function makeSocketFolder(user: ServerUser): Promise<string> {
  try {
    const folder = await mkdtemp(socketFolderStart)
    if (user.other) await chown(folder, user.uid, user.gid)
    return folder
  } catch (error) {
    throw explainFolder(error, '/tmp')
  }
}

/**
 * Whether Linux reports errors of `syncfs` (from 5.8 on). Before recovery the server flushes what a killed one had written: file by
 * file that takes seconds for a thousand files, nearly all unchanged; with `syncfs` it takes a moment.
 */
function reportsErrorsOfAll(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

function settings(what: Launch): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: what.socketFolder,
    unix_socket_permissions: '0700',
    // Four pools take 18; the rest is for backup, migration and a second process beside them. Tests have several.
    max_connections: what.durable ? '60' : '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and the values in them are about people: neither goes into the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // A recycled WAL file holds its old answers, in their order, until it is overwritten (decision 695).
    wal_recycle: 'off',
    fsync: what.durable ? 'on' : 'off',
    recovery_init_sync_method: reportsErrorsOfAll() ? 'syncfs' : 'fsync',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Processes of a killed server end by themselves within moments. Until then their shared memory blocks a new server. In ms. */
const patienceForOrphans = 20_000

/**
 * Starts the server, which outlives this process, and waits until it answers.
 * @throws StartError with what to do.
 */
export async function launch(what: Launch): Promise<void> {
  const deadline = performance.now() + patienceForOrphans
  for (;;) {
    const output = await launchOnce(what)
    if (output === undefined) return
    const orphans = output.includes('pre-existing shared memory block')
    if (!orphans || performance.now() > deadline) throw explainServer(output, what.place.folder, what.logFile)
    await wait(100)
  }
}

/** Undefined when the server answers, otherwise what it said before it ended. */
async function launchOnce(what: Launch): Promise<string | undefined> {
  const log = await openLog(what.logFile).catch((error: unknown) => {
    throw explainFolder(error, what.logFile)
  })
  const child = spawn(
    join(what.binaries.folder, 'bin', 'postgres'),
    ['-D', what.place.folder, ...settings(what)],
    {
      // A process group of its own: Ctrl-C in our terminal does not reach it, we end it in order.
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
      cwd: '/',
      env: serverEnvironment,
      ...spawnAs(what.place.user),
    },
  )
  try {
    await once(child, 'spawn')
  } catch (error) {
    throw cannotRun(error)
  } finally {
    await log.handle.close()
  }
  child.unref()
  const ended = () => child.exitCode !== null || child.signalCode !== null
  if (await waitForAnswer(what.socketFolder, ended)) return undefined
  if (ended()) return readLog(what.logFile, log.start)
  throw new StartError(
    `The database (process ${child.pid}) is still recovering after ten minutes: let it finish, then start again.`,
  )
}
