import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForAnswer } from '#server/platform/db/embedded/answers.ts'
import { serverEnvironment } from '#server/platform/db/embedded/data-folder.ts'
import { socketUrl } from '#server/platform/db/embedded/postmaster.ts'
import { chooseServerUser, spawnAs } from '#server/platform/db/embedded/server-user.ts'

/** Where Debian's packages, Homebrew and Postgres.app install version 15. */
const usualFolders = [
  process.env.PG_BIN,
  '/usr/lib/postgresql/15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
  '/Applications/Postgres.app/Contents/Versions/15/bin',
]

/** Its message says in one line what to install. */
export class PostgresMissing extends Error {
  constructor() {
    super(
      'No PostgreSQL 15 found: install it (apt-get install postgresql-15, brew install postgresql@15), or set TEST_DATABASE_URL.',
    )
  }
}

/** @throws PostgresMissing */
export function findPrograms(): string {
  const programs = usualFolders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')))
  if (programs === undefined) throw new PostgresMissing()
  return programs
}

export type ThrowawayServer = {
  readonly url: string
  readonly dataFolder: string
  /** Runs a program as the server's user, with the server's programs in PATH. @returns its output */
  readonly run: (command: Command) => string
  /** Whether it was killed or has ended by itself. */
  readonly hasEnded: () => boolean
  /** Restarts it after it has ended. */
  readonly startAgain: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Command = readonly [program: string, ...args: string[]]

/**
 * Starts a server in a folder of its own, for data that may be lost; everybody but its superuser needs a password.
 * @param under the parent of its folder: a short path, since its socket lies there.
 * @param durable whether it waits for the disk, as a production server does.
 * @param environment beside the usual one, also for programs that run as its user.
 */
export async function startThrowawayServer({
  under = '/tmp',
  durable = false,
  environment = {},
  settings: more = [],
  makeData,
}: {
  readonly under?: string
  readonly durable?: boolean
  readonly environment?: Readonly<Record<string, string>>
  /** `name=value`, beside the usual settings. */
  readonly settings?: readonly string[]
  /** Replaces `initdb` for making the data folder. */
  readonly makeData?: (dataFolder: string) => Command
} = {}): Promise<ThrowawayServer> {
  const programs = findPrograms()
  const folder = mkdtempSync(join(under, 'andrum-pg15-'))
  const dataFolder = join(folder, 'data')
  const user = chooseServerUser(dataFolder)
  if (user.other) chownSync(folder, user.uid, user.gid)
  const options = { ...spawnAs(user), cwd: '/', env: { ...serverEnvironment, ...environment } }
  const atHand = { PATH: `${programs}:${process.env.PATH}`, PGHOST: folder, PGUSER: 'postgres' }
  const run = ([program, ...args]: Command) =>
    execFileSync(program, args, {
      ...options,
      env: { ...options.env, ...atHand },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const initialise = [
    join(programs, 'initdb'),
    '-D',
    dataFolder,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ] as const
  try {
    run(makeData?.(dataFolder) ?? initialise)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  writeFileSync(
    join(dataFolder, 'pg_hba.conf'),
    'local all,replication postgres trust\nlocal all all scram-sha-256\n',
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? 'on' : 'off'}`,
    ...more,
  ].flatMap((line) => ['-c', line])
  const launch = () =>
    spawn(join(programs, 'postgres'), ['-D', dataFolder, ...settings], { ...options, stdio: 'ignore' })
  let child = launch()
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    child.kill('SIGQUIT')
    if (!hasEnded()) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  const startAgain = async () => {
    const deadline = Date.now() + 60_000
    // The start fails at once while processes of the killed server still hold its shared memory.
    while (Date.now() < deadline) {
      child = launch()
      if (await waitForAnswer(folder, hasEnded, 20_000)) return
    }
    throw new Error(`PostgreSQL in ${programs} did not start again.`)
  }
  if (await waitForAnswer(folder, hasEnded, 20_000))
    return { url: socketUrl(folder, 'postgres'), dataFolder, run, hasEnded, startAgain, stop }
  await stop()
  throw new Error(`PostgreSQL in ${programs} did not start.`)
}
