import type { ClientBase, QueryResult } from 'pg'
import { readMigrations } from './migrate/migration-files.ts'
import type { JobsPool } from './pool.ts'
import { sqlState } from './start-error.ts'

export type Readiness = {
  /** The first migration of this version that has not run. */
  readonly missing: string | undefined
  /** A standby, or a primary that takes no writes. */
  readonly readOnly: boolean
}

/**
 * A sort that exceeds its memory: PostgreSQL writes some 200 kB to a temporary file and removes it again. It needs no right and
 * leaves nothing behind; on a full disk it fails with 53100, as anybody's next row would.
 */
const writeBesideTables = `set local work_mem = '64kB';
  select max(line) from (select md5(n::text) as line from generate_series(1, 3000) n order by 1 offset 0) sorted`

/**
 * The query of `GET /api/ready`, as the jobs role: one message, which is one transaction. Migrations of a newer version are
 * fine: while servers are upgraded one after the other, the old ones go on serving.
 * @throws as `pg` does when the database does not answer or its disk is full.
 */
export async function readReadiness(jobs: JobsPool): Promise<Readiness> {
  const names = await shippedMigrations()
  const answers: unknown = await jobs.pool.query(
    `select name, current_setting('transaction_read_only') = 'on' as "readOnly" from public.schema_migration;
    ${writeBesideTables}`,
  )
  const { rows } = (answers as QueryResult<{ name: string; readOnly: boolean }>[])[0] ?? { rows: [] }
  const applied = new Set(rows.map(({ name }) => name))
  return {
    missing: names.find((name) => !applied.has(name)),
    readOnly: rows[0]?.readOnly === true,
  }
}

/** @throws as `pg` does for any other error. */
export async function isDiskFull(client: ClientBase): Promise<boolean> {
  try {
    // Alone in its message, so its transaction ends with it.
    await client.query(writeBesideTables)
    return false
  } catch (error) {
    if (sqlState(error) === '53100') return true
    throw error
  }
}

/** The names of this version's migrations, read once: anybody may call `/api/ready`, as often as they like. */
let shipped: Promise<readonly string[]> | undefined

function shippedMigrations(): Promise<readonly string[]> {
  shipped ??= readMigrations()
    .then(({ migrations }) => migrations.map(({ name }) => name))
    .catch((error: unknown) => {
      shipped = undefined
      throw error
    })
  return shipped
}
