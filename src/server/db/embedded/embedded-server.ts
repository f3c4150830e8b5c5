import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '../connection.ts'
import { sqlState } from '../start-error.ts'
import { prepareBinaries } from './binaries.ts'
import { type DataPlace, ensureData, openDataDir, placeData } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { answers, endServer, type Launch, launch, makeSocketFolder } from './launch.ts'
import { type Postmaster, readPostmaster, socketUrl } from './postmaster.ts'
import { isAlive, isServerOf } from './process-identity.ts'

/** The embedded server's only database. */
export const embeddedDatabase = 'andrum'

export type EmbeddedServer = {
  /** The superuser's address; holds for as long as this object is not stopped, also over a restart of the server. */
  readonly url: string
  /** Where the database's files lie. */
  readonly dataFolder: string
  /** Ends the server in order and gives the folder free. */
  readonly stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** DATA_DIR; made if it is missing. */
  readonly dataDir: string
  /** False only for tests. */
  readonly durable?: boolean
  /** Is told, in a sentence, what happened to the server while it ran. */
  readonly onEvent?: (sentence: string) => void
}

/**
 * Runs PostgreSQL on DATA_DIR/postgres for this process: makes the database at the first start, uses a server that a
 * killed process has left running, recovers one that was killed, and restarts it should it die under us.
 * @throws StartError in a sentence that says what to do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = await openDataDir(options.dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const place = await placeData(dataDir)
    const binaries = await prepareBinaries(place.user, dataDir)
    await ensureData(place, binaries)
    const logFile = join(dataDir, 'postgres.log')
    const durable = options.durable ?? true
    const left = await findLeftServer(place)
    const socketFolder = left?.socketFolder ?? (await makeSocketFolder(place.user))
    const what = { place, binaries, socketFolder, logFile, durable }
    if (left === undefined) await launch(what)
    await ensureDatabase(socketFolder)
    const watch = watchServer(what, options.onEvent ?? (() => {}))
    const stop = async () => {
      await watch.end()
      const running = await readPostmaster(place.folder)
      if (running !== undefined) await endServer(running.pid, socketFolder)
      await lock.release()
    }
    return { url: socketUrl(socketFolder, embeddedDatabase), dataFolder: place.folder, stop }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The server that a running Andrum keeps on this folder, for tools that work beside it. */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  const place = await placeData(dataDir)
  const running = await readPostmaster(place.folder)
  if (running === undefined || !isServerOf(running.pid, place.folder)) return undefined
  return socketUrl(running.socketFolder, embeddedDatabase)
}

/** A server that outlived the process that started it; one that is there but cannot be reached is ended. */
async function findLeftServer(place: DataPlace): Promise<Postmaster | undefined> {
  const left = await readPostmaster(place.folder)
  if (left === undefined) return undefined
  if (!isServerOf(left.pid, place.folder)) {
    // A killed server, or a stranger who got its number: the note is worth nothing.
    await rm(join(place.folder, 'postmaster.pid'), { force: true })
    if (left.socketFolder.startsWith('/tmp/andrum-'))
      await rm(left.socketFolder, { recursive: true, force: true })
    return undefined
  }
  const gone = () => !isAlive(left.pid)
  if (await answers(left.socketFolder, gone, 5000)) return left
  await endServer(left.pid, left.socketFolder)
  return undefined
}

async function ensureDatabase(socketFolder: string): Promise<void> {
  try {
    await withClient(socketUrl(socketFolder, embeddedDatabase), async () => {})
  } catch (error) {
    const noSuchDatabase = '3D000'
    if (sqlState(error) !== noSuchDatabase) throw error
    await withClient(socketUrl(socketFolder, 'postgres'), (client) =>
      client.query(`create database ${embeddedDatabase}`),
    )
  }
}

/** How often we look whether the server still lives. */
const lookEvery = 500

/** Restarts a server that was killed while we run, on the same socket, so that the pools find it again. */
function watchServer(what: Launch, onEvent: (sentence: string) => void): { end: () => Promise<void> } {
  let ended = false
  let repairing: Promise<void> | undefined
  const look = async () => {
    const running = await readPostmaster(what.place.folder)
    if (ended || (running !== undefined && isServerOf(running.pid, what.place.folder))) return
    onEvent('The database has stopped unexpectedly. It is being started again.')
    await rm(join(what.place.folder, 'postmaster.pid'), { force: true })
    await launch(what)
    onEvent('The database runs again.')
  }
  const timer = setInterval(() => {
    repairing ??= look()
      .catch((error: unknown) => onEvent(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        repairing = undefined
      })
  }, lookEvery)
  timer.unref()
  const end = async () => {
    ended = true
    clearInterval(timer)
    await repairing
  }
  return { end }
}
