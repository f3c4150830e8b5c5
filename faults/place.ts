import { randomBytes } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { findRunningServer } from '#server/platform/db/embedded/embedded-server.ts'
import { readPostmaster } from '#server/platform/db/embedded/postmaster.ts'
import { isAlive } from '#server/platform/db/embedded/process-identity.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { startThrowawayPooler } from '../scripts/test-pg/throwaway-pooler.ts'
import { startThrowawayServer, type ThrowawayServer } from '../scripts/test-pg/throwaway-server.ts'
import { childrenOf, commandOf, isSession, signal } from './processes.ts'
import { oneServer, twoServers } from './servers.ts'

/** `several`: PostgreSQL behind a PgBouncer, and two servers behind an HAProxy. */
export const databases = ['embedded', 'postgres', 'several'] as const
export type DatabaseKind = (typeof databases)[number]

/** A part that cannot run here; the message says why. */
export class LeftOut extends Error {}

/** What to kill of a database: its first process, one session, or all its processes. */
export const databaseParts = ['head', 'session', 'all'] as const
export type DatabasePart = (typeof databaseParts)[number]

const endings = ['SIGINT', 'SIGTERM'] as const

/** The advice of docs/runbooks/operate.md, “After a crash”, for operators with a separate PostgreSQL. */
const asAdvised = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []

/** One Andrum with its database in a folder of its own; every process of it can be killed. */
export type Place = {
  /** The environment of its server. */
  readonly settings: Readonly<Record<string, string>>
  /** The address of the running server; only after `start`. */
  readonly url: () => string
  /** @param program `test/app/server-process.ts` of another version. */
  readonly start: (program?: string) => Promise<void>
  /** Shuts the server down. */
  readonly stopServer: () => Promise<void>
  readonly killServer: () => Promise<void>
  /** Kills processes of the database, and restarts it where nothing else does. */
  readonly killDatabase: (part: DatabasePart) => Promise<void>
  /** Restarts a database that has stopped, as its administrator would; Andrum restarts an embedded one. @returns whether it had */
  readonly startEndedDatabase: () => Promise<boolean>
  /** Stops every process of the database (SIGSTOP) during `work`. */
  readonly whileStill: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Connects as superuser. */
  readonly withDatabase: <Result>(work: (url: string) => Promise<Result>) => Promise<Result>
  /** Ends everything and removes the folder; runs by itself when this process is told to end. */
  readonly end: () => Promise<void>
}

/**
 * @param more settings of the server, beside those of a server on an embedded database without mail.
 * @param given a folder for everything, including the data of a separate PostgreSQL; removed at the end.
 * @param ofDatabase the environment of a separate PostgreSQL, beside the usual one.
 */
export async function makePlace(
  kind: DatabaseKind,
  more: Readonly<Record<string, string>> = {},
  given?: string,
  ofDatabase: Readonly<Record<string, string>> = {},
): Promise<Place> {
  const folder = given ?? makeOpenFolder('faults')
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  writeEmptyPages(buildDir)
  const own =
    kind === 'embedded'
      ? undefined
      : await startThrowawayServer({
          durable: true,
          environment: ofDatabase,
          settings: asAdvised,
          ...(given === undefined ? {} : { under: given }),
        })
  const pooler = kind === 'several' && own !== undefined ? await startThrowawayPooler(own.url) : undefined
  const settings = {
    ...serverSettings(dataDir),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...(own === undefined ? {} : { DATABASE_URL: own.url }),
    ...(pooler === undefined ? {} : { DATABASE_POOL_URL: pooler.url }),
    ...(kind === 'several' ? sharedSecrets() : {}),
    ...more,
  }
  const servers =
    kind === 'several' ? await twoServers(folder, buildDir, settings) : oneServer(buildDir, settings)
  const killDatabase = async (part: DatabasePart) => {
    const first = await firstProcess(own, dataDir)
    const all = [first, ...childrenOf(first)]
    const session = pick(all.slice(1).filter((pid) => isSession(commandOf(pid))))
    const killed = part === 'all' ? all : [part === 'session' ? (session ?? first) : first]
    for (const pid of killed) signal(pid, 'SIGKILL')
    if (own !== undefined && killed.includes(first)) await own.startAgain()
  }
  const startEndedDatabase = async () => {
    if (own?.hasEnded() !== true) return false
    await own.startAgain()
    return true
  }
  const whileStill = async <Result>(work: () => Promise<Result>) => {
    const first = await firstProcess(own, dataDir)
    const all = [first, ...childrenOf(first)]
    for (const pid of all) signal(pid, 'SIGSTOP')
    try {
      return await work()
    } finally {
      for (const pid of all) signal(pid, 'SIGCONT')
    }
  }
  const withDatabase = async <Result>(work: (url: string) => Promise<Result>) => {
    const beside = await openServerBeside({
      dataDir,
      ...(own === undefined ? {} : { databaseUrl: own.url }),
    })
    try {
      return await work(beside.url)
    } finally {
      await beside.stop()
    }
  }
  const end = async () => {
    for (const ending of endings) process.off(ending, endAtOnce)
    await servers.stop()
    await pooler?.stop()
    await own?.stop()
    // Left by a server that was killed and not restarted.
    if (own === undefined && (await findRunningServer(dataDir)) !== undefined) await killDatabase('all')
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  const endAtOnce = () => void end().finally(() => process.exit(1))
  for (const ending of endings) process.once(ending, endAtOnce)
  return {
    settings,
    url: servers.url,
    start: servers.start,
    stopServer: servers.stop,
    killServer: servers.kill,
    killDatabase,
    startEndedDatabase,
    whileStill,
    withDatabase,
    end,
  }
}

/** One server makes its own secrets in its folder; several must share given ones. */
function sharedSecrets() {
  const secret = () => randomBytes(36).toString('base64')
  return { AUTH_SECRET: secret(), DATA_KEY: secret(), LOG_KEY: secret() }
}

/** The first process of this folder's database, from its own postmaster.pid. */
async function firstProcess(own: ThrowawayServer | undefined, dataDir: string): Promise<number> {
  if (own === undefined && (await findRunningServer(dataDir)) === undefined)
    throw new Error('the embedded database does not run')
  const data = own?.dataFolder ?? (await realpath(join(dataDir, 'postgres')))
  const pid = (await readPostmaster(data))?.pid
  if (pid === undefined || !isAlive(pid)) throw new Error('the database does not run')
  return pid
}

export function pick<One>(from: readonly One[]): One | undefined {
  return from[Math.floor(Math.random() * from.length)]
}
