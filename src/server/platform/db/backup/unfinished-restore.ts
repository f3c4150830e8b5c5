import type { ClientBase } from 'pg'
import { StartError } from '#server/platform/db/start-error.ts'

/**
 * A table that marks a restore whose erasures are still to come. The transaction of the rows creates it; that of the last
 * erasure drops it.
 */
const mark = 'public.unfinished_restore'

/** The setting, a new word each time, that `deploy/recovery.sh` puts on a recovered database, which is still read-only then. */
const recovery = 'andrum.recovered'

/** The table of words whose erasures have been repeated. Everybody may read it, because a starting process has no role yet. */
const finished = 'public.finished_recovery'

export async function markUnfinished(client: ClientBase): Promise<void> {
  await client.query(`create table ${mark} ()`)
}

export async function markFinished(client: ClientBase): Promise<void> {
  await client.query(`drop table ${mark}`)
}

/** For the transaction of the erasures, as the owner role. Does nothing where the database was not recovered. */
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

/** @throws StartError where the database may hold people who were erased. */
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

/** @throws StartError where the database holds the rows of a backup without the erasures that must follow. */
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
