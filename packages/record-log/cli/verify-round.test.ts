import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { writeVerifierKey } from '../log/signed-note.ts'
import {
  forgeFigure,
  makeCutShort,
  makeForked,
  makeLowered,
  makeOtherKey,
  makeReopened,
  makeUnitAdded,
} from '../test/cheats.ts'
import { makeListProof } from '../test/test-list-proof.ts'
import { signerOf } from '../test/test-log.ts'
import { makeRound, makeRoundFile } from '../test/test-round.ts'

const script = fileURLToPath(new URL('verify-round.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'andrum-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const made = await makeRound()
const { file, trust } = await makeRoundFile(made)
const keys = ['--log-key', file.logKey, '--witness-key', trust.witnessKeys[0] ?? '']

/** The file says about its opening what its log does not. */
const saying = (says: object) => ({
  ...file,
  opened: file.opened && { ...file.opened, record: { ...file.opened.record, ...says } },
})

function run(name: string, contents: string, ...more: string[]) {
  writeFileSync(join(folder, name), contents)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, name, ...more], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  })
  return { status, stdout, stderr }
}

test('a round that holds is said to, long after its release too', () => {
  expect(run('round.json', JSON.stringify(file), ...keys)).toEqual({
    status: 0,
    stdout:
      'round.json: Våren\n  Everything holds: the log, the witness, the records, the figures. Nobody signed the names of the round and its units.\n',
    stderr: '',
  })
})

test('a file is read with the mark that Notepad puts before it', () => {
  expect(run('round.json', `\ufeff${JSON.stringify(file)}`, ...keys)).toMatchObject({ status: 0, stderr: '' })
})

test.each<readonly [string, unknown, string]>([
  ['whose figure was forged', forgeFigure(file), 'The figure of north is not the one that was released.'],
  [
    'that was opened again, with a smaller group and one unit more',
    await makeReopened(made),
    'No witness saw the opening within 48 hours and before the round closed',
  ],
  [
    'whose smallest group was lowered after the opening',
    await makeLowered(made),
    "north is shown with fewer answers than the round's smallest group.",
  ],
  [
    'with a unit that was added after it',
    await makeUnitAdded(made),
    'small was not there when the round opened.',
  ],
  [
    'whose file says of the opening what the log does not',
    saying({ smallestGroup: 9 }),
    'The log does not have the record of the opening as the file has it.',
  ],
  [
    'whose opening is left out',
    { ...file, opened: null },
    'There is an opening of this round that the file leaves out.',
  ],
  ['whose log was cut short', await makeCutShort(made), 'The log ends before the record of the release.'],
  [
    'without the later states of the log',
    { ...file, checkpoints: file.checkpoints.slice(0, 1) },
    'The file leaves out what the log of 4 records grew to.',
  ],
  [
    'that is none',
    { ...file, logKey: undefined },
    'This is no file of a round as a server gives it: file.logKey is missing, not known or not of its kind.',
  ],
  [
    'of another key',
    await makeOtherKey(made),
    'The log of 8 records is not signed with the key of the log, but with another or for another log.',
  ],
])('a round %s is wrong in words, and ends with 1', (_, cheat, sentence) => {
  const { status, stdout } = run('cheat.json', JSON.stringify(cheat), ...keys)
  expect(stdout).toContain(`WRONG: ${sentence}`)
  expect(status).toBe(1)
})

test('two files that do not fit together are wrong in words, and end with 1', async () => {
  writeFileSync(join(folder, 'forked.json'), JSON.stringify(await makeForked(made)))
  const forked = run('round.json', JSON.stringify(file), 'forked.json', ...keys)
  expect(forked.stdout).toMatch(/^round\.json: Våren\n {2}Everything holds/)
  expect(forked.stdout).toContain('WRONG: There are two different logs of 4 records')
  expect(forked.status).toBe(1)
  writeFileSync(join(folder, 'again.json'), JSON.stringify(await makeReopened(made)))
  const proof = JSON.stringify(await makeListProof(made))
  const again = run('proof.json', proof, 'again.json', '--log-key', file.logKey)
  expect(again.stdout).toContain('WRONG: The two files speak of two different openings of this round.')
  expect(again.status).toBe(1)
})

test('a round beside the proof of an invitation to it holds', async () => {
  writeFileSync(join(folder, 'proof.json'), JSON.stringify(await makeListProof(made)))
  const { status, stdout } = run('round.json', JSON.stringify(file), 'proof.json', ...keys)
  expect(stdout).toContain('The invitation is on the locked list of 52 people')
  expect(status).toBe(0)
})

test('a witness that the reader names and that has not signed is wrong, not only unproven', async () => {
  const { key } = await signerOf('another.test', 'witness')
  const asked = ['--log-key', file.logKey, '--witness-key', writeVerifierKey(key)]
  const { status, stdout } = run('round.json', JSON.stringify(file), ...asked)
  expect(stdout).toContain(
    'WRONG: The witness whose key you gave has not signed a log with all records of this round.',
  )
  expect(status).toBe(1)
})

test('without keys of the reader it is said whose were believed, and that nothing is proven', () => {
  const { status, stdout } = run('round.json', JSON.stringify(file))
  expect(stdout).toContain("not proven: You gave no key of the log, so the file's own was believed")
  expect(stdout).toContain("not proven: You gave no key of a witness, so the file's own was believed")
  expect(stdout).toMatch(/NOT PROVEN: .*\n$/)
  expect(status).toBe(3)
  const json = run('round.json', JSON.stringify(file), '--json')
  expect(JSON.parse(json.stdout)).toMatchObject([{ file: 'round.json', verdict: 'not-proven' }])
  expect(json.status).toBe(3)
})

test.each([
  ['what is not JSON', '{', [], 'bad.json is not JSON.'],
  ['a file that is not there', '{}', ['nowhere.json'], 'nowhere.json cannot be read.'],
  ['an option nobody knows', '{}', ['--fast'], "Unknown option '--fast'"],
  ['a key that is cut off', '{}', ['--witness-key', 'union.test+01020304+BA'], 'is no key of a witness.'],
  [
    'the key of a witness for that of a log',
    '{}',
    ['--log-key', trust.witnessKeys[0] ?? ''],
    'is no key of a log.',
  ],
  ['three files', '{}', ['bad.json', 'bad.json'], 'npx andrum verify-round'],
])('%s ends with 2, and says why', (_, contents, more, message) => {
  const { status, stdout, stderr } = run('bad.json', contents, ...more)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(message)
})
