import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { applyImport } from '#server/people/import/apply-import.ts'
import { findImport } from '#server/people/import/import-repository.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { startApplyingImport } from '#server/people/import/start-applying-import.ts'
import { startImport } from '#server/people/import/start-import.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { OpenDatabase } from '#server/platform/db/connection/open-database.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { rounded } from './beside-bare.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

/** An organisation of 100,000 people in 10,001 units: imported, imported again with changes, and asked in one round. */
const people = 100_000
const units = 10_000

function file(changed: boolean): Buffer {
  const lines = [
    'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk;roll',
    'top;Koncernen;;;;;;',
  ]
  for (let n = 0; n < units; n += 1) {
    lines.push(`e${n};Enhet ${n};${n < 100 ? 'top' : `e${Math.floor(n / 100)}`};;;;;`)
  }
  for (let n = 0; n < people; n += 1) {
    // A tenth of the people move to the next unit.
    const unit = (n + (changed && n % 10 === 0 ? 1 : 0)) % units
    lines.push(`e${unit};;;person.${n}@koncernen.example;Förnamn Efternamn ${n};${n};sv;`)
  }
  return Buffer.from(lines.join('\r\n'))
}

type Step = { readonly step: string; readonly seconds: number; readonly longestPauseMs: number }

async function measure<T>(steps: Step[], step: string, work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  delay.disable()
  steps.push({ step, seconds: Math.round(seconds * 10) / 10, longestPauseMs: Math.round(delay.max / 1e6) })
  return result
}

async function bench(deps: Deps, database: OpenDatabase): Promise<Step[]> {
  const organisationId = randomUUID()
  const personId = randomUUID()
  await withClient(database.access.url, (client) =>
    client.query('insert into organisation (id, name) values ($1, $2)', [organisationId, 'Koncernen']),
  )
  const steps: Step[] = []
  for (const [name, content] of [
    ['first file', file(false)],
    ['10,000 people move', file(true)],
  ] as const) {
    const asked = {
      organisationId,
      personId,
      email: 'hr@koncernen.example',
      fileName: 'personal.csv',
      source: content,
    }
    const { id: importId } = await measure(steps, `${name}: take in`, () => startImport(deps, asked))
    await measure(steps, `${name}: dry run`, () => planImport(deps, { organisationId, importId }))
    await startApplyingImport(deps, { organisationId, importId, personId })
    await measure(steps, `${name}: apply`, () => applyImport(deps, { organisationId, importId }))
    const row = await readAsHr(deps, asked, (tx) => findImport(tx, organisationId, importId))
    if (row?.state !== 'applied') throw new Error(`${name}: ended as ${row?.state}`)
  }
  const closesAt = new Date(Date.now() + 14 * 86_400_000)
  const round = { organisationId, personId, name: 'Våren', instrument: 'stressprofil', closesAt }
  await measure(steps, 'prepare a round for all', () => prepareRound(deps, round))
  return steps
}

const steps = await withDeps(bench)
console.table(steps)
const first = steps.filter(({ step }) => step.startsWith('first file'))
saveResults('import', { people, units, lines: people + units + 1, steps }, [
  {
    what: 'a file of 100,000 people in 10,001 units, taken in, tried and applied',
    measured: rounded(first.reduce((sum, { seconds }) => sum + seconds, 0)),
    unit: 's',
    atMost: 30,
  },
  {
    what: 'longest pause of a process that reads in that file, or another in which 10,000 move',
    measured:
      Math.max(
        ...steps.flatMap(({ step, longestPauseMs }) => (step.startsWith('prepare') ? [] : [longestPauseMs])),
      ) / 1000,
    unit: 's',
    atMost: 1,
  },
])
