import { join } from 'node:path'
import { type ServerProcess, spawnServerProcess } from '#test/app/spawn-server-process.ts'
import { freePorts } from '../scripts/start/free-ports.ts'
import { startBalancer } from './balancer.ts'

/** The running server: one process, or two behind a load balancer. */
export type Servers = {
  /** The address for requests; only after `start`. */
  readonly url: () => string
  /** Starts every server that does not run. @param program `test/app/server-process.ts` of another version. */
  readonly start: (program?: string) => Promise<void>
  /** Shuts all of them down. */
  readonly stop: () => Promise<void>
  /** Kills one process. */
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
 * Two server processes that share only the database, each with a folder of its own, behind a load balancer. They are killed in
 * turn.
 * @param folder for the folders of both and the load balancer's settings.
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
