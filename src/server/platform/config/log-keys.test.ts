import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { signerOf } from '@andrum/record-log/test/test-log.ts'
import { expect, it, onTestFinished } from 'vitest'
import { StartError } from '#server/platform/db/start-error.ts'
import { readConfig } from './config.ts'

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'log-keys-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const config = async (settings: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: await dataDir(), ...settings })

const refusal = (settings: Record<string, string>) =>
  config(settings).then(
    () => '',
    (error: unknown) => (error instanceof StartError ? error.message : String(error)),
  )

const secret = 'a secret of more than 32 bytes, typed by hand'
const witness = writeVerifierKey((await signerOf('union.example', 'witness')).key)
const other = writeVerifierKey((await signerOf('safety.example', 'witness')).key)
const log = writeVerifierKey((await signerOf('andrum.example/tlog', 'log')).key)

it('a log key that is not given is made once and kept where only this user reads it', async () => {
  const folder = await dataDir()
  const [first, second] = [readConfig({ DATA_DIR: folder }), readConfig({ DATA_DIR: folder })]
  const file = join(folder, 'secrets', 'log-key')
  expect(second.logKey).toBe(first.logKey)
  expect((await readFile(file, 'utf8')).trim()).toBe(first.logKey)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(first.logKey.length).toBeGreaterThanOrEqual(32)
})

it('a log key that is given is taken, and none is made beside it', async () => {
  const folder = await dataDir()
  expect(readConfig({ DATA_DIR: folder, LOG_KEY: secret }).logKey).toBe(secret)
  await expect(stat(join(folder, 'secrets', 'log-key'))).rejects.toThrow('ENOENT')
})

it.each([
  [{ LOG_KEY: 'too short' }, /^LOG_KEY must/m],
  [{ LOG_KEY_OLD: 'too short' }, /^LOG_KEY_OLD must/m],
  [{ LOG_KEY: secret, LOG_KEY_OLD: secret }, /^LOG_KEY_OLD must be the key before LOG_KEY, and is the same/m],
] as const)('a log key that cannot be one stops the start with its name: %j', async (settings, sentence) => {
  expect((await refusal(settings)).replaceAll(/^\W+/gm, '')).toMatch(sentence)
})

it('keys of witnesses stand one after the other with commas between', async () => {
  expect((await config()).witnessKeys).toEqual([])
  expect((await config({ WITNESS_KEYS: witness })).witnessKeys).toEqual([witness])
  expect((await config({ WITNESS_KEYS: `${witness}, ${other}` })).witnessKeys).toEqual([witness, other])
})

it.each([
  'union.example',
  `${witness},`,
  `${witness} ${other}`,
  log,
  witness.replace('union', 'onion'),
  witness.slice(0, -2),
])('what is no key of a witness stops the start with its name and what it says: %s', async (keys) => {
  const said = await refusal({ WITNESS_KEYS: keys })
  expect(said).toContain('WITNESS_KEYS must be keys of witnesses with commas between')
  expect(said).not.toContain('LOG_KEY')
})
