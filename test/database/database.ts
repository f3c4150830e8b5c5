import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type DatabaseAccess, withClient } from '#server/platform/db/connection/connection.ts'
import { createPools, type Pools } from '#server/platform/db/pool.ts'
import type { Template } from './template.ts'
import { withDatabase } from './with-database.ts'

export type TestDatabase = {
  /** The access of a configured server: the superuser's address, role prefix, secret. */
  readonly access: DatabaseAccess
  /** The same roles as in the running server. */
  readonly pools: Pools
  /** The superuser's connections; see `asSuperuser`. */
  readonly superuser: pg.Pool
  /** Closes the pools and drops the database; called automatically after the file's last test. */
  readonly close: () => Promise<void>
}

/**
 * A database for one test file: a copy of the migrated template, dropped after the file. Call it at the top of the file:
 * `const { pools } = await testDatabase()`.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await copyDatabase(inject('template'))
  afterAll(database.close)
  return database
}

/** The same outside Vitest; the caller closes it. */
export async function copyDatabase(template: Template): Promise<TestDatabase> {
  // Set by `npm run test:pg -- --pooled`.
  const pooler = process.env.TEST_POOL_URL
  const name = `${template.name}_${randomBytes(4).toString('hex')}`
  // Copied file by file: PostgreSQL's default, through the write-ahead log, takes twice as long.
  await withClient(withDatabase(template.url, 'postgres'), (client) =>
    client.query(`create database ${name} template ${template.name} strategy file_copy`),
  )
  const access = {
    url: withDatabase(template.url, name),
    rolePrefix: template.name,
    authSecret: template.authSecret,
    ...(pooler === undefined ? {} : { poolUrl: withDatabase(pooler, name) }),
  }
  const pools = createPools(access)
  const superuser = new pg.Pool({ connectionString: access.url, application_name: 'andrum', max: 2 })
  // The pool replaces a connection that a test has cut; without a listener the error would end the process.
  superuser.on('error', () => {})
  superuser.on('connect', (client) => client.on('error', () => {}))
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= (async () => {
      await Promise.all([pools.close(), superuser.end()])
      await withClient(withDatabase(template.url, 'postgres'), (client) =>
        client.query(`drop database ${name} with (force)`),
      )
    })()
    return closed
  }
  return { access, pools, superuser, close }
}

/** Runs one statement as the superuser, past all rights: to inspect or to prepare rows. */
export async function asSuperuser<Row extends object>(
  database: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await database.superuser.query<Row>(text, values)
  return rows
}
