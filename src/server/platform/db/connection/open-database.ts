import { refuseUnfinished } from '#server/platform/db/backup/unfinished-restore.ts'
import { findRunningServer, startEmbedded } from '#server/platform/db/embedded/embedded-server.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import type { QueueSetup } from '#server/platform/db/migrate/migrate-jobs.ts'
import { createPools, type Pools } from '#server/platform/db/pool.ts'
import { refuseRenamed, rolePrefixOf } from '#server/platform/db/role-names.ts'
import { passwordStatements } from '#server/platform/db/roles.ts'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'
import { awaitDatabase } from './await-database.ts'
import { type DatabaseAccess, databaseNameOf, withClient } from './connection.ts'
import { explainConnection, explainPooler } from './explain-connection.ts'

export type DatabaseSettings = {
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly databasePoolUrl?: string
  readonly authSecret: string
}

export type OpenDatabase = {
  readonly pools: Pools
  readonly access: DatabaseAccess
  /** Where the data are: a folder, or the address without user and password. */
  readonly place: string
  /** Ends the pools, then the embedded server. */
  readonly close: () => Promise<void>
}

export type DatabaseServer = {
  /** The address with the user that migrates. */
  readonly url: string
  readonly place: string
  readonly stop: () => Promise<void>
}

export type OpenOptions = {
  /** Called with a sentence about the database, at the start and later. */
  readonly onEvent?: (sentence: string, error?: Error) => void
  /** How long to wait for a database that does not answer, in ms. */
  readonly wait?: number
  /** Ends the waiting. */
  readonly signal?: AbortSignal
}

/**
 * The database ready for use: embedded or given, migrated, with a working sign-in for each of our roles.
 * @throws StartError in a sentence that says what to do.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  queues: readonly QueueSetup[],
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { onEvent = () => {}, wait = 0, signal } = options
  const server = await openServer(settings, onEvent)
  const rolePrefix = rolePrefixOf(databaseNameOf(server.url))
  const { authSecret, databasePoolUrl } = settings
  const access = {
    url: server.url,
    rolePrefix,
    authSecret,
    ...(databasePoolUrl === undefined ? {} : { poolUrl: databasePoolUrl }),
  }
  const pools = createPools(access, (error) => onEvent('A connection to the database was lost.', error))
  const close = async () => {
    await pools.close()
    await server.stop()
  }
  try {
    await awaitDatabase(server.url, { onEvent, wait, ...(signal === undefined ? {} : { signal }) })
    await migrate({ url: server.url, authSecret: settings.authSecret, queues })
    await signIn(pools, access)
    return { pools, access, place: server.place, close }
  } catch (error) {
    await close()
    throw explainConnection(error, server.url)
  }
}

/** The given server, or the embedded one, started if need be. */
export async function openServer(
  settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>,
  onEvent: (sentence: string) => void = () => {},
): Promise<DatabaseServer> {
  const { databaseUrl } = settings
  if (databaseUrl !== undefined) {
    const { host, pathname } = new URL(databaseUrl)
    return { url: databaseUrl, place: `${decodeURIComponent(host)}${pathname}`, stop: async () => {} }
  }
  const embedded = await startEmbedded({ dataDir: settings.dataDir, onEvent })
  return { url: embedded.url, place: embedded.dataFolder, stop: embedded.stop }
}

/**
 * The same, for tools that may run beside Andrum: they use its server and leave it running.
 * @throws StartError for a database with an unfinished restore: no command works on it.
 */
export async function openServerBeside(
  settings: Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>,
): Promise<DatabaseServer> {
  const running = settings.databaseUrl === undefined ? await findRunningServer(settings.dataDir) : undefined
  const server =
    running === undefined
      ? await openServer(settings)
      : { url: running, place: settings.dataDir, stop: async () => {} }
  try {
    await withClient(server.url, async (client) => {
      await refuseUnfinished(client)
      await refuseRenamed(client, rolePrefixOf(databaseNameOf(server.url)))
    })
    return server
  } catch (error) {
    await server.stop()
    throw explainConnection(error, server.url)
  }
}

/** Passwords follow from AUTH_SECRET; where we may not set them, the roles may still have those of an earlier one. */
async function signIn(pools: Pools, access: DatabaseAccess): Promise<void> {
  try {
    await Promise.all(
      [pools.app, pools.identity, pools.jobs, pools.release].map(({ pool }) => pool.query('select 1')),
    )
  } catch (error) {
    if (access.poolUrl !== undefined) throw explainPooler(error, access.poolUrl)
    const wrongPassword = '28P01'
    if (sqlState(error) !== wrongPassword) throw error
    const statements = passwordStatements(access).map((line) => `${line};`)
    throw new StartError(
      `The database's roles have other passwords than AUTH_SECRET gives. Ask its administrator to run these statements, then start again:\n\n${statements.join('\n')}\n`,
      { cause: error },
    )
  }
}
