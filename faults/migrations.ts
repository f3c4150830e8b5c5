import { withClient } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import type { Found } from './report.ts'

const people = 1_000_000

/** So many of the newest migrations are run. */
const newest = 8

/** A writer may wait for so long at the most, in ms. */
const longest = 1000

/** The newest migrations on a list of a million people, to which somebody writes meanwhile without a pause. */
export async function migrationsUnderWrites(kind: DatabaseKind): Promise<Found> {
  const place = await makePlace(kind)
  const authSecret = 'faults'
  try {
    const names = (await readMigrations()).migrations.map(({ name }) => name)
    const until = names.at(-newest - 1) ?? ''
    return await place.withDatabase(async (url) => {
      await migrate({ url, authSecret, until })
      await withClient(url, (client) => client.query(fill, [people]))
      await withClient(url, (client) => client.query('analyze'))
      const writer = await startWriter(url)
      const begun = performance.now()
      const run = await migrate({ url, authSecret })
      const took = Math.round(performance.now() - begun)
      const { waited, writes } = await writer.stop()
      const missing = names.slice(-newest).filter((name) => !run.includes(name))
      return {
        faults: [
          ...missing.map((name) => `${name} was not run.`),
          ...(waited > longest ? [`Somebody who wrote waited for ${waited} ms.`] : []),
        ],
        figures: {
          people,
          migrations: names.slice(-newest).join(' '),
          'they took, ms': took,
          writes,
          'the longest wait of a write, ms': waited,
        },
      }
    })
  } finally {
    await place.end()
  }
}

const fill = `with founded as (insert into organisation (id, name) values (gen_random_uuid(), 'Koncernen') returning id),
    top as (insert into unit (organisation_id, id, external_id, name)
      select id, gen_random_uuid(), 'top', 'Toppen' from founded returning organisation_id, id)
  insert into member (organisation_id, id, email, unit_id)
  select organisation_id, gen_random_uuid(), n || '@koncernen.example', id from top, generate_series(1, $1::int) n`

/** Changes one member after the other; what it waits counts once it is under way. */
async function startWriter(url: string) {
  let stopped = false
  let waited = 0
  let writes = 0
  const underWay = Promise.withResolvers<void>()
  const written = withClient(url, async (client) => {
    const { rows } = await client.query<{ organisation: string; id: string }>(
      'select organisation_id as organisation, id from member limit 1000',
    )
    while (!stopped) {
      const one = rows[writes % rows.length]
      const begun = performance.now()
      await client.query('update member set name = $1 where organisation_id = $2 and id = $3', [
        `Person ${writes}`,
        one?.organisation,
        one?.id,
      ])
      writes += 1
      if (writes < 100) continue
      underWay.resolve()
      waited = Math.max(waited, Math.round(performance.now() - begun))
    }
  })
  await Promise.race([underWay.promise, written])
  return {
    stop: async () => {
      stopped = true
      await written
      return { waited, writes }
    },
  }
}
