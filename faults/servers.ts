import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, spawnServerProcess } from '#test/app/spawn-server-process.ts'

/** What serves: one process, or two behind a balancer. */
export type Servers = {
  /** Where requests go; only after `start`. */
  readonly url: () => string
  /** Whatever does not run. @param program `test/app/server-process.ts` of another version. */
  readonly start: (program?: string) => Promise<void>
  /** All of it, in order. */
  readonly stop: () => Promise<void>
  /** One process, at once. */
  readonly kill: () => Promise<void>
}

type Settings = Readonly<Record<string, string>>

export function oneServer(buildDir: string, settings: Settings): Servers {
  let server: ServerProcess | undefined
  return {
    url: () => {
      if (server === undefined) throw new Error('the server has not been started')
      return server.url
    },
    start: async (program) => {
      server = await spawnServerProcess(buildDir, settings, () => {}, program).ready
    },
    stop: async () => {
      await server?.end('SIGTERM')
    },
    kill: async () => {
      await server?.end('SIGKILL')
    },
  }
}

/** Says in one line what to install. */
export class BalancerMissing extends Error {
  constructor() {
    super('No HAProxy found: install it (apt-get install haproxy, brew install haproxy).')
  }
}

const usualPlaces = [process.env.HAPROXY, '/usr/sbin/haproxy', '/opt/homebrew/bin/haproxy']

/**
 * Two processes that share nothing but the database, each with a folder of its own, behind an HAProxy that asks each
 * whether it is ready. Killed in turn.
 * @param folder for the folders of both and the balancer's settings.
 */
export async function twoServers(folder: string, buildDir: string, settings: Settings): Promise<Servers> {
  const program = usualPlaces.find((place) => place !== undefined && existsSync(place))
  if (program === undefined) throw new BalancerMissing()
  const [front = 0, ...ports] = await freePorts(3)
  const each = ports.map((port, at) =>
    oneServer(buildDir, { ...settings, PORT: String(port), DATA_DIR: join(folder, `data-${at}`) }),
  )
  const running = each.map(() => false)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, balancerSettings(front, ports))
  const balancer = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  let turn = 0
  return {
    url: () => `http://127.0.0.1:${front}`,
    start: async (version) => {
      for (const [at, one] of each.entries()) {
        if (running[at] === true) continue
        await one.start(version)
        running[at] = true
      }
      await untilReady(`http://127.0.0.1:${front}/api/ready`)
    },
    stop: async () => {
      await Promise.all(each.map((one) => one.stop()))
      running.fill(false)
      balancer.kill('SIGKILL')
      if (balancer.exitCode === null && balancer.signalCode === null) await once(balancer, 'exit')
    },
    kill: async () => {
      turn += 1
      await each[turn % each.length]?.kill()
      running[turn % each.length] = false
    },
  }
}

/** A request goes to the other server when one cannot be connected to, and never twice to one that may have taken it in. */
const balancerSettings = (front: number, ports: readonly number[]) => `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch 1
  retry-on conn-failure
frontend all
  bind 127.0.0.1:${front}
  default_backend andrum
backend andrum
  option httpchk GET /api/ready
  default-server check inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions
${ports.map((port, at) => `  server andrum-${at} 127.0.0.1:${port}`).join('\n')}
`

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) server.close()
  return ports
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('neither server is ready behind the balancer')
    await pause(20)
  }
}
