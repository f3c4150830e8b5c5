import type { RoundFile } from '@andrum/record-log/log/round-file.ts'
import { makeForked } from '@andrum/record-log/test/cheats.ts'
import { makeListProof } from '@andrum/record-log/test/test-list-proof.ts'
import { makeRound, makeRoundFile, readAt } from '@andrum/record-log/test/test-round.ts'
import { expect, it } from 'vitest'
import { checksOf, proofChecksOf } from './checks.ts'
import { type Verified, verifyFiles } from './verify-file.ts'

const made = await makeRound()
const { file, trust } = await makeRoundFile(made)

const readAll = (contents: readonly unknown[], keys = trust, now = readAt) =>
  verifyFiles(
    contents.map(
      (content, n) =>
        new File([typeof content === 'string' ? content : JSON.stringify(content)], `${n + 1}.json`),
    ),
    keys,
    now,
  )

async function read(content: unknown, keys = trust, now = readAt): Promise<Verified> {
  const [verified] = await readAll([content], keys, now)
  if (verified === undefined) throw new Error('no file was read')
  return verified
}

/** The lines of each check, with their codes. */
async function linesOf(content: unknown, keys = trust, now = readAt) {
  const { findings } = await read(content, keys, now)
  return checksOf(findings).flatMap(({ id, status, findings: found }) =>
    status === 'right' ? [] : [`${id} ${status}: ${[...new Set(found.map(({ code }) => code))].join(', ')}`],
  )
}

/** Replaces a text anywhere in the file. */
const replaced = (from: string, to: string): RoundFile =>
  JSON.parse(JSON.stringify(file).replaceAll(from, to))

it('a reader of a right file, with keys from elsewhere, sees every check hold', async () => {
  const verified = await read(file)
  expect(verified).toMatchObject({ findings: [], roundName: 'Våren' })
  expect(verified.names.get('north')).toBe('north')
  expect(await linesOf(file)).toEqual([])
})

it('without keys of their own they are told whose keys were believed', async () => {
  expect(await linesOf(file, { logKeys: [], witnessKeys: [] })).toEqual([
    'log doubt: log-key-believed',
    'list doubt: witness-key-believed',
    'witness doubt: witness-key-believed',
  ])
})

it('a changed figure, a lower limit and a sleeping witness are each found on their own line', async () => {
  const figures = file.figures.map((one) =>
    one.unit === 'north' && one.figure !== null
      ? { ...one, figure: { ...one.figure, answers: { lo: 15, hi: 19 } } }
      : one,
  )
  expect(await linesOf({ ...file, figures })).toContain('figures wrong: figure-not-as-recorded')
  const lowered = replaced('"smallestGroup":8', '"smallestGroup":4')
  expect(await linesOf(lowered)).toEqual(expect.arrayContaining(['records wrong: record-not-in-log']))
  const slept = { ...file, checkpoints: file.checkpoints.slice(1) }
  expect(await linesOf(slept)).toEqual([
    'list doubt: opening-not-witnessed-in-time',
    'witness wrong: opening-not-witnessed-in-time',
  ])
  expect(await linesOf(slept, { ...trust, witnessKeys: [] })).toEqual([
    'list doubt: witness-key-believed, opening-not-witnessed-in-time',
    'witness doubt: witness-key-believed, opening-not-witnessed-in-time',
  ])
})

it('a check that lacks what it compares with says why, and does not hold', async () => {
  expect(await linesOf({ ...file, released: null, figures: [] })).toEqual([
    'records doubt: not-released',
    'list doubt: not-released',
    'figures doubt: not-released',
    'policy doubt: not-released',
  ])
  const lines = await linesOf({ ...file, opened: null })
  expect(lines).toContain('list doubt: opening-left-out')
  expect(lines).toContain('records wrong: opening-left-out')
})

it.each(['', 'not json', '[]', '{"format":"andrum-round-file-v1"}'])(
  'what is no such file (%j) is said to be none',
  async (content) => {
    expect(await read(content)).toMatchObject({ findings: [{ code: 'file-unreadable' }], roundName: '' })
  },
)

it('the proof of an own invitation has checks of its own, and says so beside the file of its round', async () => {
  const proof = await makeListProof(made)
  const [alone] = await readAll([proof])
  expect(alone).toMatchObject({ kind: 'list-proof', findings: [], roundName: 'Våren' })
  expect(proofChecksOf(alone?.findings ?? []).map(({ id, status }) => [id, status])).toEqual([
    ['log', 'right'],
    ['locked', 'right'],
    ['listed', 'right'],
    ['seen', 'right'],
  ])
  const [withProof, withFile] = await readAll([file, proof])
  expect([withProof?.findings, withFile?.findings]).toEqual([[], []])
  expect(withProof?.list).toEqual(withFile?.list)
  const other = await makeListProof(made, { list: { ...made.opened.list, root: '0'.repeat(64) } })
  const [, wrong] = await readAll([file, other])
  expect(wrong?.findings).toContainEqual({ code: 'list-replaced' })
})

it('two files of one round that are of two logs are found, and it is said of the second', async () => {
  const [first, second] = await readAll([file, await makeForked(made)])
  expect(first?.findings).toEqual([])
  expect(second?.findings).toContainEqual({ code: 'log-forked', at: '4' })
})
