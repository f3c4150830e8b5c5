import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { serverEnvironment } from '#server/platform/db/embedded/data-folder.ts'
import { chooseServerUser, spawnAs } from '#server/platform/db/embedded/server-user.ts'
import { freePorts } from '../scripts/start/free-ports.ts'
import { findPrograms } from '../scripts/test-pg/throwaway-server.ts'
import { childrenOf, signal } from './processes.ts'

/** A primary PostgreSQL and its standby, which can change roles. */
export type Pair = {
  /** Both hosts, as an operator writes them into DATABASE_URL. */
  readonly url: string
  /** The present primary. */
  readonly primary: () => string
  /** From now on the standby gets nothing more, and commits do not wait for it. */
  readonly fallBehind: () => Promise<void>
  /** Kills every process of the primary, and promotes the standby. */
  readonly failOver: () => Promise<void>
  /** Rebuilds the dead one as standby of the other; from now on commits wait for it. */
  readonly followAgain: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Host = {
  readonly url: string
  readonly port: number
  readonly begin: (from?: Host) => Promise<void>
  readonly kill: () => Promise<void>
}

/** @param folder that the server's user may pass through. */
export async function startPair(folder: string): Promise<Pair> {
  const programs = findPrograms()
  const ports = await freePorts(2)
  const [first, second] = ports.map((port, at) => makeHost(programs, join(folder, `host-${at}`), port))
  if (first === undefined || second === undefined) throw new Error('two hosts were asked for')
  let [primary, standby] = [first, second]
  const follow = async () => {
    await standby.begin(primary)
    await run(primary, "alter system set synchronous_standby_names = '*'")
    await run(primary, 'select pg_reload_conf()')
    await untilSynchronous(primary)
  }
  await primary.begin()
  await follow()
  return {
    url: `postgres://postgres@127.0.0.1:${first.port},127.0.0.1:${second.port}/postgres?target_session_attrs=read-write`,
    primary: () => primary.url,
    fallBehind: async () => {
      await run(primary, "alter system set synchronous_standby_names = ''")
      await run(primary, 'select pg_reload_conf()')
      await run(standby, "alter system set primary_conninfo = ''")
      await run(standby, 'select pg_reload_conf()')
    },
    failOver: async () => {
      await primary.kill()
      ;[primary, standby] = [standby, primary]
      // A setting copied from the dead primary: no standby exists that a commit could wait for.
      await run(primary, "alter system set synchronous_standby_names = ''")
      await run(primary, 'select pg_promote()')
    },
    followAgain: follow,
    stop: async () => {
      for (const host of [primary, standby]) await host.kill()
    },
  }
}

function makeHost(programs: string, folder: string, port: number): Host {
  const data = join(folder, 'data')
  mkdirSync(folder)
  const user = chooseServerUser(data)
  if (user.other) chownSync(folder, user.uid, user.gid)
  const options = { ...spawnAs(user), cwd: '/', env: serverEnvironment }
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_wal_senders=4',
  ].flatMap((line) => ['-c', line])
  let child: ChildProcess | undefined
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    port,
    begin: async (from) => {
      rmSync(data, { recursive: true, force: true, maxRetries: 10 })
      const make =
        from === undefined
          ? [
              'initdb',
              '-D',
              data,
              '--username=postgres',
              '--auth=trust',
              '--encoding=UTF8',
              '--locale=C',
              '--no-sync',
            ]
          : ['pg_basebackup', '-D', data, '-d', from.url, '-R', '--checkpoint=fast', '--no-sync']
      execFileSync(join(programs, make[0] ?? ''), make.slice(1), { ...options, stdio: 'pipe' })
      if (from === undefined)
        writeFileSync(
          join(data, 'pg_hba.conf'),
          'local all postgres trust\nhost all,replication postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n',
        )
      const begun = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
        ...options,
        stdio: 'ignore',
      })
      child = begun
      const deadline = Date.now() + 60_000
      while (!(await answers(url))) {
        if (begun.exitCode !== null || Date.now() > deadline)
          throw new Error(`PostgreSQL in ${data} did not start.`)
        await pause(50)
      }
    },
    kill: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      const first = child.pid ?? 0
      for (const pid of [first, ...childrenOf(first)]) signal(pid, 'SIGKILL')
      await ended
    },
  }
}

const answers = (url: string) =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )

const run = (host: Host, statement: string) => withClient(host.url, (client) => client.query(statement))

async function untilSynchronous(primary: Host): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const { rows } = await run(
      primary,
      "select from pg_stat_replication where sync_state in ('sync', 'quorum')",
    )
    if (rows.length > 0) return
    if (Date.now() > deadline) throw new Error('the standby does not follow')
    await pause(50)
  }
}
