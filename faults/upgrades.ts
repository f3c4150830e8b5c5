import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { unpackEarlier } from './earlier.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import type { Found } from './report.ts'
import { layOut, workAfter, workBefore } from './upgrade-work.ts'

/** The longest wait for the simulated organisation, in ms. */
const patience = 600_000

/**
 * The last release makes the simulated organisation and works in it until one round is open, one in review and one closed. This version
 * takes its data over, row by row. The last release is then started on them once more, and must refuse with a
 * message and change nothing. At last this version finishes all that was begun.
 */
export async function upgradesFromLastRelease(kind: DatabaseKind): Promise<Found> {
  const folder = makeOpenFolder('upgrade')
  const place = await makePlace(kind, { DEMO: '1' })
  try {
    const earlier = unpackEarlier(folder)
    const faults: string[] = []
    const laid = layOut(earlier, place)
    await place.start(earlier.program)
    await place.withDatabase(waitForDemo)
    const begun = await workBefore(place, earlier, laid)
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
    const said = await place.start(earlier.program).then(
      () => 'it starts',
      (error: unknown) => String(error),
    )
    if (!/which this version of Andrum does not know: start the newer version/.test(said))
      faults.push(`The earlier version on data of this one: ${said.slice(0, 500)}`)
    faults.push(...changes(after, await place.withDatabase(readTables), 'the earlier version that refused'))
    await place.start()
    await workAfter(place, begun).catch((error: unknown) => faults.push(String(error)))
    const rows = [...before.values()].reduce((sum, { length }) => sum + length, 0)
    const empty = [...before].filter(([, { length }]) => length === 0).map(([table]) => table)
    return {
      faults,
      figures: {
        'from commit': earlier.commit,
        'rows compared': rows,
        'tables without a row': empty.join(', '),
      },
      goals: [
        noFault(
          `faults of an upgrade from the last release, which took over ${rows} rows and three rounds`,
          faults,
        ),
      ],
    }
  } finally {
    await place.end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
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

const log = 'public.audit_entry'
const staffLog = 'public.service_entry'

type Rows = readonly Readonly<Record<string, unknown>>[]

/**
 * All tables but those with the state of migrations and the queue, and the demo's mailbox, which still gets mail; without how many
 * have answered an open round, which a server notes once a day.
 */
function readTables(url: string): Promise<ReadonlyMap<string, Rows>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'identity', 'vault') and tablename not like 'schema\\_%'
         and tablename <> 'demo_mail' order by 1`,
    )
    const tables = new Map<string, Rows>()
    for (const { name } of rows) tables.set(name, await readRows(client, name))
    // Before migration 0048 the log of organisations also had the acts of staff, without an organisation.
    const ofStaff = (tables.get(staffLog) ?? []).map((row) => ({ ...row, organisation_id: null }))
    tables.set(log, [...(tables.get(log) ?? []), ...ofStaff])
    return tables
  })
}

async function readRows(client: ClientBase, table: string): Promise<Rows> {
  const { rows } = await client.query<{ row: Readonly<Record<string, unknown>> }>(
    `select to_jsonb(t) - 'participation_step' - 'participation_day' as row from ${table} t order by t::text`,
  )
  return rows.map(({ row }) => row)
}

/** Rows that are gone, compared by the columns that both versions have. */
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
