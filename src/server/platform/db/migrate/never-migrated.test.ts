import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { childEnv } from '#test/app/child-env.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'

const program = fileURLToPath(new URL('../../../../../scripts/found-organisation.ts', import.meta.url))

test('a command on a database that was never migrated says in one sentence what to do', async () => {
  const { url } = await emptyDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'andrum-never-migrated-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secrets = { AUTH_SECRET: 'a'.repeat(32), DATA_KEY: 'b'.repeat(32) }
  const env = { ...childEnv, DATABASE_URL: url, DATA_DIR: folder, DEMO: '1', ...secrets }
  const child = spawn(process.execPath, [program, 'Bolaget', 'anna@bolaget.example'], { env })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(said.trim()).toBe(
    'Andrum’s roles cannot sign in to this database with this AUTH_SECRET: run `npx andrum migrate` on it, or correct DATABASE_URL.',
  )
  expect(code).toBe(1)
})
