import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { childEnv } from '#test/app/child-env.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { serverProcess, startEmbeddedProcess } from '#test/database/start-embedded-process.ts'
import { withClient } from './connection.ts'

const cases = readFileSync(
  new URL('../../../../../cases/pg-variables-and-embedded-database/input.env', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
const variablesOf = (line: string): Record<string, string> =>
  Object.fromEntries(
    line
      .split(/ (?=PG)/)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'andrum-pg-variables-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true, maxRetries: 20 }))
  return made
}

it('the embedded database is made and used as if no shell had been set up for another one', async () => {
  const env = Object.assign({}, ...cases.map(variablesOf))
  const dataDir = folder()
  const { url } = await startEmbeddedProcess(dataDir, { env })
  await serverProcess(join(dataDir, 'postgres'))
  const { rows } = await withClient(url, (client) =>
    client.query(`select current_setting('timezone') as zone, current_database() as name`),
  )
  expect(rows).toEqual([{ zone: 'UTC', name: 'andrum' }])
})

it.each(cases)('the embedded database starts in a shell with %s', async (line) => {
  const dataDir = folder()
  const begun = performance.now()
  await startEmbeddedProcess(dataDir, { env: variablesOf(line) })
  await serverProcess(join(dataDir, 'postgres'))
  expect(performance.now() - begun).toBeLessThan(100_000)
})

const migrate = fileURLToPath(new URL('../../../../../scripts/migrate.ts', import.meta.url))
const run = (env: Record<string, string>) => {
  const secrets = { AUTH_SECRET: 'a'.repeat(32), DATA_KEY: 'b'.repeat(32), LOG_KEY: 'c'.repeat(32) }
  const all = { ...childEnv, DATA_DIR: folder(), DEMO: '1', ...secrets, ...env }
  return spawnSync(process.execPath, [migrate], { env: all, encoding: 'utf8' })
}

it('a given database is reached by its address alone', async () => {
  const { url } = await emptyDatabase()
  const env = Object.assign({}, ...cases.map(variablesOf))
  const { stdout, status } = run({ DATABASE_URL: url, ...env })
  expect(stdout).toContain('The database is up to date.')
  expect(status).toBe(0)
})

it('someone who cannot connect is told which variables of the shell are not read', () => {
  const { stderr } = run({
    DATABASE_URL: 'postgres://andrum@127.0.0.1:1/andrum',
    PGPASSWORD: 'hemligt',
    PGPORT: '5432',
  })
  expect(stderr.trim()).toBe(
    'No database answers at 127.0.0.1:1/andrum: start it, or correct DATABASE_URL. PGPASSWORD, PGPORT are set and not read: what the connection needs belongs into DATABASE_URL.',
  )
})
