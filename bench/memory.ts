/**
 * What the server holds in memory: started as an operator starts it, without the demo, on data that are there already; after
 * each ten thousand answers from fifty clients; and after a minute of rest. Resident set of the server's own process, its
 * program (55 MB of Node) included, the database's not. Needs /proc.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stressprofil } from '#core/instrument/shipped.ts'
import { serverSettings } from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { keepResults } from './keep-results.ts'
import { processes, residentMemory } from './processes.ts'
import { answersOf, type Sent, send } from './send-answer.ts'

const people = 40_000
const step = 10_000
const clients = 50
const port = 3978
const url = `http://localhost:${port}`

type Running = { readonly pid: number; readonly end: () => Promise<void> }

async function start(dataDir: string): Promise<Running> {
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      ...serverSettings(dataDir),
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  while ((await fetch(url).catch(() => undefined))?.ok !== true) {
    if (npm.exitCode !== null) throw new Error('the server did not start')
    await wait(50)
  }
  const all = processes()
  const parentOf = new Map(all.map(({ pid, parent }) => [pid, parent]))
  const isOfNpm = (pid: number): boolean => {
    const parent = parentOf.get(pid)
    return pid === npm.pid || (parent !== undefined && isOfNpm(parent))
  }
  const server = all.find(({ pid, command }) => command.includes('scripts/start.mjs') && isOfNpm(pid))
  if (server === undefined) throw new Error('the server was not found among the processes')
  const end = async () => {
    process.kill(server.pid, 'SIGTERM')
    while (processes().some(({ pid }) => pid === server.pid)) await wait(100)
  }
  return { pid: server.pid, end }
}

async function answer(all: Iterator<Sent>, most: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  let left = most
  const client = async () => {
    while (left > 0) {
      left -= 1
      const next = all.next()
      if (next.done) return
      await send(agent, url, next.value)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
}

function* answersWith(path: string, invited: readonly { readonly token: string }[]): Generator<Sent> {
  for (const [who, { token }] of invited.entries()) {
    yield { path, body: JSON.stringify({ token, version: stressprofil.version, answers: answersOf(who) }) }
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'andrum-memory-'))
try {
  const { path, invited } = await layOutOpenRound(serverSettings(dataDir), { people, units: 250 })
  // The first start prepares the pages and keeps what it has compiled.
  await start(dataDir).then(({ end }) => end())
  const { pid, end } = await start(dataDir)
  await wait(2000)
  const figures: Record<string, number> = { start: residentMemory(pid) }
  const answers = answersWith(path, invited)
  for (let sent = step; sent <= people; sent += step) {
    await answer(answers, step)
    figures[`after ${sent} answers`] = residentMemory(pid)
  }
  await wait(60_000)
  figures['after a minute of rest'] = residentMemory(pid)
  await end()
  console.table(figures)
  const after = Math.max(...Object.values(figures))
  keepResults('memory', figures, [
    { what: 'memory of the server at start', measured: figures.start ?? 0, unit: 'MB', atMost: 150 },
    { what: `memory of the server under ${people} answers`, measured: after, unit: 'MB', atMost: 250 },
  ])
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
