import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { sqlState } from '#server/platform/db/start-error.ts'
import { prepareBinaries } from './binaries.ts'
import { ensureData, openDataDir, placeData } from './data-folder.ts'
import { endServer, removeSocketFolder } from './end-server.ts'
import { lockFolder, takenOver } from './folder-lock.ts'
import { launch, makeSocketFolder } from './launch.ts'
import { findLeftServer } from './left-server.ts'
import { readPostmaster, socketUrl } from './postmaster.ts'
import { isAlive, isServerOf } from './process-identity.ts'
import { watchServer } from './watch-server.ts'

/** The embedded server's only database. */
export const embeddedDatabase = 'andrum'

export type EmbeddedServer = {
  /** The superuser's address; valid until `stop`, also across a restart of the server. */
  readonly url: string
  /** Where the database's files are. */
  readonly dataFolder: string
  /** Ends the server in order and releases the folder. */
  readonly stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** DATA_DIR; made if it is missing. */
  readonly dataDir: string
  /** False only for tests. */
  readonly durable?: boolean
  /** Called with a sentence that says what happened to the server while it ran. */
  readonly onEvent?: (sentence: string) => void
}

/**
 * Runs PostgreSQL on DATA_DIR/postgres for this process: creates the database at the first start, takes over a server that a
 * killed process has left running, recovers a killed server, and restarts the server when it dies.
 * @throws StartError in a sentence that says what to do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = await openDataDir(options.dataDir)
  const { onEvent = () => {} } = options
  let abandon = () => {}
  const onLost = () => {
    onEvent(takenOver(dataDir))
    abandon()
    process.kill(process.pid, 'SIGTERM')
  }
  const lock = await lockFolder(dataDir, { onEvent, onLost })
  try {
    const { abandonIt, ...server } = await runServer(dataDir, options)
    abandon = abandonIt
    const stop = async () => {
      await server.stop()
      await lock.release()
    }
    return { ...server, stop }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** `abandonIt` kills the server so that it writes nothing more, not even a checkpoint: another process owns the files now. */
type OwnServer = EmbeddedServer & { readonly abandonIt: () => void }

async function runServer(dataDir: string, options: EmbeddedOptions): Promise<OwnServer> {
  const place = await placeData(dataDir)
  const binaries = await prepareBinaries(place.user, dataDir)
  await ensureData(place, binaries)
  const left = await findLeftServer(place)
  const socketFolder = left?.socketFolder ?? (await makeSocketFolder(place.user))
  const what = {
    place,
    binaries,
    socketFolder,
    logFile: join(dataDir, 'postgres.log'),
    durable: options.durable ?? true,
  }
  try {
    if (left === undefined) await launch(what)
    await ensureDatabase(socketFolder)
  } catch (error) {
    await endRunning(place.folder)
    await removeSocketFolder(socketFolder)
    throw error
  }
  const pid = (await readPostmaster(place.folder))?.pid ?? 0
  const watch = watchServer(what, pid, options.onEvent ?? (() => {}))
  const stop = async () => {
    await watch.end()
    await endServer(watch.pid())
    await removeSocketFolder(socketFolder)
  }
  const abandonIt = () => {
    void watch.end()
    if (isAlive(watch.pid())) process.kill(watch.pid(), 'SIGKILL')
  }
  return { url: socketUrl(socketFolder, embeddedDatabase), dataFolder: place.folder, stop, abandonIt }
}

async function endRunning(dataFolder: string): Promise<void> {
  const running = await readPostmaster(dataFolder)
  if (running !== undefined && isServerOf(running.pid, dataFolder) === true) await endServer(running.pid)
}

/** The address of the server that runs on this folder, for tools beside Andrum; undefined when none runs. */
export async function findRunningServer(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  const running = folder === undefined ? undefined : await readPostmaster(folder)
  if (folder === undefined || running === undefined || isServerOf(running.pid, folder) !== true)
    return undefined
  return socketUrl(running.socketFolder, embeddedDatabase)
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
