import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForAnswer } from '#server/db/embedded/answers.ts'
import { serverEnvironment } from '#server/db/embedded/data-folder.ts'
import { socketUrl } from '#server/db/embedded/postmaster.ts'
import { chooseServerUser, spawnAs } from '#server/db/embedded/server-user.ts'

/** Where Debian's packages, Homebrew and Postgres.app keep version 15. */
const usualFolders = [
  process.env.PG_BIN,
  '/usr/lib/postgresql/15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
  '/Applications/Postgres.app/Contents/Versions/15/bin',
]

/** Says in one line what to install. */
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
  /** After it was killed. */
  readonly startAgain: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * A server in a folder of its own, with nothing worth keeping; asks passwords of all but its superuser.
 * @param durable whether it waits for the disk, as a server does that people rely on.
 * @param environment beside what every one has.
 */
export async function startThrowawayServer({
  durable = false,
  environment = {},
}: {
  readonly durable?: boolean
  readonly environment?: Readonly<Record<string, string>>
} = {}): Promise<ThrowawayServer> {
  const programs = findPrograms()
  const folder = mkdtempSync('/tmp/andrum-pg15-')
  const dataFolder = join(folder, 'data')
  const user = chooseServerUser(dataFolder)
  if (user.other) chownSync(folder, user.uid, user.gid)
  const options = { ...spawnAs(user), cwd: '/', env: { ...serverEnvironment, ...environment } }
  const initialise = [
    '-D',
    dataFolder,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  execFileSync(join(programs, 'initdb'), initialise, { ...options, stdio: 'pipe' })
  writeFileSync(join(dataFolder, 'pg_hba.conf'), 'local all postgres trust\nlocal all all scram-sha-256\n')
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `fsync=${durable ? 'on' : 'off'}`,
  ].flatMap((line) => ['-c', line])
  const launch = () =>
    spawn(join(programs, 'postgres'), ['-D', dataFolder, ...settings], { ...options, stdio: 'ignore' })
  let child = launch()
  const ended = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    child.kill('SIGQUIT')
    if (!ended()) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  const startAgain = async () => {
    const deadline = Date.now() + 60_000
    // It ends at once while processes of the killed one still hold its memory.
    while (Date.now() < deadline) {
      child = launch()
      if (await waitForAnswer(folder, ended, 20_000)) return
    }
    throw new Error(`PostgreSQL in ${programs} did not start again.`)
  }
  if (await waitForAnswer(folder, ended, 20_000))
    return { url: socketUrl(folder, 'postgres'), dataFolder, startAgain, stop }
  await stop()
  throw new Error(`PostgreSQL in ${programs} did not start.`)
}
