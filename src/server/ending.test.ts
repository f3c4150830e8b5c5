import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { childEnv } from '#test/app/child-env.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { freezingProxy } from '#test/database/freezing-proxy.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'

const program = fileURLToPath(new URL('../../test/app/server-process.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'andrum-ending-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const buildDir = join(folder, 'build')
writeEmptyPages(buildDir)

/** The server as a process, with every line it says. */
function start(databaseUrl: string) {
  const settings = { ...serverSettings(join(folder, 'data')), LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [program, buildDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...childEnv, ...settings },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  const end = async () => {
    const begun = performance.now()
    child.kill('SIGTERM')
    await once(child, 'exit')
    return { code: child.exitCode, seconds: (performance.now() - begun) / 1000 }
  }
  return { lines, end }
}

const patient = { timeout: 30_000 }

it('a server that is told to end while it waits for its database ends at once and in order', {
  timeout: 90_000,
}, async () => {
  const { lines, end } = start('postgres://me@127.0.0.1:1/andrum')
  await expect
    .poll(() => lines.join(), patient)
    .toMatch(/No database answers at .* Trying for another 60 seconds/)
  const { code, seconds } = await end()
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(5)
})

it('a server ends within half a minute although its database has fallen silent', {
  timeout: 120_000,
}, async () => {
  const { url } = await emptyDatabase()
  const proxy = await freezingProxy(url)
  const { lines, end } = start(proxy.url)
  await expect.poll(() => lines.join(), patient).toContain('http://')
  const address = lines.find((line) => line.startsWith('http'))
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
  proxy.freeze()
  const waiting = fetch(`${address}/api/ready`).catch(() => undefined)
  const { seconds } = await end()
  expect(seconds).toBeLessThan(30)
  await waiting
})
