import type { RoundView } from '#contract/rounds/round.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { letReleaseHourCome, makeLargeOrganisation } from '#test/release/large-organisation.ts'
import { noFault } from './goals.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import { type Found, inTurn } from './report.ts'
import { killSoon, workAt } from './work.ts'

const size = { units: 60, people: 800, rounds: 2 } as const

/** Releases one round after the other; each is killed once between its first read and its last row, and must be published once. */
export async function releasesUnderKills(kind: DatabaseKind, kills: number): Promise<Found> {
  const place = await makePlace(kind)
  try {
    const organisations = []
    for (let turn = 0; turn < kills; turn += 1)
      organisations.push(await makeLargeOrganisation(place.settings.DATA_DIR ?? '', size, place.settings))
    await place.start()
    const faults: string[] = []
    let killedBefore = 0
    /** The duration of the previous one from its hour, in ms: the next kill is to fall into it. */
    let took = 1500
    for (const [turn, { roundId, ...where }] of inTurn([...organisations.entries()])) {
      const { send, waitFor } = workAt(place, where)
      const { closesAt: from } = await waitFor<RoundView>('', () => true)
      await send('/closing', { from })
      await place.withDatabase(letReleaseHourCome)
      const begun = performance.now()
      await killSoon(place, turn, took)
      const seen = await waitFor<RoundView>('', () => true)
      if (seen.state === 'closed') killedBefore += 1
      await waitFor<RoundView>('', ({ state }) => state === 'released')
      took = Math.min(Math.max(performance.now() - begun, 500), 4000)
      const kept = await place.withDatabase((url) => readRelease(url, roundId))
      if (kept.snapshots !== 1 || kept.counters !== 0 || kept.invitations !== 0 || kept.entries !== 1)
        faults.push(`The round ${roundId} was not released whole and once: ${JSON.stringify(kept)}.`)
      if (kept.units !== size.units)
        faults.push(`The round ${roundId} has figures of ${kept.units} units instead of ${size.units}.`)
    }
    return {
      faults,
      figures: { kills, releases: kills, 'killed before the end': killedBefore },
      goals: [noFault(`releases not whole or not once, each of ${kills} killed once`, faults)],
    }
  } finally {
    await place.end()
  }
}

export async function readRelease(url: string, roundId: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query<
      Record<'snapshots' | 'units' | 'counters' | 'invitations' | 'entries', number>
    >(
      `select (select count(*) from snapshot where round_id = $1)::int as snapshots,
         (select count(*) from snapshot_figure where round_id = $1 and run = 'scores')::int as units,
         (select count(*) from vault.counter where round_id = $1)::int as counters,
         (select count(*) from invitation where round_id = $1)::int as invitations,
         (select count(*) from audit_entry a join round r on r.organisation_id = a.organisation_id
          where a.action = 'round-released' and r.id = $1)::int as entries`,
      [roundId],
    )
    return rows[0] ?? { snapshots: 0, units: 0, counters: 0, invitations: 0, entries: 0 }
  })
}
