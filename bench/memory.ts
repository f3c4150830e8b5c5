/**
 * The server's memory: after a first start that builds the pages, and whether other processes remain; in the
 * same start after an import of 30,000 people and 16,000 answers; after a restart on existing data; after each ten thousand answers
 * from fifty clients; and after a minute of rest. Resident set of the server's own process, with its program (55 MB of Node), without
 * the database. Needs /proc. `npm run bench -- memory --minutes 60` sends a hundred answers a second for so long instead; it reports the
 * growth in an hour by the line through its sizes from the first quarter on, in bench/results/memory-over-time.json.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { stressprofil } from '#core/instrument/shipped.ts'
import { makeNewOrganisation, serverSettings } from '#test/release/large-organisation.ts'
import { layOutOpenRound } from '#test/release/lay-out-open-round.ts'
import { buildNote } from '../scripts/start/ensure-build.ts'
import { rounded } from './beside-bare.ts'
import { importOverHttp } from './import-over-http.ts'
import { residentMemory } from './processes.ts'
import { saveResults } from './save-results.ts'
import { answersOf, type Sent, send } from './send-answer.ts'
import { start, url } from './started.ts'

const people = 40_000
/** The further load of a first start. */
const firstImport = { people: 30_000, units: 1_000 }
const firstAnswers = 16_000
const step = 10_000
const clients = 50

/** Answers a second over a longer time: more than twice the busiest hour of five million people (docs/runbooks/scale.md). */
const pace = 100

/** Interval of the readings over a longer time, in ms; short runs have twelve. */
const fiveMinutes = 300_000

/** Growth in an hour that counts as flat, in MB. */
const flat = 5

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

/** During a minute of rest the process may give back memory that it no longer needs. */
async function measureLoad(pid: number, answers: Iterator<Sent>) {
  const figures: Record<string, number> = {}
  for (let sent = step; sent <= people; sent += step) {
    await answer(answers, step)
    figures[`after ${sent} answers`] = residentMemory(pid)
  }
  await wait(60_000)
  figures['after a minute of rest'] = residentMemory(pid)
  return figures
}

async function measureFirstStart(
  dataDir: string,
  hr: Awaited<ReturnType<typeof makeNewOrganisation>>,
  answers: Iterator<Sent>,
) {
  // Without this note the next start builds the pages, as the first one does.
  rmSync(buildNote(fileURLToPath(new URL('..', import.meta.url))), { force: true })
  const { pid, leftBehind, end } = await start(dataDir)
  await wait(2000)
  const found = { server: residentMemory(pid), left: leftBehind() }
  await importOverHttp({ url, ...hr }, firstImport)
  const imported = residentMemory(pid)
  await answer(answers, firstAnswers)
  const used = residentMemory(pid)
  await end()
  return { ...found, imported, used }
}

async function measureAll(dataDir: string): Promise<void> {
  const all = people + firstAnswers
  const { path, invited } = await layOutOpenRound(serverSettings(dataDir), { people: all, units: 250 })
  const answers = answersWith(path, invited)
  const first = await measureFirstStart(dataDir, await makeNewOrganisation(dataDir), answers)
  const { pid, end } = await start(dataDir)
  await wait(2000)
  const atStart = residentMemory(pid)
  const loaded = await measureLoad(pid, answers)
  await end()
  const figures = {
    'first start, with the build': first.server,
    'then 30,000 people imported': first.imported,
    'then 16,000 answers': first.used,
    start: atStart,
    ...loaded,
  }
  console.table(figures)
  for (const one of first.left) console.log(`left behind by the first start: ${one}`)
  const most = Math.max(atStart, ...Object.values(loaded))
  saveResults('memory', { ...figures, left: first.left }, [
    { what: 'memory of the server at start', measured: atStart, unit: 'MB', atMost: 130 },
    { what: `memory of the server under ${people} answers`, measured: most, unit: 'MB', atMost: 250 },
    {
      what: 'memory of the server after a first start, which builds the pages',
      measured: first.server,
      unit: 'MB',
      atMost: 250,
    },
    {
      what: 'the same after an import of 30,000 people and 16,000 answers',
      measured: Math.max(first.imported, first.used),
      unit: 'MB',
      atMost: 250,
    },
    {
      what: 'processes besides the server and its database after that start',
      measured: first.left.length,
      unit: '',
      atMost: 0,
    },
  ])
}

type Look = { readonly minutes: number; readonly mb: number }

/** The slope of the regression line, in MB an hour. */
function slopeOf(looks: readonly Look[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [time, memory] = [mean(looks.map(({ minutes }) => minutes)), mean(looks.map(({ mb }) => mb))]
  const along = looks.reduce((sum, { minutes, mb }) => sum + (minutes - time) * (mb - memory), 0)
  const square = looks.reduce((sum, { minutes }) => sum + (minutes - time) ** 2, 0)
  return rounded((60 * along) / square)
}

async function measureOverTime(dataDir: string, minutes: number): Promise<void> {
  const amount = Math.ceil(minutes * 60 * pace)
  const { path, invited } = await layOutOpenRound(serverSettings(dataDir), { people: amount, units: 250 })
  await start(dataDir).then(({ end }) => end())
  const { pid, end } = await start(dataDir)
  const answers = answersWith(path, invited)
  const began = performance.now()
  const looks: Look[] = []
  const between = Math.min(fiveMinutes, (minutes * 60_000) / 12)
  for (let second = 0; second * 1000 < minutes * 60_000; second += 1) {
    await wait(Math.max(0, began + second * 1000 - performance.now()))
    await answer(answers, pace)
    if (performance.now() - began < (looks.length + 1) * between) continue
    const look = { minutes: rounded((performance.now() - began) / 60_000), mb: residentMemory(pid) }
    looks.push(look)
    console.log(`${look.minutes} minutes: ${look.mb} MB`)
  }
  await end()
  const later = looks.filter(({ minutes: at }) => at >= minutes / 4)
  const slope = slopeOf(later)
  console.log(`${slope} MB an hour from the first quarter on`)
  const under = `under ${minutes} minutes of ${pace} answers a second`
  saveResults(
    'memory-over-time',
    { pace, looks, slope },
    [
      {
        what: `memory of the server ${under}`,
        measured: Math.max(...looks.map(({ mb }) => mb)),
        unit: 'MB',
        atMost: 250,
      },
      { what: 'its growth in an hour, from the first quarter on', measured: slope, unit: 'MB', atMost: flat },
    ],
    `npm run bench -- memory --minutes ${minutes}`,
  )
}

const { values } = parseArgs({ options: { minutes: { type: 'string' } } })
const dataDir = mkdtempSync(join(tmpdir(), 'andrum-memory-'))
try {
  if (values.minutes === undefined) await measureAll(dataDir)
  else await measureOverTime(dataDir, Number(values.minutes))
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
