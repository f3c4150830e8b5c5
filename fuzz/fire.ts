import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type { LogLine, TestApp } from '#test/app/test-app.ts'
import type { Secrets } from '#test/log/secrets.ts'
import { faultsOf, idsWritten } from './judge.ts'
import type { Sender } from './senders.ts'
import { type Shot, shotsAt } from './shots.ts'
import { type Target, targetsOf } from './targets.ts'
import { makeWorld, type World } from './world.ts'

/** A forbidden property of an answer, with the request that caused it. */
export type Find = {
  readonly endpoint: string
  readonly sender: string
  readonly fault: string
  readonly request: string
  readonly answer: string
}

export type Fired = {
  readonly finds: readonly Find[]
  readonly shots: number
  /** How many lines of the log were searched for what people had written. */
  readonly lines: number
  /** How often each endpoint answered with each status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** The longest answer of each endpoint, in milliseconds. */
  readonly longest: ReadonlyMap<string, number>
}

type Wish = {
  readonly shots: number
  readonly seed: number
  /** Only these endpoints. */
  readonly only?: readonly string[]
  /** How many requests go to one world; then a new one is made, with new hourly quotas. */
  readonly perWorld: number
  /** Whether to run the jobs that the requests caused. */
  readonly withJobs: boolean
  readonly onProgress?: (shots: number) => void
  /** Called at once, so that an interrupted run has reported its findings. */
  readonly onFind?: (find: Find) => void
}

/** Sends so many requests to all endpoints as every sender, and checks each answer and each line of the log. */
export async function fireAt(server: TestApp, wish: Wish): Promise<Fired> {
  const receiver = await startReceiver()
  const statuses = new Map<string, Map<number, number>>()
  const longest = new Map<string, number>()
  const finds = new Map<string, Find>()
  const note = (find: Find) => {
    const key = [find.endpoint, find.fault.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '')].join()
    if (finds.has(key)) return
    finds.set(key, find)
    wish.onFind?.(find)
  }
  const noteBeside = (endpoint: string, fault: string) =>
    note({ endpoint, sender: 'nobody', fault, request: '', answer: '' })
  try {
    let shots = 0
    let lines = 0
    for (let turn = 0; shots < wish.shots; turn++) {
      server.time.now = new Date(server.time.now.getTime() + 2 * 3_600_000)
      server.mail.received.length = 0
      const world = await makeWorld(server, receiver.url)
      for (const fault of faultsOfLog(takeLog(server), world.secrets)) noteBeside('the world', fault)
      const targets = (await targetsOf(server.browser())).filter(
        ({ name }) => wish.only === undefined || wish.only.includes(name),
      )
      const writtenBy = new Map<string, Set<string>>()
      const amount = Math.min(wish.perWorld, wish.shots - shots)
      const each = Math.ceil(amount / targets.length)
      for (const { target, sender, shot } of planned(world, targets, each, wish.seed + turn).slice(
        0,
        amount,
      )) {
        const begun = performance.now()
        const { answer, log } = await send(server, sender, shot, world.secrets)
        const took = performance.now() - begun
        longest.set(target.name, Math.max(longest.get(target.name) ?? 0, took))
        const counts = statuses.get(target.name) ?? new Map<number, number>()
        statuses.set(target.name, counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1))
        const side = sender.side ?? sender.name
        const written = writtenBy.get(side) ?? new Set()
        const faults = [
          ...faultsOf(target, sender, shot, answer, world.marks, written),
          ...faultsOfLog(log, world.secrets),
        ]
        if (answer.status < 300)
          for (const marks of Object.values(world.marks))
            for (const id of idsWritten(shot.request, marks)) written.add(id)
        writtenBy.set(side, written)
        lines += log.length
        for (const fault of faults) note(findOf(target, sender, shot, answer.text, fault))
        shots++
        if (shots % 1_000 === 0) wish.onProgress?.(shots)
      }
      const rest = wish.withJobs ? await doJobs(server) : { log: takeLog(server), failed: [] }
      for (const mail of server.mail.received) world.secrets.hideMail(mail)
      lines += rest.log.length
      for (const fault of [...rest.failed, ...faultsOfLog(rest.log, world.secrets)]) noteBeside('jobs', fault)
    }
    return { finds: [...finds.values()], shots, lines, statuses, longest }
  } finally {
    receiver.close()
  }
}

const findOf = (target: Target, sender: Sender, { request }: Shot, answer: string, fault: string): Find => ({
  endpoint: target.name,
  sender: sender.name,
  fault,
  request: [request.method, request.url, JSON.stringify(request.headers), request.payload ?? '']
    .join(' ')
    .slice(0, 1_500),
  answer: answer.slice(0, 500),
})

/** All requests to one world, in an order that follows from the seed. */
function planned(world: World, targets: readonly Target[], each: number, seed: number) {
  const all = targets.flatMap((target, index) =>
    fc.sample(
      fc
        .oneof(...world.senders.map((sender) => ({ weight: sender.weight, arbitrary: fc.constant(sender) })))
        .chain((sender) => shotsAt(target, world.knownTo(sender)).map((shot) => ({ target, sender, shot }))),
      { seed: seed * 1_000 + index, numRuns: each },
    ),
  )
  return fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed, numRuns: 1 })[0] ?? []
}

async function send(server: TestApp, sender: Sender, { request }: Shot, secrets: Secrets) {
  const browser = await sender.browser()
  const answer = await browser.send(request)
  const key = 'secret' in browser ? [String(browser.secret)] : []
  secrets.hide(...key, ...[...browser.cookies.values()].filter((cookie) => cookie.length >= 20))
  // An earlier request, or this one, has ended the session.
  if (answer.status === 401) sender.renew()
  return { answer, log: takeLog(server) }
}

/** The log lines since the last call. A request's own line may come after its answer, and is then checked with the next one's. */
const takeLog = (server: TestApp): LogLine[] => server.log.splice(0)

/** Errors in the log, except intended alarms, and what it reveals about people. */
function faultsOfLog(log: readonly LogLine[], secrets: Secrets): string[] {
  const errors = log.filter(({ level, alarm }) => level === 'error' && alarm === undefined)
  return [
    ...errors.map((line) => `logged an error: ${JSON.stringify(line)}`),
    ...secrets.findIn(log.map((line) => JSON.stringify(line))).map((told) => `logged ${told}`),
  ].map((fault) => fault.slice(0, 1500))
}

/** Runs the caused jobs until none is left, or only failing ones. */
async function doJobs(server: TestApp) {
  const failed: string[] = []
  for (let tries = 0; tries < 20; tries++) {
    try {
      await server.runJobs()
      break
    } catch (error) {
      failed.push(`a job failed: ${error instanceof Error ? error.stack : String(error)}`)
    }
  }
  return { failed, log: takeLog(server) }
}

/** A server at the address of customers' webhooks and sign-ins, which accepts everything. */
async function startReceiver() {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
