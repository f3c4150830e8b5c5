import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stressprofil } from '#core/instrument/shipped.ts'
import { type ServerProcess, spawnServerProcess } from '#test/app/spawn-server-process.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { freePorts } from '../scripts/start/free-ports.ts'
import { startThrowawayServer } from '../scripts/test-pg/throwaway-server.ts'
import { startBalancer } from './balancer.ts'
import { startClients } from './clients.ts'
import { noFault } from './goals.ts'
import { type Found, turns } from './report.ts'

const atOnce = 10

/** Answers between two restarts, so that both servers have work again. */
const between = 200

/** Longer than the proxy needs to notice: it asks twice a second and trusts the second no. */
const drainSeconds = 2

const people = (restarts: number) => (restarts + 2) * 5000

/**
 * Two servers on one PostgreSQL are restarted in turn while people answer. They answer through HAProxy, which asks `/api/ready`,
 * or as clients that know both addresses and go to the other one when a connection is refused. Every answer that is
 * not acknowledged for any other reason is a fault.
 */
export async function rollingRestarts(by: 'haproxy' | 'address', restarts: number): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-restarts-'))
  const database = await startThrowawayServer({ durable: true })
  const buildDir = join(folder, 'build')
  writeEmptyPages(buildDir)
  const ports = await freePorts(2)
  const settings = ports.map((port, at) => ({
    ...serverSettings(join(folder, `data-${at}`)),
    // Both servers must read what the other one has sealed.
    AUTH_SECRET: 'a'.repeat(40),
    DATA_KEY: 'b'.repeat(40),
    LOG_KEY: 'c'.repeat(40),
    DATABASE_URL: database.url,
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...(by === 'haproxy' ? { DRAIN_SECONDS: String(drainSeconds) } : {}),
  }))
  const start = (at: number): Promise<ServerProcess> => spawnServerProcess(buildDir, settings[at] ?? {}).ready
  const running: ServerProcess[] = []
  const proxy = by === 'haproxy' ? await startBalancer(folder, ports) : undefined
  try {
    const round = await layOutOpenRound(settings[0] ?? {}, { people: people(restarts), units: 40 })
    for (const at of [0, 1]) running[at] = await start(at)
    await proxy?.seesAll()
    let turn = 0
    const both = ports.map((port) => `http://127.0.0.1:${port}`)
    const url = () => proxy?.url ?? both[turn++ % both.length] ?? ''
    const clients = startClients(stressprofil, { ...round, url, atOnce })
    const times: number[] = []
    for (const at of turns(restarts)) {
      await clients.more(between)
      const begun = performance.now()
      await running[at % 2]?.end('SIGTERM')
      times.push(performance.now() - begun)
      running[at % 2] = await start(at % 2)
      await proxy?.seesAll()
    }
    await clients.more(between)
    await clients.stop()
    const faults = clients.lost.map((why) => `somebody got no answer: ${why}`)
    return {
      faults,
      figures: {
        restarts,
        acknowledged: clients.acknowledged.size,
        'without an answer': clients.lost.length,
        'from SIGTERM to the end, ms, most': Math.round(Math.max(...times)),
      },
      goals: [
        noFault(
          `requests dropped by ${restarts} restarts in turn, ${by === 'haproxy' ? 'behind HAProxy' : 'by address'}, of ${clients.acknowledged.size} acknowledged`,
          faults,
        ),
      ],
    }
  } finally {
    for (const server of running) await server.end('SIGTERM')
    await proxy?.end()
    await database.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
