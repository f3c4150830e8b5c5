import { escapeIdentifier } from 'pg'
import { databaseNameOf, withClient } from '#server/platform/db/connection/connection.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { jobsSchema, type QueueSetup } from '#server/platform/db/migrate/migrate-jobs.ts'
import { roleName, rolePrefixOf } from '#server/platform/db/role-names.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import type { StoredPersonKey } from '#server/platform/keys/person-key-repository.ts'
import { emptyAfterwards } from './backup-tables.ts'
import type { NotedErasure } from './erasure-journal.ts'
import { type ErasureHashes, eraseAgain } from './replay-erasures.ts'
import { markRecovered, refuseBrokenOff } from './unfinished-restore.ts'

export type RecoveredDatabase = {
  /** The address with the user that migrates. */
  readonly url: string
  readonly authSecret: string
  readonly rolePrefix?: string
  readonly queues: readonly QueueSetup[]
  /** All known erasures. */
  readonly erasures: readonly NotedErasure[]
  /** Makes the hashes of members and addresses, with the key that the database holds for them. */
  readonly hashWith: (kept: StoredPersonKey | null) => ErasureHashes
}

/**
 * Brings a database after point-in-time recovery to the state that a restore leaves: erased people are erased again, all sessions
 * are ended, and no queued work is done a second time. One transaction; it may be run again.
 * @returns how many people were erased again.
 * @throws StartError in a sentence that says what to do.
 */
export async function finishRecovery(database: RecoveredDatabase): Promise<number> {
  const { url, erasures, hashWith } = database
  const prefix = database.rolePrefix ?? rolePrefixOf(databaseNameOf(url))
  await withClient(url, async (client) => {
    await refuseBrokenOff(client)
    const { rows } = await client.query<{ under: boolean }>('select pg_is_in_recovery() as under')
    if (rows[0]?.under === true)
      throw new StartError('The database takes no writes yet: wait until it has come to its moment.')
  })
  await migrate({ ...database, restoring: true })
  return withClient(url, async (client) => {
    await client.query('begin')
    await client.query(`set local role ${escapeIdentifier(roleName(prefix, 'owner'))}`)
    for (const name of [...emptyAfterwards, `${jobsSchema}.job`]) await client.query(`delete from ${name}`)
    const erasedAgain = await eraseAgain(client, erasures, (kept) => openWith(hashWith, kept))
    await markRecovered(client)
    await client.query('commit')
    return erasedAgain
  })
}

function openWith(hashWith: RecoveredDatabase['hashWith'], kept: StoredPersonKey | null): ErasureHashes {
  try {
    return hashWith(kept)
  } catch (cause) {
    throw new StartError(
      'DATA_KEY does not open this database: set the DATA_KEY of that time, or give it as DATA_KEY_OLD. Nothing was changed.',
      { cause },
    )
  }
}
