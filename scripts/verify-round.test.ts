import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeRound, makeRoundFile } from '#test/record-log/test-round.ts'

const script = fileURLToPath(new URL('verify-round.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'andrum-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { file, trust } = await makeRoundFile(await makeRound())

function run(name: string, contents: string, ...more: string[]) {
  writeFileSync(join(folder, name), contents)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, name, ...more], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  })
  return { status, stdout, stderr }
}

test('a round that holds is said to, as far as its witness is awake', () => {
  const keys = ['--log-key', file.logKey, '--witness-key', trust.witnessKeys[0] ?? '']
  const { status, stdout } = run('round.json', JSON.stringify(file), ...keys)
  expect(status).toBe(0)
  expect(stdout).toMatch(/^round\.json: Våren\n {2}not proven: No witness has signed for 48 hours\.\n/)
  expect(stdout).toContain('Nothing is wrong with what could be checked.')
})

test('a forged figure is named, and ends with 1', () => {
  const forged = JSON.stringify(file).replaceAll('"at":2.4', '"at":2.2')
  const { status, stdout } = run('forged.json', forged)
  expect(status).toBe(1)
  expect(stdout).toContain('WRONG: The figure of north is not the one that was released.')
  expect(stdout).toContain("not proven: You gave no key of the log, so the file's own was believed")
})

test.each([
  ['what is not JSON', '{', [], 'bad.json is not JSON.'],
  ['a file that is not there', '{}', ['nowhere.json'], 'nowhere.json cannot be read.'],
  ['an option nobody knows', '{}', ['--fast'], "Unknown option '--fast'"],
  ['three files', '{}', ['bad.json', 'bad.json'], 'npm run verify-round'],
])('%s ends with 2, and says why', (_, contents, more, message) => {
  const { status, stdout, stderr } = run('bad.json', contents, ...more)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})
