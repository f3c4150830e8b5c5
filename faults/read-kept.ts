import type { Instrument } from '#core/instrument/instrument.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { CounterAmounts } from '#server/rounds/answer/counter-amounts.ts'
import type { LaidOpenRound } from '#test/release/lay-out-open-round.ts'
import type { Kept } from './check-answers.ts'

/** All stored data of a round, from one snapshot. */
export async function readKept(
  url: string,
  { roundId }: Pick<LaidOpenRound, 'roundId'>,
  instrument: Instrument,
): Promise<Kept> {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const used = await client.query<{ id: string }>(
      'select member_id as id from invitation where round_id = $1 and used',
      [roundId],
    )
    const took = await client.query<{ hash: string }>(
      "select encode(person_hash, 'hex') as hash from vault.participation where round_id = $1",
      [roundId],
    )
    const counters = await client.query<{ id: string; amounts: CounterAmounts }>(
      'select unit_id as id, amounts from vault.counter where round_id = $1',
      [roundId],
    )
    const calibration = await client.query<{ answers: string; amounts: CounterAmounts }>(
      'select answers, amounts from vault.calibration where instrument_id = $1 and instrument_version = $2',
      [instrument.id, instrument.version],
    )
    await client.query('commit')
    const [row] = calibration.rows
    return {
      used: new Set(used.rows.map(({ id }) => id)),
      participants: took.rows.map(({ hash }) => hash),
      counters: new Map(counters.rows.map(({ id, amounts }) => [id, amounts])),
      calibration: { answers: Number(row?.answers ?? 0), amounts: row?.amounts ?? {} },
    }
  })
}
