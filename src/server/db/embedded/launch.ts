import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, open, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError, sqlState } from '../start-error.ts'
import type { Binaries } from './binaries.ts'
import { cannotRun, type DataPlace, serverEnvironment } from './data-folder.ts'
import { explainServer } from './explain.ts'
import { socketUrl } from './postmaster.ts'
import { isAlive } from './process-identity.ts'
import { type ServerUser, spawnAs } from './server-user.ts'

/** How often we look whether the server is there; it needs about 100 ms in all. */
const lookEvery = 10

/** Recovery after a crash may take this long; a healthy start takes a tenth of a second. */
const patience = 10 * 60_000

/** Processes of a killed server end by themselves within moments; until then their memory blocks a new one. */
const patienceForOrphans = 20_000

export type Launch = {
  readonly place: DataPlace
  readonly binaries: Binaries
  readonly socketFolder: string
  readonly logFile: string
  /** False only for tests: faster, and lost after a power cut. */
  readonly durable: boolean
}

/** A short private folder for the socket: the system cuts such paths at 107 bytes, and whoever enters is superuser. */
export async function makeSocketFolder(user: ServerUser): Promise<string> {
  const folder = await mkdtemp('/tmp/andrum-')
  if (user.other) await chown(folder, user.uid, user.gid)
  return folder
}

function settings(launch: Launch): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: launch.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and the values in them are about people: neither goes into the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    fsync: launch.durable ? 'on' : 'off',
    synchronous_commit: launch.durable ? 'on' : 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Starts the server, which then lives on without us, and waits until it answers.
 * @throws StartError with what to do.
 */
export async function launch(what: Launch): Promise<void> {
  const deadline = Date.now() + patienceForOrphans
  for (;;) {
    const output = await launchOnce(what)
    if (output === undefined) return
    const orphans = /pre-existing shared memory block|is still in use/.test(output)
    if (!orphans || Date.now() > deadline) throw explainServer(output, what.place.folder, what.logFile)
    await wait(100)
  }
}

/** Undefined when the server answers, otherwise what it said before it ended. */
async function launchOnce(what: Launch): Promise<string | undefined> {
  const log = await openLog(what.logFile)
  const child = spawn(
    join(what.binaries.folder, 'bin', 'postgres'),
    ['-D', what.place.folder, ...settings(what)],
    {
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
      cwd: '/',
      env: serverEnvironment,
      ...spawnAs(what.place.user),
    },
  )
  try {
    await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))])
  } catch (error) {
    throw cannotRun(error)
  } finally {
    await log.handle.close()
  }
  child.unref()
  const ended = () => child.exitCode !== null || child.signalCode !== null
  if (await answers(what.socketFolder, ended)) return undefined
  if (!ended()) throw slow(child)
  return readFrom(what.logFile, log.size)
}

function slow(child: ChildProcess): StartError {
  return new StartError(
    `The database (process ${child.pid}) is still recovering after ten minutes: let it finish and start again.`,
  )
}

/** Waits for an answer. False when the server has ended or our patience has. */
export async function answers(
  socketFolder: string,
  ended: () => boolean,
  limit = patience,
): Promise<boolean> {
  const deadline = Date.now() + limit
  while (!ended() && Date.now() < deadline) {
    if (await answersNow(socketFolder)) return true
    await wait(lookEvery)
  }
  return false
}

async function answersNow(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    // No socket yet, nobody listening yet, or 57P03: starting up, recovering, shutting down.
    if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(sqlState(error) ?? '')) return false
    if (error instanceof Error && /terminated unexpectedly/.test(error.message)) return false
    throw error
  }
}

/** Ten megabytes of log are kept at most; nothing in it is needed once the server runs. */
const longestLog = 10 * 1024 * 1024

async function openLog(file: string) {
  const handle = await open(file, 'a', 0o600)
  const { size } = await handle.stat()
  if (size < longestLog) return { handle, size }
  await truncate(file)
  return { handle, size: 0 }
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const { size } = await stat(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - start)), 0, null, start)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Ends the server in order: running queries are cut off, everything committed is on disk. */
export async function endServer(pid: number, socketFolder: string): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one: the next start then recovers.
  for (const [signal, limit] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (await endedBy(pid, signal, limit)) break
  }
  if (socketFolder.startsWith('/tmp/andrum-')) await rm(socketFolder, { recursive: true, force: true })
}

async function endedBy(pid: number, signal: NodeJS.Signals, limit: number): Promise<boolean> {
  if (!isAlive(pid)) return true
  process.kill(pid, signal)
  const deadline = Date.now() + limit
  while (isAlive(pid) && Date.now() < deadline) await wait(lookEvery)
  return !isAlive(pid)
}
