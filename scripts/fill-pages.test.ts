import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { childEnv } from '#test/app/child-env.ts'

function dataFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'andrum-fill-pages-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

function fillPages(dataDir: string, more: Readonly<Record<string, string>> = {}) {
  const { stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('fill-pages.ts', import.meta.url))],
    {
      env: {
        ...childEnv,
        DATA_DIR: dataDir,
        DATABASE_URL: 'postgres://me@127.0.0.1:1/andrum',
        DEMO: '1',
        ...more,
      },
      encoding: 'utf8',
    },
  )
  return { said: stderr, status }
}

const secrets = { AUTH_SECRET: 'a'.repeat(43), DATA_KEY: 'd'.repeat(43) }

test('a secret that is missing is said to be lost, and none is made in its place', () => {
  const folder = dataFolder()
  const { said, status } = fillPages(folder)
  expect(said).toMatch(/AUTH_SECRET is not set and .* is missing/)
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test.runIf(process.getuid?.() === 0).each([
  ['the data folder', ''],
  ['its folder of pages', 'pages'],
])(
  'root is refused where %s belongs to the user of the server, who could not remove its files',
  (_, part) => {
    const folder = dataFolder()
    const place = join(folder, part)
    mkdirSync(place, { recursive: true })
    chownSync(place, 65534, 65534)
    const { said, status } = fillPages(folder, secrets)
    expect(said).toBe(
      `${place} belongs to another user (number 65534): run this command as that user, as the server runs.\n`,
    )
    expect(status).toBe(1)
    expect(existsSync(join(folder, 'pages', 'sites.json'))).toBe(false)
  },
)
