import { chownSync, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stressprofil } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { chooseServerUser } from '#server/platform/db/embedded/server-user.ts'
import { startMailServer } from '#test/app/mail-server.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { startThrowawayServer, type ThrowawayServer } from '../scripts/test-pg/throwaway-server.ts'
import { call, signInByMail } from './app-account.ts'
import { faultsOf } from './check-answers.ts'
import { startClients } from './clients.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, LeftOut } from './place.ts'
import { readKept } from './read-kept.ts'
import type { Found } from './report.ts'
import { runCommand } from './run-command.ts'
import { oneServer } from './servers.ts'

const script = fileURLToPath(new URL('../deploy/recovery.sh', import.meta.url))
const people = 4000
const hours = 1

/** The longest wait for the database, in ms. */
const patience = 60_000

/**
 * Point-in-time recovery of a PostgreSQL that archives its log by `deploy/recovery.sh` while people answer. All organisations are
 * deleted by mistake, and the database is recovered to a moment before. Every answer acknowledged before that moment must be there
 * once, and none that was sent after it; people erased since are erased again; nobody is signed in; no file of the log is older
 * than the published time.
 */
export async function momentsRecovered(kind: DatabaseKind): Promise<Found> {
  if (kind !== 'postgres') throw new LeftOut('Only the log of a PostgreSQL of its own is kept.')
  const folder = makeOpenFolder('moments')
  const kept = makeKeptFolder(folder)
  const mails = await startMailServer()
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  writeEmptyPages(buildDir)
  const environment = { RECOVERY_HOURS: String(hours), RECOVERY_DIR: kept.folder }
  const settings = [
    'archive_mode=on',
    'archive_timeout=15min',
    'wal_recycle=off',
    `archive_command=sh ${kept.program} archive %p %f`,
  ]
  const recovery = (...args: string[]) => ['sh', kept.program, ...args] as const
  const undo: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
    mails.close,
  ]
  const begin = async (makeData?: (dataFolder: string) => ReturnType<typeof recovery>) => {
    const database = await startThrowawayServer({
      durable: true,
      environment,
      settings,
      ...(makeData === undefined ? {} : { makeData }),
    })
    undo.push(database.stop)
    const own = {
      ...serverSettings(dataDir),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      SMTP_URL: mails.url,
      RECOVERY_HOURS: String(hours),
      DATABASE_URL: database.url,
    }
    const server = oneServer(buildDir, own)
    undo.push(server.stop)
    return { database, settings: own, server, around: { place: server, mails } }
  }
  const faults: string[] = []
  try {
    const before = await begin()
    const round = await layOutOpenRound(before.settings, { people, units: 40 })
    await before.server.start()
    const staying = await signInByMail(before.around, 'stannar@andra.example')
    const leaving = await signInByMail(before.around, 'raderas@andra.example')
    const [early, late] = [round.invited.slice(0, -1), round.invited.slice(-1)]
    const clients = startClients(stressprofil, {
      ...round,
      invited: early,
      url: before.server.url,
      atOnce: 20,
    })
    await clients.more(200)
    before.database.run(recovery('base'))
    // The end of a base backup is noted in whole seconds.
    await pause(1000)
    await clients.more(200)

    const acknowledged = new Set(clients.acknowledged)
    const moment = await nowOf(before.database)
    const sent = new Map(clients.sent)
    await clients.more(200)
    await clients.stop()
    await call(before.around, 'DELETE', '/api/v1/me', leaving)
    await before.server.stop()
    await withClient(before.database.url, (client) => client.query('truncate organisation cascade'))
    // A clean stop, so that the server first archives the rest of its log.
    before.database.run(['pg_ctl', 'stop', '-D', before.database.dataFolder, '-m', 'fast'])

    const begun = performance.now()
    const after = await begin((dataFolder) => recovery('restore', moment, dataFolder))
    await untilWritable(after.database)
    const seconds = (performance.now() - begun) / 1000
    await after.server.start().then(
      () => faults.push('A server started on it before anybody was erased again.'),
      (error: unknown) => {
        if (!String(error).includes('was recovered to an earlier point in time')) throw error
      },
    )
    const said = await runCommand('restore', ['--recovered'], after.settings)
    if (!said.includes('now again: 1 people')) faults.push(`Of the erased it is said: ${said}`)
    const held = await readKept(after.database.url, round, stressprofil)
    faults.push(...faultsOf(stressprofil, round.invited, { sent, acknowledged }, held))
    const found = await accountsIn(after.database)
    if (found !== 'stannar@andra.example') faults.push(`These accounts are there: ${found}.`)
    await after.server.start()
    const isIn = await call(after.around, 'GET', '/api/v1/me', staying).then(
      () => true,
      () => false,
    )
    if (isIn) faults.push('A session from before the moment is still good.')
    const again = startClients(stressprofil, {
      ...round,
      invited: late,
      url: after.server.url,
      atOnce: 1,
    })
    await again.stop()
    if (again.acknowledged.size !== 1) faults.push('The server on it takes no answer.')

    after.database.run(recovery('keep'))
    const ends = readdirSync(join(kept.folder, 'base')).filter((name) => name.endsWith('.end'))
    if (ends.length !== 2) faults.push(`From now on no base backup leads: there are ${ends.join(', ')}.`)
    faults.push(...olderThanPublished(after.database, kept, recovery('keep')))
    return {
      faults,
      figures: {
        'acknowledged before the moment/there/sent in all': `${acknowledged.size}/${held.used.size}/${clients.sent.size}`,
        'base backup and log led to the moment in, s': seconds.toFixed(1),
      },
      goals: [
        noFault(
          `faults of a database recovered to a moment, with ${acknowledged.size} answers acknowledged before it`,
          faults,
        ),
      ],
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

type KeptFolder = { readonly folder: string; readonly program: string }

/** Owned by the database's user, as on a separate machine. */
function makeKeptFolder(folder: string): KeptFolder {
  const kept = join(folder, 'recovery')
  mkdirSync(kept)
  const { uid, gid, other } = chooseServerUser(kept)
  if (other) chownSync(kept, uid, gid)
  const program = join(folder, basename(script))
  copyFileSync(script, program)
  return { folder: kept, program }
}

async function ask(database: ThrowawayServer, query: string): Promise<string> {
  const { rows } = await withClient(database.url, (client) => client.query<{ said: string }>(query))
  return rows[0]?.said ?? ''
}

const nowOf = (database: ThrowawayServer) => ask(database, 'select clock_timestamp()::text as said')

const accountsIn = (database: ThrowawayServer) =>
  ask(database, "select string_agg(email, ' ' order by email) as said from identity.person")

async function untilWritable(database: ThrowawayServer): Promise<void> {
  const deadline = performance.now() + patience
  while ((await ask(database, 'select pg_is_in_recovery()::text as said')) === 'true') {
    if (performance.now() > deadline) throw new Error('the database did not come to its moment')
    await pause(50)
  }
}

/** Lets the published time pass by renaming the base backups; then no file may hold a transaction from before. */
function olderThanPublished(
  database: ThrowawayServer,
  { folder }: KeptFolder,
  keep: readonly [string, ...string[]],
): string[] {
  const passed = Math.floor(Date.now() / 1000)
  const bases = join(folder, 'base')
  const aged = (name: string) => name.replace(/^\d+/, (began) => String(Number(began) - hours * 3600))
  for (const name of readdirSync(bases)) renameSync(join(bases, name), join(bases, aged(name)))
  database.run(keep)
  const left = readdirSync(bases).filter((name) => Number.parseInt(name, 10) < passed)
  const files = [join(folder, 'log'), join(database.dataFolder, 'pg_wal')].flatMap((where) =>
    readdirSync(where)
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .map((name) => join(where, name)),
  )
  const older = files.filter((file) => beganBefore(database, file, passed))
  return [...left, ...older].map((name) => `${name} has what is older than the published time.`)
}

/** Whether a file of the log holds a transaction from before that second. */
function beganBefore(database: ThrowawayServer, file: string, second: number): boolean {
  // `pg_waldump` fails where the file ends: the rest has not been written.
  const listed = database.run([
    'sh',
    '-c',
    'TZ=UTC pg_waldump --rmgr=Transaction "$0" 2>/dev/null || :',
    file,
  ])
  const times = [...listed.matchAll(/(?:COMMIT|ABORT) (\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d+) UTC/g)]
  return times.some(([, day, time]) => Date.parse(`${day}T${time}Z`) < second * 1000)
}
