import type { ClientBase } from 'pg'
import { StartError } from '../start-error.ts'

/**
 * A table that is in a database between a restore's rows and the erasures that must follow them: written with the
 * rows, dropped with the last erasure, each in the same transaction.
 */
const mark = 'public.unfinished_restore'

export async function markUnfinished(client: ClientBase): Promise<void> {
  await client.query(`create table ${mark} ()`)
}

export async function markFinished(client: ClientBase): Promise<void> {
  await client.query(`drop table ${mark}`)
}

/** @throws StartError where people may be in the database who were erased. */
export async function refuseUnfinished(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    mark,
  ])
  if (rows[0]?.found !== true) return
  throw new StartError(
    'A restore into this database was broken off, and people who were erased may stand in it again: empty the database, or set DATA_DIR to a new folder, and restore once more.',
  )
}
