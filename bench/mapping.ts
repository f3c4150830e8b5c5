import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { applyImport } from '#server/people/import/apply-import.ts'
import { findImport, type ImportRow } from '#server/people/import/import-repository.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { readImportAgain } from '#server/people/import/read-import-again.ts'
import { startApplyingImport } from '#server/people/import/start-applying-import.ts'
import { startImport } from '#server/people/import/start-import.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { OpenDatabase } from '#server/platform/db/connection/open-database.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { wideList, wideMapping } from '#test/import/wide-list.ts'
import { rounded } from './beside-bare.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

/**
 * A list with other columns than the documented file, 60,000 people in forty columns: how long HR waits for its columns, and, once
 * they are mapped, for the changes. First into an organisation without people, then again with them on the list.
 */
const people = 60_000
const departments = 3000
/** The interval at which a simulated page asks for the progress, in milliseconds. */
const looks = 50

type Step = {
  readonly step: string
  readonly seconds: number
  readonly longestStopMs: number
  /** The steps of progress on the page, in per cent, and the longest time without a new one. */
  readonly progress: string
  readonly longestWithoutProgress: number
}

async function bench(deps: Deps, database: OpenDatabase): Promise<readonly Step[]> {
  const where = { organisationId: randomUUID(), personId: randomUUID() }
  const { organisationId } = where
  await withClient(database.access.url, (client) =>
    client.query('insert into organisation (id, name) values ($1, $2)', [organisationId, 'Koncernen']),
  )
  const steps: Step[] = []
  const read = async (importId: string) =>
    found(await readAsHr(deps, where, (tx) => findImport(tx, organisationId, importId)))

  /** The dry run, while a page reads its progress. */
  const dryRun = async (step: string, importId: string, state: ImportRow['state']) => {
    const seen: { percent: number; at: number }[] = []
    let ended = false
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const begun = performance.now()
    const run = planImport(deps, { organisationId, importId }).finally(() => {
      ended = true
    })
    while (!ended) {
      const { progress } = await read(importId)
      if (progress !== seen.at(-1)?.percent) seen.push({ percent: progress, at: performance.now() - begun })
      await pause(looks)
    }
    await run
    const took = performance.now() - begun
    delay.disable()
    const row = await read(importId)
    if (row.state !== state) throw new Error(`${step}: ended as ${row.state}, not ${state}`)
    const changes = [...seen.map(({ at }) => at), took]
    steps.push({
      step,
      seconds: rounded(took / 1000),
      longestStopMs: Math.round(delay.max / 1e6),
      progress: seen.map(({ percent }) => percent).join(' '),
      longestWithoutProgress: rounded(Math.max(...changes.map((at, n) => at - (changes[n - 1] ?? 0))) / 1000),
    })
  }

  const source = wideList(people, departments)
  const send = () =>
    startImport(deps, { ...where, email: 'hr@koncernen.example', fileName: 'personal.csv', source })
  const { id: importId } = await send()
  await dryRun('its columns', importId, 'unmapped')
  await readImportAgain(deps, { ...where, importId, fileChoice: { columns: wideMapping } })
  await dryRun('mapped', importId, 'planned')
  await startApplyingImport(deps, { ...where, importId })
  await applyImport(deps, { organisationId, importId })
  const { id: next } = await send()
  await dryRun('the next list, remembered', next, 'planned')
  return steps
}

const steps = await withDeps(bench)
console.table(steps)
const worst = (of: (step: Step) => number, all = steps) => Math.max(...all.map(of))
saveResults('mapping', { people, departments, columns: 40, steps }, [
  {
    what: 'columns of a list of 60,000 rows and 40 columns shown, with guesses',
    measured: worst(({ seconds }) => seconds, steps.slice(0, 1)),
    unit: 's',
    atMost: 5,
  },
  {
    what: 'the same list mapped and what it would change worked out, at first and with all on the list',
    measured: worst(({ seconds }) => seconds, steps.slice(1)),
    unit: 's',
    atMost: 5,
  },
  {
    what: 'longest time meanwhile without a step of its progress',
    measured: worst(({ longestWithoutProgress }) => longestWithoutProgress),
    unit: 's',
    atMost: 2,
  },
  {
    what: 'longest stop meanwhile of the process that others wait for',
    measured: worst(({ longestStopMs }) => longestStopMs) / 1000,
    unit: 's',
    atMost: 1,
  },
])
