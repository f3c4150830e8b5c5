import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../scripts/start/free-ports.ts'

/** Its message says in one line what to install. */
export class BalancerMissing extends Error {
  constructor() {
    super('No HAProxy found: install it (apt-get install haproxy, brew install haproxy).')
  }
}

/** Where Debian's package and Homebrew install it. */
const usualPlaces = [
  process.env.HAPROXY,
  '/usr/sbin/haproxy',
  '/opt/homebrew/bin/haproxy',
  '/usr/local/bin/haproxy',
]

export type Balancer = {
  readonly url: string
  /** Waits until HAProxy sends requests to every server. */
  readonly seesAll: () => Promise<void>
  readonly end: () => Promise<void>
}

/**
 * Starts an HAProxy before servers on these ports, which asks each whether it is ready.
 * @param folder for its settings.
 */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<Balancer> {
  const program = usualPlaces.find((place) => place !== undefined && existsSync(place))
  if (program === undefined) throw new BalancerMissing()
  const [front = 0, states = 0] = await freePorts(2)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, settingsOf(front, states, ports))
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const seesAll = async () => {
    for (;;) {
      const csv = await fetch(`http://127.0.0.1:${states}/;csv`).then(
        (answer) => answer.text(),
        () => '',
      )
      if (csv.split('\n').filter((line) => /^andrum,s\d,.*,UP,/.test(line)).length === ports.length) return
      await pause(100)
    }
  }
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url: `http://127.0.0.1:${front}`, seesAll, end }
}

/**
 * A request goes to another server when the first refuses the connection, and never twice to one that may have received it. A busy
 * machine answers the health check late; that alone must not stop requests to it.
 */
const settingsOf = (front: number, states: number, ports: readonly number[]) => `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 10s
  retries 3
  option redispatch 1
  retry-on conn-failure
frontend public
  bind 127.0.0.1:${front}
  default_backend andrum
backend andrum
  option httpchk GET /api/ready
  default-server check inter 500ms fall 2 rise 1
${ports.map((port, at) => `  server s${at} 127.0.0.1:${port}`).join('\n')}
frontend states
  bind 127.0.0.1:${states}
  stats enable
  stats uri /
`
