import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('verify-round.ts', import.meta.url))
const folder = fileURLToPath(new URL('../cases/', import.meta.url))
const genuine = JSON.parse(readFileSync(`${folder}00-genuine.json`, 'utf8'))
const logKey = ['--log-key', genuine.logKey]
const witnessKey = ['--witness-key', genuine.witnessKeys[0]]

function run(...given: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [script, ...given], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  })
  return { status, stdout }
}

const holds = 'Everything holds'
const unproven = 'NOT PROVEN'
const reopened = 'No witness saw the opening within 48 hours and before the round closed'

type Case = readonly [name: string, withKeys: readonly [status: number, sentence: string], without?: number]

/** Failures that every reader sees, or else failures that take the key of the witness to see. */
const table: readonly Case[] = [
  ['00-genuine', [0, holds], 3],
  ['01-k-lowered-in-file', [1, 'The log does not have the record of the opening as the file has it.']],
  ['02-figure-changed', [1, 'The figure of north is not the one that was released.']],
  ['03-figure-hidden', [1, 'The figure of north is not the one that was released.']],
  ['04-unit-added-in-file', [1, 'The log does not have the record of the opening as the file has it.']],
  ['05-opening-dropped', [1, 'There is an opening of this round that the file leaves out.']],
  ['06-release-dropped', [1, 'The file has figures, and leaves out the record of their release.']],
  ['07-program-dropped', [1, 'The file leaves out the record of the program that served the round.']],
  ['08-early-checkpoints-dropped', [1, reopened], 3],
  ['09-no-checkpoints', [1, 'The file leaves out every signed state of the log.']],
  ['10-hidden-row-dropped', [1, 'The file leaves out what was released of small.']],
  ['20-operator-k12-then-8', [1, "north is shown with fewer answers than the round's smallest group."]],
  ['21-operator-unit-added', [1, 'small was not there when the round opened.']],
  ['22-log-cut-short', [1, 'The log ends before the record of the release.']],
  ['23-forked', [0, holds], 3],
  ['24-other-log-key', [1, 'The log of 4 records is not signed with the key of the log, but with another']],
  ['25-reopened-unseen', [1, reopened], 3],
  ['26-reopened-seen', [1, 'it was put in afterwards']],
  ['27-other-witness-same-name', [1, 'The witness whose key you gave has not signed'], 3],
  ['28-operator-lies-consistently', [0, holds], 3],
  [
    '29-operator-small-shown-as-8plus',
    [1, 'The participation of south does not fit its answers and how many were invited.'],
  ],
  ['30-opening-logged-at-release', [1, reopened], 3],
  ['31-operator-finer-step', [1, 'The scores of north are shown finer than its size allows.']],
  ['32-policy-2', [1, 'The rules of the record of the opening (2) are none that this check knows']],
  ['33-same-people-other-unit-ids', [0, holds], 3],
  ['34-witness-keys-removed', [0, holds], 3],
]

const cases = table.map(([name, [status, sentence], without = 1]) => ({ name, status, sentence, without }))

test('every file of the folder is one of these cases', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(cases.map(({ name }) => `${name}.json`)).toEqual(names.sort())
})

test.each(cases)('$name with the keys of log and witness', ({ name, status, sentence }) => {
  const { stdout, status: ended } = run(`${name}.json`, ...logKey, ...witnessKey)
  expect(stdout).toContain(status === 1 ? 'WRONG: ' : '')
  expect(stdout).toContain(sentence)
  expect(stdout).not.toContain(unproven)
  expect(ended).toBe(status)
})

test.each(cases)(
  '$name without the key of the witness is never said to hold',
  ({ name, sentence, without }) => {
    const { stdout, status } = run(`${name}.json`, ...logKey)
    expect(status).toBe(without)
    expect(stdout).not.toContain(holds)
    expect(stdout).not.toMatch(/nothing is wrong/i)
    if (without === 3) expect(stdout).toContain(unproven)
    else expect(stdout).toContain(sentence)
  },
)

test.each(cases)('$name with the key of the witness alone is never said to hold', ({ name }) => {
  const { stdout, status } = run(`${name}.json`, ...witnessKey)
  expect([1, 3]).toContain(status)
  expect(stdout).not.toContain(holds)
})

test.each([
  ['20-operator-k12-then-8', 'The two files speak of two different openings of this round.'],
  ['23-forked', 'There are two different logs of 4 records'],
  ['28-operator-lies-consistently', 'The two files speak of two different releases of this round.'],
  ['29-operator-small-shown-as-8plus', 'The two files speak of two different openings of this round.'],
  ['33-same-people-other-unit-ids', 'The two files speak of two different openings of this round.'],
])('%s beside the genuine file is found', (name, sentence) => {
  const { stdout, status } = run('00-genuine.json', `${name}.json`, ...logKey, ...witnessKey)
  expect(stdout).toContain(`WRONG: ${sentence}`)
  expect(status).toBe(1)
})
