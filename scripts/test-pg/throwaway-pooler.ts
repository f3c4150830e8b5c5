import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEnvironment } from '#server/platform/db/embedded/data-folder.ts'
import { socketUrl } from '#server/platform/db/embedded/postmaster.ts'
import { chooseServerUser, spawnAs } from '#server/platform/db/embedded/server-user.ts'

/** Where Debian's package and Homebrew keep it. */
const usualPlaces = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

/** Says in one line what to install. */
export class PoolerMissing extends Error {
  constructor() {
    super('No PgBouncer found: install it (apt-get install pgbouncer, brew install pgbouncer).')
  }
}

export type ThrowawayPooler = {
  /** The same databases, by the same names and passwords. */
  readonly url: string
  /** Of its settings, named in its command. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/**
 * A PgBouncer in transaction mode before the server at `url`, a socket of which the superuser comes in without a password.
 * Who signs in to it signs in with the password kept there.
 */
export async function startThrowawayPooler(url: string): Promise<ThrowawayPooler> {
  const program = usualPlaces.find((place) => place !== undefined && existsSync(place))
  if (program === undefined) throw new PoolerMissing()
  const folder = mkdtempSync('/tmp/andrum-pooler-')
  const user = chooseServerUser(folder)
  const settings = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users')
  writeFileSync(users, '"postgres" ""\n')
  writeFileSync(settings, settingsOf({ server: decodeURIComponent(new URL(url).hostname), folder, users }))
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

const settingsOf = ({
  server,
  folder,
  users,
}: {
  readonly server: string
  readonly folder: string
  readonly users: string
}) => `[databases]
* = host=${server} auth_user=postgres

[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
logfile = ${join(folder, 'log')}
auth_type = scram-sha-256
auth_file = ${users}
auth_query = select rolname, rolpassword from pg_authid where rolname = $1
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
server_login_retry = 1
`
