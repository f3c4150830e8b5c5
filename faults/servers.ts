import { join } from 'node:path'
import { type ServerProcess, spawnServerProcess } from '#test/app/spawn-server-process.ts'
import { freePorts } from '../scripts/start/free-ports.ts'
import { startBalancer } from './balancer.ts'

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

export type Settings = Readonly<Record<string, string>>

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

/**
 * Two processes that share nothing but the database, each with a folder of its own, behind a balancer. Killed in
 * turn.
 * @param folder for the folders of both and the balancer's settings.
 */
export async function twoServers(folder: string, buildDir: string, settings: Settings): Promise<Servers> {
  const ports = await freePorts(2)
  const each = ports.map((port, at) =>
    oneServer(buildDir, { ...settings, PORT: String(port), DATA_DIR: join(folder, `data-${at}`) }),
  )
  const running = each.map(() => false)
  const balancer = await startBalancer(folder, ports)
  let turn = 0
  return {
    url: () => balancer.url,
    start: async (version) => {
      for (const [at, one] of each.entries()) {
        if (running[at] === true) continue
        await one.start(version)
        running[at] = true
      }
      await balancer.seesAll()
    },
    stop: async () => {
      await Promise.all(each.map((one) => one.stop()))
      running.fill(false)
      await balancer.end()
    },
    kill: async () => {
      turn += 1
      await each[turn % each.length]?.kill()
      running[turn % each.length] = false
    },
  }
}
