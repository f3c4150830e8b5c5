import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { main, type RunningServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { startEmbedded } from '#server/platform/db/embedded/embedded-server.ts'
import { startMailServer } from '#test/app/mail-server.ts'
import { type FreezingProxy, freezingProxy } from '#test/database/freezing-proxy.ts'
import { withDatabase } from '#test/database/with-database.ts'
import { writeEmptyPages } from '#test/release/large-organisation.ts'
import { examineInstallation } from '../../scripts/doctor/examine-installation.ts'
import { inWords } from '../../scripts/doctor/findings.ts'
import { freePorts } from '../../scripts/start/free-ports.ts'
import { tryPort } from '../../scripts/start/listen-error.ts'

type Variables = Readonly<Record<string, string>>

export type Watched = {
  /** The status of `/api/ready`. */
  readonly ready: () => Promise<number>
  /** The errors in the log since `running` was last called. */
  readonly errors: () => string[]
}

/** A real installation on a real database and folder, to be broken and repaired. */
export type Installation = {
  readonly folder: string
  readonly dataDir: string
  readonly port: number
  readonly databaseUrl: string
  /** A small disk with all files of the database; undefined where this process may not mount one. */
  readonly disk: string | undefined
  /** The proxy between the server and its database. */
  readonly wire: FreezingProxy
  /** Runs one statement as the superuser, past all rights. */
  readonly run: (text: string, database?: string) => Promise<unknown>
  /** Closes all connections to the database, so that changed settings take effect. */
  readonly cutConnections: () => Promise<void>
  readonly running: () => Promise<Watched>
  /** The whole output of the doctor. */
  readonly doctor: (settings: Variables) => Promise<string>
  /** Stops the running server. */
  readonly stop: () => Promise<void>
  readonly whyNotStarted: (settings: Variables) => Promise<string>
  readonly close: () => Promise<void>
}

export async function installAndrum(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-breakages-'))
  // The database's user passes through it.
  chmodSync(folder, 0o711)
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  writeEmptyPages(buildDir)
  const name = 'andrum_breakages'
  // A server of its own, because a checkpoint fails while the disk is full, which would disturb other tests.
  const embedded = await startEmbedded({ dataDir: join(folder, 'server'), durable: false })
  const server = withDatabase(embedded.url, 'postgres')
  const run = (text: string, database = 'postgres') =>
    withClient(withDatabase(server, database), (client) => client.query(text))
  const disk = await mountFor(folder, name, server)
  await run(`create database ${name} ${disk === undefined ? '' : `tablespace ${name}`}`)
  const wire = await freezingProxy(withDatabase(server, name))
  const mail = await startMailServer()
  const [port = 0] = await freePorts(1)
  const usual = {
    DATA_DIR: dataDir,
    DATABASE_URL: wire.url,
    DEMO: '0',
    SMTP_URL: mail.url,
    PORT: String(port),
    LOG_LEVEL: 'error',
  }
  const start = async (settings: Variables) => {
    const config = readConfig({ ...usual, ...settings })
    await tryPort(config)
    return main(config, buildDir)
  }
  const lines: string[] = []
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  let runs: RunningServer | undefined
  const stop = async () => {
    await runs?.close()
    runs = undefined
  }
  return {
    folder,
    dataDir,
    port,
    databaseUrl: wire.url,
    disk,
    wire,
    run: (text, database = name) => run(text, database),
    cutConnections: async () =>
      void (await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)),
    running: async () => {
      runs ??= await start({})
      lines.length = 0
      return {
        ready: async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status,
        errors: () =>
          lines
            .filter((line) => line.includes('"level":"error"'))
            .map((line) => (JSON.parse(line) as { readonly message: string }).message),
      }
    },
    doctor: async (settings) => {
      const said: string[] = []
      await examineInstallation({ ...usual, ...settings }, (...some) => void said.push(...some.map(inWords)))
      return said.join('\n')
    },
    stop,
    whyNotStarted: async (settings) => {
      try {
        await (await start(settings)).close()
        return 'starts'
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    },
    close: async () => {
      await stop()
      written.mockRestore()
      await mail.close()
      await embedded.stop()
      if (disk !== undefined) execFileSync('umount', ['-l', disk])
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Mounts a small disk for a tablespace of the test's server, where the process may. */
async function mountFor(folder: string, name: string, server: string): Promise<string | undefined> {
  const disk = join(folder, 'disk')
  const place = join(disk, 'tables')
  try {
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,mode=755', 'andrum-breakages', disk], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  const { rows } = await withClient(server, (client) =>
    client.query<{ folder: string }>(`select current_setting('data_directory') as folder`),
  )
  const { uid, gid } = statSync(rows[0]?.folder ?? '/')
  mkdirSync(place)
  chownSync(place, uid, gid)
  await withClient(server, (client) => client.query(`create tablespace ${name} location '${place}'`))
  return disk
}
