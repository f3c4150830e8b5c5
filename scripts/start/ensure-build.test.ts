import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ensureBuild } from './ensure-build.ts'

const ensureBuildUrl = new URL('ensure-build.ts', import.meta.url).href

/** A project whose build notes its sources, as ours does, and records each of its runs. */
const buildScript = `
  import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
  import { buildNote, hashSources } from '${ensureBuildUrl}'
  rmSync(buildNote('.'), { force: true })
  mkdirSync('build/client', { recursive: true })
  appendFileSync('build/runs', 'run ')
  writeFileSync(buildNote('.'), hashSources('.'))`

async function project(tools = true): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'src', 'web'), { recursive: true })
  await mkdir(join(folder, 'scripts'))
  await mkdir(join(folder, 'build'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'scripts', 'build.ts'), buildScript)
  await writeFile(join(folder, 'src', 'web', 'page.tsx'), 'one')
  if (!tools) return folder
  const tool = join(folder, 'node_modules', '@react-router', 'dev')
  await mkdir(tool, { recursive: true })
  await writeFile(join(tool, 'bin.cjs'), '')
  return folder
}

const runs = (folder: string) => readFile(join(folder, 'build', 'runs'), 'utf8')

it('someone who starts twice waits for the build once', async () => {
  const folder = await project()
  const said: string[] = []
  ensureBuild(folder, (sentence) => said.push(sentence))
  ensureBuild(folder, (sentence) => said.push(sentence))
  expect(await runs(folder)).toBe('run ')
  expect(said).toEqual(['The pages are being built, once.'])
})

it('someone who has built by hand does not wait for a second build', async () => {
  const folder = await project()
  spawnSync(process.execPath, [join('scripts', 'build.ts')], { cwd: folder })
  ensureBuild(folder, () => {})
  expect(await runs(folder)).toBe('run ')
})

it('a changed page is built again, a changed test is not', async () => {
  const folder = await project()
  ensureBuild(folder, () => {})
  await writeFile(join(folder, 'src', 'web', 'page.test.tsx'), 'only tested')
  ensureBuild(folder, () => {})
  expect(await runs(folder)).toBe('run ')
  await writeFile(join(folder, 'src', 'web', 'page.tsx'), 'two')
  ensureBuild(folder, () => {})
  expect(await runs(folder)).toBe('run run ')
})

it('pages are built again after a change of the verifier that they run in the browser', async () => {
  const folder = await project()
  ensureBuild(folder, () => {})
  await mkdir(join(folder, 'packages', 'record-log', 'log'), { recursive: true })
  await writeFile(join(folder, 'packages', 'record-log', 'log', 'verify.ts'), 'two')
  ensureBuild(folder, () => {})
  expect(await runs(folder)).toBe('run run ')
})

it('a build that was interrupted is not taken for a whole one, whatever the sources say now', async () => {
  const folder = await project()
  ensureBuild(folder, () => {})
  await writeFile(join(folder, 'scripts', 'build.ts'), 'process.exit(1)')
  expect(() => ensureBuild(folder, () => {})).toThrow('The pages could not be built')
  await writeFile(join(folder, 'scripts', 'build.ts'), buildScript)
  ensureBuild(folder, () => {})
  expect(await runs(folder)).toBe('run run ')
})

it('a slim server serves the pages it was given, and says what to do when it was given none', async () => {
  const folder = await project(false)
  expect(() => ensureBuild(folder)).toThrow(/tools for it are not installed: run npm ci, then npm start/)
  await cp(join(folder, 'src', 'web'), join(folder, 'build', 'client'), { recursive: true })
  const said: string[] = []
  ensureBuild(folder, (sentence) => said.push(sentence))
  expect(said).toEqual([expect.stringContaining('may be older than their sources')])
  expect(existsSync(join(folder, 'build', 'runs'))).toBe(false)
})

it('someone who has unpacked an archive hears nothing of a build', async () => {
  const folder = await project(false)
  await cp(join(folder, 'src', 'web'), join(folder, 'build', 'client'), { recursive: true })
  await rm(join(folder, 'src', 'web'), { recursive: true })
  const said: string[] = []
  ensureBuild(folder, (sentence) => said.push(sentence))
  expect(said).toEqual([])
})
