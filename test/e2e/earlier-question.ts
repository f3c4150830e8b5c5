import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Config } from '#server/platform/config/config.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Pools } from '#server/platform/db/pool.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { askQuestion } from '#server/support/questions/ask-question.ts'
import { poolsBeside } from './pools-beside.ts'

/** The secret that opens the question in any browser. */
export const earlierSecret = 'ab'.repeat(32)
export const earlierQuestion = 'Får chefen läsa vad vi skriver i handlingsplanen?'

/** The simulated organisation, when it is complete. */
async function wholeDemo(pools: Pools): Promise<string> {
  for (;;) {
    const { rows } = await asIdentity(pools.identity, (tx) =>
      sql<{ id: string | null }>`select demo_organisation() as id`.execute(tx),
    )
    if (rows[0]?.id != null) return rows[0].id
    await setTimeout(200)
  }
}

/** A question to the safety representative of the demo, sent two days ago: nobody can read yesterday's before seven in the morning. */
export async function makeEarlierQuestion(config: Config): Promise<void> {
  const { pools, close } = await poolsBeside(config)
  try {
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
    const deps = { pools, keys: makeKeys(config), clock: () => twoDaysAgo, newId: () => randomUUID() }
    const personId = await ensurePerson(deps, { email: 'chef@exempelbolaget.example', language: 'sv' })
    const organisationId = await wholeDemo(pools)
    await askQuestion(deps, {
      personId,
      organisationId,
      secret: earlierSecret,
      message: earlierQuestion,
    })
  } finally {
    await close()
  }
}
