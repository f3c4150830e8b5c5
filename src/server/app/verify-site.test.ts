import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'andrum-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page =
  '<html><head><title>%%BRAND_NAME%%</title></head><script src="/assets/root-1.js"></script></html>'

/** A build whose only script is this one. */
function buildOf(name: string, script: string): string {
  const buildDir = join(folder, name)
  const files = {
    'index.html': page,
    '404/index.html': page,
    'en/404/index.html': page,
    '404.data': '[]',
    'en/404.data': '[]',
    'assets/root-1.js': script,
  }
  for (const [file, content] of Object.entries(files)) {
    const path = join(buildDir, 'client', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return buildDir
}

/** The whole server with a build, once it has recorded its program in the log. */
async function serve(name: string, script: string) {
  const { url: databaseUrl } = await emptyDatabase()
  const { url, close } = await main(
    readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, `${name}-data`),
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO: '0',
      SMTP_URL: 'smtp://127.0.0.1:1',
    }),
    buildOf(name, script),
  )
  onTestFinished(close)
  const digests = await (await fetch(`${url}/digests.json`)).text()
  const { digest } = JSON.parse(digests) as { digest: string }
  await expect
    .poll(async () => (await fetch(`${url}/api/v1/record-log/programs/${digest}`)).status, {
      timeout: 30_000,
    })
    .toBe(200)
  const file = join(folder, `${name}.json`)
  writeFileSync(file, digests)
  const key = (await (await fetch(`${url}/tlog/key`)).text()).trim()
  return { url, databaseUrl, file, key, digest }
}

/** Runs the command in a process of its own. */
const verify = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, ['scripts/verify-site.ts', ...args], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    )
  })

it('a site is found to run the published program, an edited script is caught, and so is a program outside its log', {
  timeout: 240_000,
}, async () => {
  const right = await serve('right', 'export const one = 1')
  const good = await verify(right.url, '--digests', right.file, '--log-key', right.key)
  expect(good).toMatchObject({ code: 0 })
  expect(good.said).toContain('The program is entry 0 of the record log localhost:')
  expect(good.said).not.toContain('You gave no key of the log')

  const edited = await serve('edited', 'export const one = 2')
  const bad = await verify(edited.url, '--digests', right.file)
  expect(bad).toMatchObject({ code: 1 })
  expect(bad.said).toContain('/assets/root-1.js is not the published file.')
  expect(bad.said).toContain('This program is not in the record log of the site')
  const foreign = await verify(right.url, '--digests', right.file, '--log-key', edited.key)
  expect(foreign).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not signed with the key of the log'),
  })

  // By SQL, past every refusal: a server that serves a program it has never recorded.
  await withClient(right.databaseUrl, (client) =>
    client.query(`set session_replication_role = replica; delete from program_record`),
  )
  const unrecorded = await verify(right.url, '--digests', right.file)
  expect(unrecorded).toMatchObject({ code: 1 })
  expect(unrecorded.said).toContain('This program is not in the record log of the site')
  expect(unrecorded.said).not.toContain('is not the published file')
})
