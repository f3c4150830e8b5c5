import { stressprofil } from '#core/instrument/shipped.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openDatabase } from '#server/platform/db/connection/open-database.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { emptyAmounts } from '#server/rounds/answer/counter-amounts.ts'
import { layOutRounds } from './lay-out-rounds.ts'

export type Invited = {
  readonly memberId: string
  /** As in the mailed link. */
  readonly token: string
  readonly unitId: string
  /** The hash that records that a person took part, in hexadecimal. */
  readonly personHash: string
}

export type LaidOpenRound = {
  readonly organisationId: string
  readonly roundId: string
  /** The address for answers. */
  readonly path: string
  /** Unordered. */
  readonly invited: readonly Invited[]
}

/**
 * An open round of everybody, without answers and with all links known, in the database of `settings`.
 * @param settings the environment of a server
 */
export async function layOutOpenRound(
  settings: Readonly<Record<string, string>>,
  size: { readonly people: number; readonly units: number },
): Promise<LaidOpenRound> {
  const config = readConfig(settings)
  const database = await openDatabase(config, queues)
  try {
    const keys = await holdHashKey({ pools: database.pools, keys: makeKeys(config) })
    const { organisationId, roundId } = await layOutRounds({ ...database, keys }, { ...size, rounds: 1 })
    const rows = await withClient(database.access.url, async (client) => {
      await client.query('delete from vault.participation')
      await client.query('update vault.counter set amounts = $1', [
        JSON.stringify(emptyAmounts(stressprofil)),
      ])
      await client.query(
        "update invitation set used = false, token_hash = sha256(convert_to(member_id::text, 'UTF8'))",
      )
      await client.query('vacuum analyze')
      // Without a checkpoint the new rows would be replayed after each kill; a database that has run for a day has them in its files.
      await client.query('checkpoint')
      const read = await client.query<{ memberId: string; unitId: string }>(
        'select member_id as "memberId", unit_id as "unitId" from invitation where round_id = $1 order by random()',
        [roundId],
      )
      return read.rows
    })
    const invited = rows.map(({ memberId, unitId }) => ({
      memberId,
      token: memberId,
      unitId,
      personHash: keys.participantHash(organisationId, memberId).toString('hex'),
    }))
    return { organisationId, roundId, path: `/api/v1/rounds/${roundId}/answers`, invited }
  } finally {
    await database.close()
  }
}
