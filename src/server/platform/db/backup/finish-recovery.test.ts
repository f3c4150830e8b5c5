import { randomBytes, randomUUID } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import { expect, it } from 'vitest'
import { databaseNameOf, withClient } from '#server/platform/db/connection/connection.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { finishRecovery } from './finish-recovery.ts'
import { takeBackup } from './take-backup.ts'

const database = await testDatabase()
const { url, rolePrefix, authSecret } = database.access
const access = { url, rolePrefix, authSecret, queues }
const keys = makeKeys({ authSecret, dataKey: randomBytes(32) })
await holdHashKey({ pools: database.pools, keys })

/** Does to a database what `deploy/recovery.sh` does: a word in its settings, another each time. */
const leadBack = (word: string) =>
  withClient(url, (client) =>
    client.query(`alter database ${escapeIdentifier(databaseNameOf(url))} set andrum.recovered = '${word}'`),
  )

const finish = (erased: readonly string[]) =>
  finishRecovery({
    ...access,
    erasures: erased.map((personId) => ({ personId, erasedAt: new Date('2026-05-02') })),
    hashWith: (kept) => (kept === null ? keys : keys.withHashKey(kept)),
  })

it('a database recovered to a point in time serves nobody until those erased since are erased again and all are signed out', async () => {
  const [staying, erased] = [randomUUID(), randomUUID()]
  for (const id of [staying, erased]) {
    await asSuperuser(
      database,
      'insert into identity.person (id, email, created_at) values ($1, $2, now())',
      [id, `${id}@example.com`],
    )
    await asSuperuser(
      database,
      `insert into identity.session (id, person_id, token_hash, device, started_at, last_used_at, expires_at)
       values ($1, $1, sha256(convert_to($1::uuid::text, 'UTF8')), '', now(), now(), now() + interval '1 day')`,
      [id],
    )
  }
  await asSuperuser(database, "insert into pgboss.job (name, data) values ('send-round-ready', '{}')")
  await leadBack('2026-05-01T09:30:00Z')
  const refusal = 'recovered to an earlier point in time'
  await expect(migrate(access)).rejects.toThrow(refusal)
  await expect(
    takeBackup({ ...access, secrets: {}, takenAt: new Date() }, '/nowhere/backup'),
  ).rejects.toThrow(refusal)

  expect(await finish([erased])).toBe(1)
  const left = await withClient(url, (client) =>
    client.query(
      `select (select array_agg(id::text) from identity.person) as people, (select count(*)::int from identity.session) as sessions,
         (select count(*)::int from pgboss.job) as jobs`,
    ),
  )
  expect(left.rows).toEqual([{ people: [staying], sessions: 0, jobs: 0 }])
  await migrate(access)
  expect(await finish([erased])).toBe(0)

  await leadBack('2026-05-03T12:00:00Z')
  await expect(migrate(access)).rejects.toThrow(refusal)
})

it('a wrong DATA_KEY changes nothing in a database recovered to a point in time', async () => {
  await leadBack('2026-05-04T12:00:00Z')
  const other = makeKeys({ authSecret, dataKey: randomBytes(32) })
  await expect(
    finishRecovery({
      ...access,
      erasures: [],
      hashWith: (kept) => (kept === null ? other : other.withHashKey(kept)),
    }),
  ).rejects.toThrow('DATA_KEY does not open this database')
  await expect(migrate(access)).rejects.toThrow('recovered to an earlier point in time')
})
