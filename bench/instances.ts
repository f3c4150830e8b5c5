/**
 * Two servers against one: answers by link, on a PostgreSQL 15 behind a PgBouncer, through an HAProxy that knows one of the
 * servers and through another that knows both; fifty clients that each send the next answer after the response. Both are
 * measured in turns in the same minutes. Processor time per answer is that of each process by /proc. `most` is the answers a second
 * that this allows: all processes on the cores of this machine, and each server on one.
 */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stressprofil } from '#core/instrument/shipped.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { BalancerMissing, startBalancer } from '../faults/balancer.ts'
import { freePorts } from '../scripts/start/free-ports.ts'
import { PoolerMissing, startThrowawayPooler } from '../scripts/test-pg/throwaway-pooler.ts'
import { PostgresMissing, startThrowawayServer } from '../scripts/test-pg/throwaway-server.ts'
import { type Pass, pass, rounded, seconds, serveProduct, startBeside, summary } from './beside-bare.ts'
import { databaseProcessor, processorOf } from './processes.ts'
import { saveResults } from './save-results.ts'
import { answersOf, type Sent } from './send-answer.ts'

const people = 140_000
const units = 250
const passes = 3
const clients = 50

/** Milliseconds of processor time so far. */
type Clock = () => number

/** Clean-up work for the end, run last to first. */
const undo: (() => unknown)[] = []

async function measure(): Promise<void> {
  const folder = makeOpenFolder('bench')
  undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  const buildDir = join(folder, 'build')
  writeEmptyPages(buildDir)
  const database = await startThrowawayServer({ durable: true })
  undo.push(database.stop)
  const pooler = await startThrowawayPooler(database.url)
  undo.push(pooler.stop)
  const secret = () => randomBytes(36).toString('base64')
  const shared = { AUTH_SECRET: secret(), DATA_KEY: secret(), LOG_KEY: secret() }
  const ports = await freePorts(2)
  const settings = ports.map((port, at) => ({
    ...serverSettings(join(folder, `data-${at}`)),
    ...shared,
    DATABASE_URL: database.url,
    DATABASE_POOL_URL: pooler.url,
    PORT: String(port),
    TRUSTED_PROXIES: '127.0.0.1',
  }))
  const one = await balancer(join(folder, 'one'), ports.slice(0, 1))
  const two = await balancer(join(folder, 'two'), ports)
  const { path, invited } = await layOutOpenRound(settings[0] ?? {}, { people, units })
  const servers: ChildProcess[] = []
  for (const each of settings) {
    const server = await startBeside(import.meta.url, ['product', buildDir], each)
    undo.push(async () => {
      server.server.kill('SIGTERM')
      await once(server.server, 'exit')
    })
    servers.push(server.server)
  }
  const [first] = servers
  if (first === undefined) throw new Error('no server was started')
  await one.seesAll()
  await two.seesAll()

  const clocks: Readonly<Record<string, Clock>> = {
    node: () => processorOf(({ pid }) => servers.some((server) => server.pid === pid)),
    database: () => databaseProcessor(database.dataFolder),
    pgbouncer: () => processorOf(({ command }) => command.includes(pooler.folder)),
    haproxy: () => processorOf(({ command }) => command.includes(folder) && command.includes('haproxy')),
    clients: () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  }
  let used = 0
  const answer = (): Sent => {
    const who = invited[used]
    if (who === undefined) throw new Error('everybody has answered: lay out more people')
    used += 1
    const body = { token: who.token, version: stressprofil.version, answers: answersOf(used) }
    return { path, body: JSON.stringify(body) }
  }
  const through = (url: string) => {
    const all: Pass[] = []
    const spent = new Map<string, number>()
    const run = () => pass(first, url, clients, answer)
    const measured = async () => {
      const before = Object.entries(clocks).map(([name, clock]) => [name, clock()] as const)
      all.push(await run())
      for (const [name, then] of before)
        spent.set(name, (spent.get(name) ?? 0) + (clocks[name]?.() ?? 0) - then)
    }
    return { run, measured, row: (servers: number) => rowOf(servers, all, spent) }
  }
  const ways = { one: through(one.url), two: through(two.url) }
  await ways.one.run()
  await ways.two.run()
  for (let turn = 0; turn < passes; turn += 1) {
    await ways.one.measured()
    await ways.two.measured()
  }
  const [alone, both] = [ways.one.row(1), ways.two.row(2)]
  const rows = [alone, both]
  console.table(rows)
  saveResults('instances', { people, units, seconds, passes, clients, rows }, [
    {
      what: `answers by link a second of two servers behind HAProxy and PgBouncer, as a multiple of one, with ${clients} clients`,
      measured: rounded(both.perSecond / alone.perSecond, 2),
      unit: '',
      atLeast: 1.6,
    },
  ])
}

async function balancer(folder: string, ports: readonly number[]) {
  mkdirSync(folder)
  const started = await startBalancer(folder, ports)
  undo.push(started.end)
  return started
}

/** Milliseconds of processor time for each answer, by process, and in all. */
function rowOf(servers: number, all: readonly Pass[], spent: ReadonlyMap<string, number>) {
  const answers = all.reduce((sum, { times }) => sum + times.length, 0)
  const each = Object.fromEntries([...spent].map(([name, time]) => [name, rounded(time / answers, 3)]))
  const inAll = rounded([...spent.values()].reduce((sum, time) => sum + time, 0) / answers, 3)
  const most = Math.min(availableParallelism() / inAll, servers / (each.node ?? 0)) * 1000
  const { perSecond, p50, p95 } = summary(all)
  return { servers, perSecond, p50, p95, ...each, inAll, most: Math.round(most) }
}

async function measureOrSayWhyNot(): Promise<void> {
  try {
    await measure()
  } catch (error) {
    if (![PostgresMissing, PoolerMissing, BalancerMissing].some((kind) => error instanceof kind)) throw error
    console.log(`Left out. ${(error as Error).message}`)
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

const [, , part, argument = ''] = process.argv
if (part === 'product') await serveProduct(argument)
else await measureOrSayWhyNot()
