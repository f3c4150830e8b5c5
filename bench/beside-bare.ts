import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { fileURLToPath } from 'node:url'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import nodeFlags from '../scripts/start/node-flags.json' with { type: 'json' }
import { type Sent, send } from './send-answer.ts'

/** How long each pass lasts. */
export const seconds = 5

/** In the server process: answers its parent with its processor time so far, in milliseconds. */
export function tellProcessorTime(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
}

/** In a process of its own: runs the product, sends its address, and ends when told to. */
export async function serveProduct(buildDir: string): Promise<void> {
  const { url, close } = await main(readConfig(process.env), buildDir)
  process.once('SIGTERM', () => void close().then(() => process.exit(0)))
  tellProcessorTime()
  process.send?.(url)
}

/** The flags that the product gives Node (decision 600); the bare server runs without them. */
const asStarted: readonly string[] = nodeFlags

/** Starts a benchmark's own file again as a server with these arguments, which sends its address. */
export async function startBeside(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const execArgv = args[0] === 'product' ? [...asStarted] : []
  const server = fork(fileURLToPath(file), args, { execArgv, env: { PATH: process.env.PATH, ...env } })
  const [url] = (await once(server, 'message')) as [string]
  return { server, url }
}

/** `processor`: milliseconds of the server process for each answer. */
export type Pass = {
  readonly perSecond: number
  readonly times: readonly number[]
  readonly processor: number
}

async function processorOf(server: ChildProcess): Promise<number> {
  server.send('how much?')
  return ((await once(server, 'message')) as [number])[0]
}

/** So many clients, which each send the next request after the response. */
export async function pass(
  server: ChildProcess,
  url: string,
  clients: number,
  next: () => Sent,
  status = 201,
): Promise<Pass> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const before = await processorOf(server)
  const start = performance.now()
  const client = async () => {
    while (performance.now() - start < seconds * 1000) {
      const sent = performance.now()
      await send(agent, url, next(), status)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const took = (performance.now() - start) / 1000
  const processor = ((await processorOf(server)) - before) / times.length
  agent.destroy()
  return { perSecond: times.length / took, times, processor }
}

export function rounded(value: number, places = 1): number {
  return Math.round(value * 10 ** places) / 10 ** places
}

export function summary(all: readonly Pass[]) {
  const times = all.flatMap((one) => one.times).toSorted((a, b) => a - b)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const at = (share: number) => rounded(times[Math.floor(times.length * share)] ?? 0)
  return {
    perSecond: Math.round(mean(all.map(({ perSecond }) => perSecond))),
    p50: at(0.5),
    p95: at(0.95),
    processor: rounded(mean(all.map(({ processor }) => processor)), 2),
  }
}
