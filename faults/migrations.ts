import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { readMigrations } from '#server/platform/db/migrate/migration-files.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { unpackEarlier } from './earlier.ts'
import { type DatabaseKind, makePlace } from './place.ts'
import type { Found } from './report.ts'

/** People on the list, people invited to an open round, and entries of the log: each so many. */
const rows = 1_000_000

/** The longest that a writer may wait, in ms. */
const longest = 1000

/**
 * Every migration since the last release, on a database that this release made, with a million rows in each table that
 * grows with people and work. Meanwhile somebody writes to each table without a pause.
 */
export async function migrationsUnderWrites(kind: DatabaseKind): Promise<Found> {
  const folder = makeOpenFolder('migrations')
  const place = await makePlace(kind)
  try {
    const earlier = unpackEarlier(folder)
    earlier.command('migrate', [], place.settings)
    const old = new Set((await readMigrations(join(folder, 'migrations'))).migrations.map(({ name }) => name))
    const names = (await readMigrations()).migrations.map(({ name }) => name)
    const since = names.filter((name) => !old.has(name))
    return await place.withDatabase(async (url) => {
      await withClient(url, async (client) => {
        for (const statement of fill) await client.query(statement)
      })
      const writers = await Promise.all(Object.entries(writes).map((one) => startWriter(url, ...one)))
      const begun = performance.now()
      const run = await migrate({ url, authSecret: 'faults' })
      const took = Math.round(performance.now() - begun)
      const written = await Promise.all(writers.map(({ stop }) => stop()))
      const waited = Math.max(...written.map((one) => one.waited))
      return {
        faults: [
          ...since.filter((name) => !run.includes(name)).map((name) => `${name} was not run.`),
          ...written
            .filter((one) => one.waited > longest)
            .map((one) => `Somebody who wrote to ${one.table} waited for ${one.waited} ms.`),
        ],
        figures: {
          'rows in each table': rows,
          'from commit': earlier.commit,
          migrations: since.join(' '),
          'they took, ms': took,
          'writes to each table': written.map((one) => `${one.table} ${one.count}`).join(', '),
          'the longest wait for each, ms': written.map((one) => `${one.table} ${one.waited}`).join(', '),
        },
        goals: [
          {
            what: `longest wait of who wrote during the ${since.length} migrations since the last release, on a million rows in each of ${written.length} tables`,
            measured: waited / 1000,
            unit: 's',
            atMost: longest / 1000,
          },
        ],
      }
    })
  } finally {
    await place.end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

const fill = [
  `with founded as (insert into organisation (id, name) values (gen_random_uuid(), 'Koncernen') returning id),
    top as (insert into unit (organisation_id, id, external_id, name)
      select id, gen_random_uuid(), 'top', 'Toppen' from founded returning organisation_id, id)
   insert into member (organisation_id, id, email, unit_id)
   select organisation_id, gen_random_uuid(), n || '@koncernen.example', id from top, generate_series(1, ${rows}) n`,
  `insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group, opened_at, closes_at, invited, frozen_at)
   select organisation_id, gen_random_uuid(), 'Våren', 'stressprofil', '2.0', id, 8, now(), now() + interval '14 days', ${rows}, now() from unit`,
  `insert into round_unit (organisation_id, round_id, unit_id, name, position)
   select organisation_id, id, unit_id, 'Toppen', 0 from round`,
  `insert into invitation (organisation_id, round_id, member_id, unit_id, token_hash)
   select organisation_id, round.id, member.id, member.unit_id, sha256(convert_to(member.id::text, 'UTF8'))
   from member join round using (organisation_id)`,
  `insert into audit_entry (organisation_id, person_id, action) select id, gen_random_uuid(), 'members-read'
   from organisation, generate_series(1, ${rows})`,
  'vacuum analyze',
]

/** One write to each table; the first two by the id of one person of a thousand. */
const writes = {
  member: 'update member set name = gen_random_uuid() where organisation_id = $1 and id = $2',
  invitation: `update invitation set used = not used
    where organisation_id = $1 and member_id = $2 and round_id = (select id from round)`,
  audit_entry: `insert into audit_entry (organisation_id, person_id, action) values ($1, $2, 'members-read')`,
}

/** Writes to a table without a pause, and measures the longest wait from the hundredth write on. */
async function startWriter(url: string, table: string, statement: string) {
  let stopped = false
  let waited = 0
  let count = 0
  const underWay = Promise.withResolvers<void>()
  const written = withClient(url, async (client) => {
    const people = await client.query<{ organisation: string; id: string }>(
      'select organisation_id as organisation, id from member limit 1000',
    )
    while (!stopped) {
      const who = people.rows[count % people.rows.length]
      const begun = performance.now()
      await client.query(statement, [who?.organisation, who?.id])
      count += 1
      if (count < 100) continue
      underWay.resolve()
      waited = Math.max(waited, Math.round(performance.now() - begun))
    }
  })
  await Promise.race([underWay.promise, written])
  return {
    stop: async () => {
      stopped = true
      await written
      return { table, waited, count }
    },
  }
}
