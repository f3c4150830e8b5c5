/**
 * HR's overview, over HTTP from a server process with the embedded database: of two organisations of the same fifty units and
 * twelve released rounds, one with 10,000 answers behind its figures and one with 1,000,000. One reader requests both in turn, each time
 * after the response. The database is vacuumed before: the work that it does by itself after a million
 * answers in one minute is not what a reader meets. A process of its own makes the organisations: afterwards that process
 * has so much garbage to collect that every twentieth reading would wait 40 ms.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { makeLargeOrganisation, serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { rounded, serveProduct, startBeside } from './beside-bare.ts'
import { saveResults } from './save-results.ts'

const units = 50
const released = 12
/** Three in four answer each round (`simulateRounds`). */
const sizes = [10_000, 1_000_000].map((answers) => ({
  answers,
  people: Math.round(answers / released / 0.75),
}))
const warmUp = 50
const readings = 500

async function measure(): Promise<void> {
  const folder = makeOpenFolder('bench')
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  try {
    writeEmptyPages(buildDir)
    const organisations = (await madeBeside(dataDir)).map((made) => ({
      ...made,
      times: [] as number[],
      bytes: 0,
      shown: 0,
    }))
    await tidyUp(dataDir)
    const { server, url } = await startBeside(import.meta.url, ['product', buildDir], serverSettings(dataDir))
    try {
      for (let turn = -warmUp; turn < readings; turn += 1) {
        for (const one of organisations) {
          const asked = performance.now()
          const address = `${url}/api/v1/organisations/${one.organisationId}/overview`
          const answer = await fetch(address, { headers: one.headers })
          const body = await answer.text()
          if (turn >= 0) one.times.push(performance.now() - asked)
          if (answer.status !== 200) throw new Error(`${answer.status} ${body}`)
          one.bytes = body.length
          one.shown = (JSON.parse(body) as { rounds: readonly unknown[] }).rounds.length
        }
      }
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    const rows = organisations.map(({ answers, times, bytes, shown }) => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0, 2)
      return { answers, rounds: shown, bytes, p50: at(0.5), p95: at(0.95) }
    })
    console.table(rows)
    const [few, many] = rows
    if (few === undefined || many === undefined) throw new Error('two organisations are compared')
    saveResults('overview', { units, released, readings, rows }, [
      {
        what: 'overview with 1,000,000 answers behind it, 95th percentile',
        measured: many.p95,
        unit: 'ms',
        atMost: 10,
      },
      {
        what: 'the same, as a multiple of its median with 10,000 answers',
        measured: rounded(many.p50 / few.p50, 2),
        unit: '',
        atMost: 1.2,
      },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Made = {
  readonly answers: number
  readonly organisationId: string
  readonly headers: Record<string, string>
}

async function makeAll(dataDir: string): Promise<Made[]> {
  const made: Made[] = []
  for (const { answers, people } of sizes) {
    const { organisationId, headers } = await makeLargeOrganisation(dataDir, {
      people,
      units,
      rounds: released + 1,
    })
    made.push({ answers, organisationId, headers })
  }
  return made
}

async function madeBeside(dataDir: string): Promise<readonly Made[]> {
  const maker = fork(fileURLToPath(import.meta.url), ['organisations', dataDir])
  const [made] = (await once(maker, 'message')) as [readonly Made[]]
  if (maker.exitCode === null) await once(maker, 'exit')
  return made
}

async function tidyUp(dataDir: string): Promise<void> {
  const beside = await openServerBeside({ dataDir })
  try {
    await withClient(beside.url, (client) => client.query('vacuum analyze'))
  } finally {
    await beside.stop()
  }
}

const [, , part, argument = ''] = process.argv
if (part === 'product') await serveProduct(argument)
else if (part === 'organisations') process.send?.(await makeAll(argument), () => process.disconnect())
else await measure()
