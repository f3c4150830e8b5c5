import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeIdentifier } from 'pg'
import type { TestProject } from 'vitest/node'
import { withClient, withDatabase } from '#server/db/connection.ts'
import { startEmbedded } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { roleKinds, roleName } from '#server/db/role-names.ts'
import { queues } from '#server/jobs/queues.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file gets a copy of. */
    readonly template: { readonly url: string; readonly name: string; readonly authSecret: string }
  }
}

type Server = { readonly url: string; readonly stop: () => Promise<void> }

/**
 * One server for all test files: TEST_DATABASE_URL (its user may make databases and roles), or an embedded one
 * of our own. On it one migrated database, copied for each file by testDatabase().
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  try {
    return await makeTemplate(project, server)
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function makeTemplate(project: TestProject, server: Server): Promise<() => Promise<void>> {
  const name = `andrum_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const authSecret = randomBytes(32).toString('hex')
  const url = withDatabase(server.url, name)
  await withClient(server.url, (client) => client.query(`create database ${name}`))
  await migrate({ url, authSecret, queues })
  project.provide('template', { url, name, authSecret })
  return async () => {
    await dropTemplate(server.url, name)
    await server.stop()
  }
}

async function startServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'andrum-test-'))
  const server = await startEmbedded({ dataDir, durable: false })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

/** Roles outlive their database, so a server that is not ours is left as it was found. */
async function dropTemplate(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    for (const kind of roleKinds) {
      await client.query(`drop role if exists ${escapeIdentifier(roleName(name, kind))}`)
    }
  })
}
