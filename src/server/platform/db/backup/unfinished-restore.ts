import type { ClientBase } from 'pg'
import { StartError } from '#server/platform/db/start-error.ts'

/**
 * A table that is in a database between a restore's rows and the erasures that must follow them: written with the
 * rows, dropped with the last erasure, each in the same transaction.
 */
const mark = 'public.unfinished_restore'

/** What `deploy/recovery.sh` sets on a database that it leads back to a moment, another word each time: nobody can write into it yet. */
const recovery = 'andrum.recovered'

/** Those words after which everybody has been erased again. Everybody may read it: whoever starts has not taken a role yet. */
const finished = 'public.finished_recovery'

export async function markUnfinished(client: ClientBase): Promise<void> {
  await client.query(`create table ${mark} ()`)
}

export async function markFinished(client: ClientBase): Promise<void> {
  await client.query(`drop table ${mark}`)
}

/** In the transaction of the erasures, as the owner role. Nothing where the database was not led back. */
export async function markRecovered(client: ClientBase): Promise<void> {
  const word = await recoveryOf(client)
  if (word === '') return
  await client.query(`create table if not exists ${finished} (word text primary key)`)
  await client.query(`grant select on ${finished} to public`)
  await client.query(`insert into ${finished} values ($1) on conflict do nothing`, [word])
}

async function recoveryOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ word: string | null }>('select current_setting($1, true) as word', [
    recovery,
  ])
  return rows[0]?.word ?? ''
}

/** @throws StartError where people may be in the database who were erased. */
export async function refuseUnfinished(client: ClientBase): Promise<void> {
  await refuseBrokenOff(client)
  const word = await recoveryOf(client)
  if (word === '') return
  if (await isThere(client, finished)) {
    const { rowCount } = await client.query(`select from ${finished} where word = $1`, [word])
    if (rowCount !== 0) return
  }
  throw new StartError(
    'This database was recovered to an earlier point in time, and people who were erased since may stand in it again: run npx andrum restore --recovered, then start.',
  )
}

/** @throws StartError for the rows of a backup without the erasures that must follow them. */
export async function refuseBrokenOff(client: ClientBase): Promise<void> {
  if (!(await isThere(client, mark))) return
  throw new StartError(
    'A restore into this database was broken off, and people who were erased may stand in it again: empty the database, or set DATA_DIR to a new folder, and restore once more.',
  )
}

async function isThere(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ])
  return rows[0]?.found === true
}
