import { expect, it } from 'vitest'
import type { RoundFile } from '#core/record-log/round-file.ts'
import { makeRound, makeRoundFile, readAt } from '#test/record-log/test-round.ts'
import { checksOf } from './checks.ts'
import { verifyFile } from './verify-file.ts'

const { file, trust } = await makeRoundFile(await makeRound())

const read = (content: unknown, keys = trust, now = readAt) =>
  verifyFile(
    new File([typeof content === 'string' ? content : JSON.stringify(content)], 'round.json'),
    keys,
    now,
  )

/** What each check says, with the codes that it says it by. */
async function linesOf(content: unknown, keys = trust, now = readAt) {
  const { findings } = await read(content, keys, now)
  return checksOf(findings).flatMap(({ id, status, findings: found }) =>
    status === 'right' ? [] : [`${id} ${status}: ${[...new Set(found.map(({ code }) => code))].join(', ')}`],
  )
}

/** Text instead of other text anywhere in the file. */
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
  const late = new Date(readAt.getTime() + 72 * 60 * 60 * 1000)
  expect(await linesOf(file, trust, late)).toEqual(['witness doubt: witness-stale'])
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
