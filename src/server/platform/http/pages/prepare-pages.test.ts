import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { smallDisk } from '#test/app/small-disk.ts'
import { randomFiles } from '#test/site/random-files.ts'
import { brand, makeBuild, smallBuild } from '#test/site/small-build.ts'
import { fillPages, preparePages } from './prepare-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepared-'))
const buildDir = join(folder, 'build')
const outDir = join(folder, 'pages')
const prepare = () => preparePages({ buildDir, outDir, brand, baseUrl: 'https://lugn.example' })

beforeAll(() => makeBuild(buildDir))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a start that is broken off stops preparing pages and leaves no half site', async () => {
  // Enough files for the test to see the process at work.
  const largeBuild = `${buildDir}-3`
  makeBuild(largeBuild, { ...smallBuild, ...randomFiles(300) })
  const broken = { buildDir: largeBuild, outDir: `${outDir}-3`, brand, baseUrl: 'https://lugn.example' }
  await expect(preparePages({ ...broken, signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(readdirSync(broken.outDir)).toEqual([])
  const later = new AbortController()
  const preparing = preparePages({ ...broken, signal: later.signal })
  await vi.waitUntil(() => readdirSync(broken.outDir).some((name) => name.endsWith('.draft')), {
    interval: 2,
    timeout: 30_000,
  })
  later.abort()
  await expect(preparing).rejects.toThrow('aborted')
  expect(readdirSync(broken.outDir)).toEqual([])
  await preparePages({ ...broken, buildDir })
  expect(readdirSync(broken.outDir)).not.toEqual([])
})

test('a full disk is known for what it is, and no half site is left', async ({ skip }) => {
  const disk = smallDisk('200k')
  if (disk === undefined) return skip('this user or this machine has no small disk')
  const largeBuild = `${buildDir}-6`
  makeBuild(largeBuild, { ...smallBuild, ...randomFiles(300) })
  const source = { buildDir: largeBuild, outDir: join(disk, 'pages'), brand, baseUrl: 'https://lugn.example' }
  await expect(fillPages(source)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(source.outDir)).toEqual([])
})

test('what a killed start has left half written is removed by a later one, and not what another writes now', async () => {
  const source = { buildDir, outDir: `${outDir}-5`, brand, baseUrl: 'https://lugn.example' }
  for (const name of ['left.draft', 'young.draft']) {
    mkdirSync(join(source.outDir, name, 'files'), { recursive: true })
  }
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(join(source.outDir, 'left.draft'), twoHoursAgo, twoHoursAgo)
  await preparePages(source)
  expect(readdirSync(source.outDir).filter((name) => name.endsWith('.draft'))).toEqual(['young.draft'])
})

test('pages that were filled in beside a running server are not noticed by it, and not filled in again by the next', async () => {
  const said: string[] = []
  const say = (sentence: string) => said.push(sentence)
  const source = { buildDir, outDir: `${outDir}-4`, brand, baseUrl: 'https://lugn.example', say }
  await preparePages(source)
  expect(said).toEqual([expect.stringMatching(/^The pages are being filled in/)])
  const renamed = { ...source, brand: { ...brand, name: 'Ro & Lugn' } }
  const key = await fillPages(renamed)
  const served = await preparePages(source)
  expect(said).toHaveLength(2)
  expect(String(await served.files.get('/')?.content('identity'))).toContain('Lugn &amp; Ro')
  const filled = join(source.outDir, key, 'files', 'index.html')
  const { ino } = statSync(filled)
  const next = await preparePages(renamed)
  expect(String(await next.files.get('/')?.content('identity'))).toContain('Ro &amp; Lugn')
  expect(statSync(filled).ino).toBe(ino)
})

test('a new version keeps the assets of the one before, and no older', async () => {
  const { 'assets/root-1.js': _, ...rest } = smallBuild
  await prepare()
  makeBuild(buildDir, { ...rest, 'assets/root-2.js': 'export const two = 2' })
  const second = await prepare()
  expect(second.files.has('/assets/root-1.js')).toBe(true)
  expect(second.files.has('/assets/root-2.js')).toBe(true)
  makeBuild(buildDir, { ...rest, 'assets/root-3.js': 'export const three = 3' })
  const third = await prepare()
  expect(third.files.has('/assets/root-1.js')).toBe(false)
  expect(third.files.has('/assets/root-2.js')).toBe(true)
})

test('without a build the start says what to do', async () => {
  rmSync(buildDir, { recursive: true, force: true })
  await expect(prepare()).rejects.toThrow('run npm run build')
})
