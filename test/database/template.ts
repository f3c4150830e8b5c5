import { randomBytes } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { roleKinds, roleName } from '#server/platform/db/role-names.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { partition } from './partition.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { withDatabase } from './with-database.ts'

/** A migrated database of which copies are made. */
export type Template = { readonly url: string; readonly name: string; readonly authSecret: string }

/** A server with a template: that of TEST_DATABASE_URL (whose user may create databases and roles), or an embedded one. */
export async function startTemplate(): Promise<{
  readonly template: Template
  readonly stop: () => Promise<void>
}> {
  const server = await startTestServer()
  try {
    return await makeTemplate(server)
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function makeTemplate(server: TestServer) {
  const name = `andrum_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const authSecret = randomBytes(32).toString('hex')
  const url = withDatabase(server.url, name)
  await withClient(server.url, (client) => client.query(`create database ${name}`))
  await migrate({ url, authSecret, queues })
  // Set by `npm run test:pg -- --partitioned`.
  const programs = process.env.TEST_PARTITIONS_BY
  if (programs !== undefined) await partition(url, programs)
  const stop = async () => {
    try {
      await dropTemplate(server.url, name)
    } finally {
      await server.stop()
    }
  }
  return { template: { url, name, authSecret }, stop }
}

/** Drops the roles too, which outlive their database, so that a foreign server is left as it was. */
async function dropTemplate(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    // A file that failed before its first test has left its copy.
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [name],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    for (const kind of roleKinds) {
      await client.query(`drop role if exists ${escapeIdentifier(roleName(name, kind))}`)
    }
  })
}
