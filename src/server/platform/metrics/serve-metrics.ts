import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { StartError } from '#server/platform/db/start-error.ts'
import type { Deps } from '#server/platform/deps.ts'
import { checkReady } from './check-ready.ts'
import { headOf } from './meter.ts'

export type ServedMetrics = { readonly port: number; readonly close: () => Promise<void> }

/**
 * Serves `GET /metrics` on an address of its own, which no proxy opens to the public. The contract does not have it, and the
 * address serves no other path.
 */
export async function serveMetrics(
  deps: Pick<Deps, 'pools' | 'meter' | 'log'>,
  place: { readonly host: string; readonly port: number },
): Promise<ServedMetrics> {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
    writeAll(deps, delay).then(
      (body) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(place.port, place.host)
  await once(server, 'listening').catch((cause: unknown) => {
    throw new StartError(
      `Nobody can listen at METRICS_HOST ${place.host}, METRICS_PORT ${place.port}: choose another.`,
      { cause },
    )
  })
  const close = async () => {
    delay.disable()
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { port: (server.address() as AddressInfo).port, close }
}

type Delay = ReturnType<typeof monitorEventLoopDelay>

async function writeAll(
  { pools, meter, log }: Pick<Deps, 'pools' | 'meter' | 'log'>,
  delay: Delay,
): Promise<string> {
  const ready = await checkReady({ pools, log }).then(
    () => 1,
    () => 0,
  )
  const { user, system } = process.cpuUsage()
  const gauge = (name: string, help: string, value: number) => [
    ...headOf(name, 'gauge', help),
    `${name} ${value}`,
  ]
  const quantile = (share: number) => delay.percentile(share * 100) / 1e9
  const connections = [pools.app, pools.identity, pools.jobs, pools.release].flatMap(({ role, pool }) => [
    `andrum_database_connections{role="${role}",state="idle"} ${pool.idleCount}`,
    `andrum_database_connections{role="${role}",state="used"} ${pool.totalCount - pool.idleCount}`,
    `andrum_database_connections{role="${role}",state="waited_for"} ${pool.waitingCount}`,
  ])
  const lines = [
    ...gauge(
      'andrum_ready',
      'Whether the database answers, takes writes and has the tables of this version.',
      ready,
    ),
    meter.write(),
    ...headOf('andrum_database_connections', 'gauge', 'Connections of each role, and who waits for one.'),
    ...connections,
    ...headOf('nodejs_eventloop_delay_seconds', 'summary', 'How late the process was since the last time.'),
    ...[0.5, 0.9, 0.99].map(
      (share) => `nodejs_eventloop_delay_seconds{quantile="${share}"} ${quantile(share)}`,
    ),
    ...gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    ...gauge('process_start_time_seconds', 'When it started.', Date.now() / 1000 - process.uptime()),
    ...headOf('process_cpu_seconds_total', 'counter', 'Processor time of the process.'),
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
  ]
  delay.reset()
  return `${lines.join('\n')}\n`
}
