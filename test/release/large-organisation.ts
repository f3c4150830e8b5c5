import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Highs } from '@andrum/release/policy/guard/solver.ts'
import type { Size } from '@andrum/release/test/simulate-rounds.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { startSession } from '#server/identity/sessions/session.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openDatabase, openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { layOutRounds } from './lay-out-rounds.ts'

const deps = { clock: () => new Date(), newId: () => randomUUID() }

/** The settings of a server on an embedded database in `dataDir`, on a free port, without e-mail. */
export const serverSettings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO: '0',
  LOG_LEVEL: 'error',
  SMTP_URL: 'smtp://127.0.0.1:1',
})

/** The few built pages that a server needs to start. */
export function writeEmptyPages(buildDir: string): void {
  for (const name of ['index.html', '404/index.html', 'en/404/index.html', '404.data', 'en/404.data']) {
    const file = join(buildDir, 'client', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, name.endsWith('.html') ? '<html></html>' : '[]')
  }
}

type Environment = Readonly<Record<string, string>>

/**
 * Creates a data folder with a large organisation, an open round, and a signed-in HR.
 * @param settings of a server with another database than an embedded one in that folder
 * @param highs the solver with which its released rounds are guarded (`layOutRounds`)
 */
export async function makeLargeOrganisation(
  dataDir: string,
  size: Size,
  settings: Environment = serverSettings(dataDir),
  highs: Highs | null = null,
) {
  return withDatabase(settings, async (database, keys) => {
    const { organisationId, roundId } = await layOutRounds({ ...database, keys }, size, highs)
    return {
      organisationId,
      roundId,
      path: `/api/v1/organisations/${organisationId}/rounds/${roundId}`,
      headers: await signInHr(database, organisationId),
    }
  })
}

/**
 * Creates a data folder with an organisation of one unit, `top`, whose only person is HR and owner, and signed in.
 * @param settings of a server with another database than an embedded one in that folder
 */
export async function makeNewOrganisation(dataDir: string, settings: Environment = serverSettings(dataDir)) {
  return withDatabase(settings, async (database) => {
    const organisationId = randomUUID()
    await withClient(database.access.url, (client) =>
      client.query(
        `with founded as (insert into organisation (id, name) values ($1, 'Färghandeln') returning id)
         insert into unit (organisation_id, id, external_id, name) select id, $2, 'top', 'Toppen' from founded`,
        [organisationId, randomUUID()],
      ),
    )
    return {
      organisationId,
      path: `/api/v1/organisations/${organisationId}`,
      headers: await signInHr(database, organisationId),
    }
  })
}

type Database = Awaited<ReturnType<typeof openDatabase>>

async function withDatabase<Result>(
  settings: Environment,
  work: (database: Database, keys: Awaited<ReturnType<typeof holdHashKey>>) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(settings)
  const database = await openDatabase(config, queues)
  try {
    return await work(database, await holdHashKey({ pools: database.pools, keys: makeKeys(config) }))
  } finally {
    await database.close()
  }
}

async function signInHr({ pools, access }: Database, organisationId: string) {
  await withClient(access.url, (client) =>
    client.query(
      `with hr as (insert into member (organisation_id, id, email, unit_id)
         select $1, $2, 'hr@example.com', id from unit where organisation_id = $1 limit 1 returning id)
       insert into role_assignment (organisation_id, member_id, role)
       select $1, id, role from hr, unnest('{hr,owner}'::text[]) role`,
      [organisationId, randomUUID()],
    ),
  )
  const personId = await ensurePerson({ ...deps, pools }, { email: 'hr@example.com', language: 'sv' })
  const { token } = await asIdentity(pools.identity, (tx) =>
    startSession(tx, deps, { personId, secondFactor: true }),
  )
  return { cookie: `session=${token}` }
}

export async function letReleaseHourCome(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query("update pgboss.job set start_after = now() where name = 'release-round'"),
  )
}

/** Lets the release of the closed round become due: a running server then starts it. */
export async function bringReleaseHour(dataDir: string): Promise<void> {
  const { url, stop } = await openServerBeside({ dataDir })
  try {
    await letReleaseHourCome(url)
  } finally {
    await stop()
  }
}
