import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'
import { withClient } from '#server/db/connection.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import type { Found } from './report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What has to be the same afterwards, column by column, as far as both versions have the column. */
const compared = [
  'organisation',
  'unit',
  'member',
  'role_assignment',
  'round',
  'invitation',
  'snapshot',
  'snapshot_figure',
  'person_key',
  'own_result',
  'identity.person',
  'vault.counter',
  'vault.participation',
  'vault.listed_person',
  'vault.hash_key',
] as const

/** The simulated organisation is made within this time, in ms. */
const patience = 600_000

/**
 * The program as it was before the newest migration makes the simulated organisation, this one takes its data over, and
 * that one is started on them once more: it has to refuse with a sentence and leave them as they are.
 */
export async function upgradesFromEarlier(kind: DatabaseKind): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-faults-'))
  const place = await makePlace(kind, { DEMO: '1' })
  try {
    const commit = unpackEarlier(folder)
    const earlier = join(folder, 'test/app/server-process.ts')
    const faults: string[] = []
    await place.start(earlier)
    await place.withDatabase(waitForDemo)
    await place.stopServer()
    const before = await place.withDatabase(readTables)
    await place.start()
    const ready = await fetch(`${place.url()}/api/ready`)
    if (!ready.ok) faults.push(`On the data of the earlier version the server says ${ready.status}.`)
    const figures = await fetch(`${place.url()}/api/v1/demo/overview`)
    if (!figures.ok) faults.push(`The figures that the earlier version released are ${figures.status}.`)
    await place.stopServer()
    const after = await place.withDatabase(readTables)
    faults.push(...changes(before, after, 'the newer version'))
    const said = await place.start(earlier).then(
      () => 'it starts',
      (error: unknown) => String(error),
    )
    if (!/which this version of Andrum does not know: start the newer version/.test(said))
      faults.push(`The earlier version on data of this one: ${said.slice(0, 500)}`)
    faults.push(...changes(after, await place.withDatabase(readTables), 'the earlier version that refused'))
    const rows = [...before.values()].reduce((sum, { length }) => sum + length, 0)
    return { faults, figures: { 'from commit': commit, 'rows compared': rows } }
  } finally {
    await place.end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** @returns the commit, the last one before the newest migration. */
function unpackEarlier(folder: string): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim()
  const added = git('log', '--diff-filter=A', '--format=%H', '-n', '1', '--', 'migrations/0*.sql')
  const commit = git('rev-parse', '--short', `${added}^`)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return commit
}

async function waitForDemo(url: string): Promise<void> {
  const begun = performance.now()
  const isThere = () =>
    withClient(url, async (client) => {
      const { rows } = await client.query<{ id: string | null }>('select demo_organisation() as id')
      return rows[0]?.id != null
    })
  while (!(await isThere())) {
    if (performance.now() - begun > patience) throw new Error('the simulated organisation was not made')
    await pause(1000)
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[]

function readTables(url: string): Promise<ReadonlyMap<string, Rows>> {
  return withClient(url, async (client) => {
    const tables = new Map<string, Rows>()
    for (const table of compared) tables.set(table, await readRows(client, table))
    return tables
  })
}

async function readRows(client: ClientBase, table: string): Promise<Rows> {
  const { rows } = await client.query<{ row: Readonly<Record<string, unknown>> }>(
    `select to_jsonb(t) as row from ${table} t order by t::text`,
  )
  return rows.map(({ row }) => row)
}

/** Rows that are not there any more, by what both have of them. */
function changes(before: ReadonlyMap<string, Rows>, after: ReadonlyMap<string, Rows>, by: string): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? []
    const columns = Object.keys(rows[0] ?? {})
      .filter((column) => now.length === 0 || column in (now[0] ?? {}))
      .toSorted()
    const textOf = (row: Rows[number]) => JSON.stringify(columns.map((column) => row[column]))
    const kept = new Set(now.map(textOf))
    const missing = rows.filter((row) => !kept.has(textOf(row))).length
    const more = now.length - rows.length
    return missing === 0 && more === 0
      ? []
      : [`${table}: ${missing} rows are not as they were after ${by}, and there are ${more} more.`]
  })
}
