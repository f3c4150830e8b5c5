import { randomBytes, randomUUID } from 'node:crypto'
import type { ScoreCounter } from '@andrum/release/policy/counter.ts'
import type { Highs } from '@andrum/release/policy/guard/solver.ts'
import { finish } from '@andrum/release/policy/progress.ts'
import { type RoundInput, releaseRound } from '@andrum/release/policy/release-round.ts'
import type { Snapshot } from '@andrum/release/policy/snapshot.ts'
import { type Size, simulateRounds } from '@andrum/release/test/simulate-rounds.ts'
import { zones } from '@andrum/release/zone.ts'
import type { ClientBase } from 'pg'
import { stressprofil } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { OpenDatabase } from '#server/platform/db/connection/open-database.ts'
import { asRelease } from '#server/platform/db/transaction.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { releasedRun } from '#server/rounds/release/release-runs.ts'
import { insertRun, insertSnapshot } from '#server/rounds/release/snapshot-repository.ts'

type Place = Pick<OpenDatabase, 'pools' | 'access'> & { readonly keys: Keys }

const day = 24 * 60 * 60 * 1000

/**
 * Lays a large simulated organisation into the tables: `size.rounds` − 1 released rounds, and an open one in which everybody
 * who answers has answered. Nobody ever changes an answer.
 * @param highs what the released rounds are guarded with; without them they are not guarded, which takes seconds instead of
 *   minutes, and leaves the guard of the round after them more to find than it ever has
 */
export async function layOutRounds(
  { pools, access, keys }: Place,
  size: Size,
  highs: Highs | null = null,
): Promise<{ readonly organisationId: string; readonly roundId: string }> {
  const organisationId = randomUUID()
  const unitIds = new Map<string, string>()
  const memberIds = new Map<string, string>()
  const idIn = (ids: Map<string, string>, name: string): string => {
    const id = ids.get(name) ?? randomUUID()
    ids.set(name, id)
    return id
  }
  const snapshots: Snapshot[] = []
  let roundId = ''
  await withClient(access.url, async (client) => {
    for (const simulated of simulateRounds(size, 0)) {
      roundId = randomUUID()
      const round: LaidRound = {
        organisationId,
        roundId,
        isLast: snapshots.length + 1 === size.rounds,
        openedAt: new Date(Date.now() - 30 * day * (size.rounds - snapshots.length)),
        units: simulated.units.map(({ id, parent }) => ({
          id: idIn(unitIds, id),
          parent: parent === null ? null : idIn(unitIds, parent),
        })),
        members: simulated.members.map(({ person, unit, counted }) => {
          const id = idIn(memberIds, person)
          return { id, hash: keys.participantHash(organisationId, id), unit: idIn(unitIds, unit), counted }
        }),
        counters: [...countersOf(simulated)].map(([unit, counter]) => ({
          unit: idIn(unitIds, unit),
          counter,
        })),
      }
      if (snapshots.length === 0) await insertOrganisation(client, round)
      await insertMembers(client, round)
      await insertRound(client, round)
      if (round.isLast) await insertAnswers(client, round)
      else snapshots.push(await insertReleased(pools, round, { ...simulated, earlier: snapshots }, highs))
    }
  })
  return { organisationId, roundId }
}

type LaidRound = {
  readonly organisationId: string
  readonly roundId: string
  readonly isLast: boolean
  readonly openedAt: Date
  readonly units: readonly { readonly id: string; readonly parent: string | null }[]
  readonly members: readonly {
    readonly id: string
    readonly hash: Buffer
    readonly unit: string
    readonly counted: boolean
  }[]
  readonly counters: readonly { readonly unit: string; readonly counter: ScoreCounter }[]
}

function countersOf({ counters }: RoundInput): ReadonlyMap<string, ScoreCounter> {
  if (counters.run !== 'scores') throw new Error('a simulated round has scores')
  return counters.byUnit
}

async function insertOrganisation(client: ClientBase, { organisationId, units }: LaidRound): Promise<void> {
  await client.query("insert into organisation (id, name) values ($1, 'Storbolaget')", [organisationId])
  await client.query(
    `insert into unit (organisation_id, id, external_id, name, parent_id)
     select $1, id, id::text, 'Enhet', parent from unnest($2::uuid[], $3::uuid[]) as given (id, parent)`,
    [organisationId, units.map(({ id }) => id), units.map(({ parent }) => parent)],
  )
}

async function insertMembers(client: ClientBase, { organisationId, members }: LaidRound): Promise<void> {
  await client.query(
    `insert into member (organisation_id, id, email, unit_id)
     select $1, id, id || '@example.com', unit from unnest($2::uuid[], $3::uuid[]) as given (id, unit)
     on conflict do nothing`,
    [organisationId, members.map(({ id }) => id), members.map(({ unit }) => unit)],
  )
}

async function insertRound(client: ClientBase, round: LaidRound): Promise<void> {
  const { organisationId, roundId, openedAt, units, members } = round
  await client.query(
    `insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group,
       opened_at, frozen_at, closes_at, invited, state)
     values ($1, $2, $3, $4, $5, $6, 8, $7, $7, $8, $9, $10)`,
    [
      organisationId,
      roundId,
      openedAt.toISOString().slice(0, 10),
      stressprofil.id,
      stressprofil.version,
      units[0]?.id,
      openedAt,
      new Date(Date.now() + day),
      members.length,
      round.isLast ? 'open' : 'released',
    ],
  )
  await client.query(
    `insert into round_unit (organisation_id, round_id, unit_id, parent_id, name, position)
     select $1, $2, id, parent, 'Enhet', place from unnest($3::uuid[], $4::uuid[])
       with ordinality as given (id, parent, place)`,
    [organisationId, roundId, units.map(({ id }) => id), units.map(({ parent }) => parent)],
  )
}

async function insertAnswers(client: ClientBase, round: LaidRound): Promise<void> {
  const { organisationId, roundId, members, counters } = round
  const counted = members.filter((member) => member.counted)
  await client.query(
    `insert into invitation (organisation_id, round_id, member_id, unit_id, token_hash, used)
     select $1, $2, id, unit, $6::bytea || uuid_send(id), used
     from unnest($3::uuid[], $4::uuid[], $5::boolean[]) as given (id, unit, used)`,
    [
      organisationId,
      roundId,
      members.map(({ id }) => id),
      members.map(({ unit }) => unit),
      members.map((member) => member.counted),
      randomBytes(16),
    ],
  )
  await client.query(
    `insert into vault.participation (organisation_id, round_id, person_hash)
     select $1, $2, hash from unnest($3::bytea[]) as given (hash)`,
    [organisationId, roundId, counted.map(({ hash }) => hash)],
  )
  await client.query(
    `insert into vault.counter (organisation_id, round_id, unit_id, amounts)
     select $1, $2, unit, amounts from unnest($3::uuid[], $4::jsonb[]) as given (unit, amounts)`,
    [
      organisationId,
      roundId,
      counters.map(({ unit }) => unit),
      counters.map(({ counter }) => JSON.stringify(amountsIn(counter))),
    ],
  )
}

const amountsIn = ({ answers, total, categories, zones: byZone }: ScoreCounter) => ({
  answers,
  total,
  ...Object.fromEntries(zones.map((zone) => [`zone:${zone}`, byZone[zone]])),
  ...Object.fromEntries(Object.entries(categories).map(([name, sum]) => [`category:${name}`, sum])),
})

/** Released by the product's own policy, and written as the product writes it. */
async function insertReleased(
  pools: OpenDatabase['pools'],
  round: LaidRound,
  simulated: RoundInput,
  highs: Highs | null,
): Promise<Snapshot> {
  const { organisationId, roundId } = round
  const { limits } = simulated
  const release = finish(
    releaseRound({
      ...simulated,
      round: roundId,
      units: round.units,
      members: round.members.map(({ hash, unit, counted }) => ({
        person: hash.toString('latin1'),
        unit,
        counted,
      })),
      counters: {
        run: 'scores',
        byUnit: new Map(round.counters.map(({ unit, counter }) => [unit, counter])),
      },
      guard: highs && limits ? { highs, limits } : null,
    }),
  )
  await asRelease(pools.release, { organisationId }, async (tx) => {
    await insertSnapshot(tx, { organisationId, roundId, at: round.openedAt, policyVersion: '1' })
    await insertRun(tx, { organisationId, roundId }, releasedRun('scores', release))
  })
  return release.snapshot
}
