import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { serverEnvironment } from '#server/platform/db/embedded/data-folder.ts'
import { socketUrl } from '#server/platform/db/embedded/postmaster.ts'
import { chooseServerUser, spawnAs } from '#server/platform/db/embedded/server-user.ts'

/** Where Debian's package and Homebrew install it. */
const usualPlaces = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

/** Its message says in one line what to install. */
export class PoolerMissing extends Error {
  constructor() {
    super('No PgBouncer found: install it (apt-get install pgbouncer, brew install pgbouncer).')
  }
}

export type ThrowawayPooler = {
  /** Address of the same databases through the pooler, with the same names and passwords. */
  readonly url: string
  /** The folder of its settings. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** Tests use the operators' own settings file. */
const shipped = readFileSync(fileURLToPath(new URL('../../deploy/pgbouncer.ini', import.meta.url)), 'utf8')

const password = 'a password for one test'

/**
 * Starts a PgBouncer by `deploy/pgbouncer.ini` before the server at `url`, a socket on which the superuser needs no password;
 * set up as that file says, in the database of `url` and in every later one.
 */
export async function startThrowawayPooler(url: string): Promise<ThrowawayPooler> {
  const program = usualPlaces.find((place) => place !== undefined && existsSync(place))
  if (program === undefined) throw new PoolerMissing()
  const folder = mkdtempSync('/tmp/andrum-pooler-')
  const user = chooseServerUser(folder)
  const settings = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users')
  await setUp(url)
  writeFileSync(users, `"pgbouncer" "${password}"\n`)
  writeFileSync(settings, settingsAt({ server: decodeURIComponent(new URL(url).hostname), folder, users }))
  if (user.other) for (const place of [folder, settings, users]) chownSync(place, user.uid, user.gid)
  const child = spawn(program, ['-q', settings], {
    ...spawnAs(user),
    cwd: '/',
    env: serverEnvironment,
    stdio: 'ignore',
  })
  const stop = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  const deadline = Date.now() + 10_000
  while (!existsSync(join(folder, `.s.PGSQL.${port}`))) {
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`${program} did not start.`)
    }
    await pause(50)
  }
  const own = new URL(socketUrl(folder, decodeURIComponent(new URL(url).pathname.slice(1))))
  own.port = String(port)
  return { url: own.href, folder, stop }
}

const port = 6432

/** Runs the statements for a superuser in the file's first lines. All databases share the role. */
async function setUp(url: string): Promise<void> {
  const [role = '', ...inEach] = [...shipped.matchAll(/^; {3}(.*)$/gm)].map(([, line]) => line ?? '')
  const template = new URL(url)
  template.pathname = '/template1'
  await withClient(url, (client) => client.query(role.replace('…', password)))
  for (const each of [url, template.href]) await withClient(each, (client) => client.query(inEach.join('\n')))
}

type Place = { readonly server: string; readonly folder: string; readonly users: string }

/** The shipped file with this machine's paths, and with every database of the server. */
function settingsAt({ server, folder, users }: Place): string {
  const places: readonly (readonly [RegExp, string])[] = [
    [/^andrum = host=127\.0\.0\.1 port=5432 /m, `* = host=${server} `],
    [/^listen_addr = .*$/m, `listen_addr =\nunix_socket_dir = ${folder}\nlogfile = ${join(folder, 'log')}`],
    [/^auth_file = .*$/m, `auth_file = ${users}`],
  ]
  return places.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`deploy/pgbouncer.ini has no line like ${from}`)
    return text.replace(from, () => to)
  }, shipped)
}
