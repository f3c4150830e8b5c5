import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { OpenDatabase } from '#server/platform/db/connection/open-database.ts'
import type { Deps } from '#server/platform/deps.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { previewRound } from '#server/rounds/prepare/preview-round.ts'
import { readListProof } from '#server/rounds/record-log/read-list-proof.ts'
import { stateHowInformed } from '#server/rounds/review/state-how-informed.ts'
import { layOutList } from './large-list.ts'
import { prepareInServer } from './prepare-in-server.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

/**
 * Two rounds of everybody, one after the other, in organisations of 5,000 and of 100,000 people: from the choice to the frozen
 * list, and from there to the opening. The second list is compared with the first. Then one round of 100,000
 * people over HTTP on a server process, and how long it delays the requests of HR.
 */
const sizes = [
  { people: 5_000, units: 250 },
  { people: 100_000, units: 10_000 },
] as const

const day = 86_400_000
/** How many of the invited request their list proof, one after the other. */
const proofs = 1000

type Step = {
  readonly people: number
  readonly step: string
  readonly seconds: number
  readonly longestPauseMs: number
}
const steps: Step[] = []

async function measure<T>(people: number, step: string, work: () => Promise<T>): Promise<T> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  const result = await work()
  const seconds = Math.round((performance.now() - start) / 10) / 100
  delay.disable()
  steps.push({ people, step, seconds, longestPauseMs: Math.round(delay.max / 1e6) })
  process.stderr.write(`${step} ${seconds} s · `)
  return result
}

type Size = (typeof sizes)[number]

async function bench(deps: Deps, database: OpenDatabase): Promise<void> {
  for (const size of sizes) {
    const organisationId = await layOut(database, size)
    const who = { organisationId, personId: randomUUID() }
    await measureRound(deps, database, 'first round', size, who)
    await withClient(database.access.url, (client) =>
      client.query(
        `update round set state = 'released', frozen_at = frozen_at - interval '40 days',
           opened_at = opened_at - interval '40 days', released_at = now() - interval '30 days'
         where organisation_id = $1`,
        [organisationId],
      ),
    )
    await measureRound(deps, database, 'next round', size, who)
  }
}

async function layOut({ access }: OpenDatabase, size: Size): Promise<string> {
  const organisationId = randomUUID()
  await withClient(access.url, async (client) => {
    await client.query("insert into organisation (id, name) values ($1, 'Koncernen')", [organisationId])
    await client.query(
      "insert into unit (organisation_id, id, external_id, name) values ($1, $2, 'top', 'Toppen')",
      [organisationId, randomUUID()],
    )
    await layOutList(client, organisationId, size)
  })
  return organisationId
}

async function measureRound(
  deps: Deps,
  { access }: OpenDatabase,
  name: string,
  { people }: Size,
  who: { readonly organisationId: string; readonly personId: string },
): Promise<void> {
  const closesAt = new Date(Date.now() + 21 * day)
  const asked = { ...who, name, instrument: 'stressprofil', closesAt }
  await measure(people, `${name}: look at it`, () => previewRound(deps, asked))
  const { id: roundId } = await measure(people, `${name}: freeze the list`, () => prepareRound(deps, asked))
  const statement = 'Alla fick höra om mätningen på mötet i måndags.'
  await measure(people, `${name}: open`, () => stateHowInformed(deps, { ...who, roundId, statement }))
  const members = await withClient(access.url, (client) =>
    client.query<{ id: string }>('select member_id as id from invitation where round_id = $1 limit $2', [
      roundId,
      proofs,
    ]),
  )
  await measure(people, `${name}: ${proofs} proofs of the list`, async () => {
    for (const { id } of members.rows) {
      const token = deps.keys.invitationToken(roundId, id)
      await readListProof(deps, { roundId, personId: null, token })
    }
  })
}

await withDeps(bench)
console.table(steps)
const [, large] = sizes
const { seconds, ...held } = await prepareInServer(large)
console.table(held)
saveResults('prepare', { steps, held, seconds }, [
  {
    what: `longest that a request of HR is held while a round of ${large.people} people is prepared and opened`,
    measured: Math.max(...Object.values(held)) / 1000,
    unit: 's',
    atMost: 1,
  },
])
