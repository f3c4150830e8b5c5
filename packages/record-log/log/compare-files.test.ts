import { describe, expect, test } from 'vitest'
import { makeForked, makeReopened } from '../test/cheats.ts'
import { makeListProof } from '../test/test-list-proof.ts'
import { signerOf, TestLog } from '../test/test-log.ts'
import { makeReleased, makeRound, makeRoundFile, opensAt, saltOf } from '../test/test-round.ts'
import { compareFiles } from './compare-files.ts'
import type { ListProofFile } from './list-proof-file.ts'
import type { OpenedRecord } from './records.ts'
import type { RoundFile } from './round-file.ts'

const made = await makeRound()
const { file, trust } = await makeRoundFile(made)
const proof = await makeListProof(made)
const day = 24 * 60 * 60 * 1000

/** The order of the two files makes no difference. */
function codes(a: RoundFile | ListProofFile, b: RoundFile | ListProofFile, trusted = trust) {
  const [found, turned] = [compareFiles(a, b, trusted), compareFiles(b, a, trusted)]
  expect(turned).toEqual(found)
  return found.map(({ code }) => code)
}

describe('two files of one round', () => {
  test('of which one is from before the release fit together', () => {
    expect(codes(file, file)).toEqual([])
    expect(codes({ ...file, released: null, figures: [] }, file)).toEqual([])
  })

  test('of two logs of one size are found', async () => {
    const forked = await makeForked(made)
    expect(compareFiles(file, forked, trust)).toEqual([
      { code: 'log-forked', at: '4' },
      { code: 'opening-replaced' },
    ])
  })

  test('with two openings, without one, or with two releases are found', async () => {
    expect(codes(file, await makeReopened(made))).toEqual(
      expect.arrayContaining(['opening-replaced', 'release-replaced']),
    )
    expect(codes(file, { ...file, opened: null })).toEqual(['opening-left-out'])
    const { released } = file
    const record = { ...(await makeReleased(made, 2)), snapshot: saltOf('another') }
    expect(codes(file, { ...file, released: released && { ...released, record } })).toEqual([
      'release-replaced',
    ])
  })

  test('that have no state of the log in common are not said to be of one log', () => {
    const late = { ...file, checkpoints: file.checkpoints.slice(-1) }
    const early = { ...file, checkpoints: file.checkpoints.slice(0, 1) }
    expect(codes(late, early)).toEqual(['logs-not-compared'])
    // A checkpoint from before the release is not enough: it does not cover what came after it.
    expect(codes({ ...late, checkpoints: file.checkpoints }, early)).toEqual(['logs-not-compared'])
  })

  test('of two keys are told apart, unless the reader has given both', async () => {
    const renewed = await makeRoundFile(made, new TestLog(await signerOf('andrum.test/tlog', 'log', 'new')))
    expect(codes(file, renewed.file, { logKeys: [], witnessKeys: [] })).toEqual(['log-keys-differ'])
    const both = { logKeys: [file.logKey, renewed.file.logKey], witnessKeys: [] }
    expect(codes(file, renewed.file, both)).toEqual([])
  })
})

describe('the proof of an own invitation', () => {
  const { list } = made.opened

  test('fits the file of its round, and the proofs of others', async () => {
    expect(codes(proof, file)).toEqual([])
    expect(codes(proof, await makeListProof(made, { more: 5 }))).toEqual([])
  })

  test.each([
    ['a list', { list: { ...list, root: saltOf('another list') } }, 'list-replaced'],
    ['a list', { list: { ...list, size: list.size + 1 } }, 'list-replaced'],
    ['an opening', { openedAt: new Date(opensAt.getTime() + day).toISOString() }, 'opening-replaced'],
    ['an opening', { openedIndex: 9 }, 'opening-replaced'],
  ])('of %s that is not the one of the round is found: %j', (_, change, code) => {
    const { locked } = proof
    const other = { ...proof, locked: { ...locked, record: { ...locked.record, ...change } } }
    expect(codes(other, file)).toEqual([code])
    expect(codes(other, proof)).toEqual([code])
  })

  test('finds a round that was opened again, or whose opening is left out', async () => {
    expect(codes(proof, await makeReopened(made))).toContain('opening-replaced')
    expect(codes(proof, { ...file, opened: null })).toEqual(['opening-left-out'])
  })

  test('finds the file of a round in another log of that size', async () => {
    expect(codes(proof, await makeForked(made))).toEqual(['log-forked'])
  })
})

describe('two rounds', () => {
  /** Another round of the same organisation, in the same log. */
  const next = (days: number, change: Partial<OpenedRecord> = {}): RoundFile => {
    const openedAt = new Date(opensAt.getTime() + days * day).toISOString()
    const { opened } = file
    const record = { ...made.opened, openedAt, ...change, round: 'summer' }
    return { ...file, round: 'summer', opened: opened && { ...opened, record } }
  }

  test('four weeks apart with the same smallest group or a larger one fit together', () => {
    expect(codes(file, next(28))).toEqual([])
    expect(codes(file, next(28, { smallestGroup: 12 }))).toEqual([])
  })

  test('of which the later has a smaller smallest group are found, as long as both are compared', () => {
    expect(codes(next(0, { smallestGroup: 12 }), { ...file, ...next(40), round: 'autumn' })).toEqual([
      'smallest-group-lowered',
    ])
    expect(codes(next(0, { smallestGroup: 12 }), { ...next(337), round: 'autumn' })).toEqual([])
  })

  test('less than four weeks apart are found, after the release where something else is asked', () => {
    expect(codes(file, next(27))).toEqual(['rounds-too-close'])
    expect(codes(file, next(46, { scope: 'north' }))).toEqual(['rounds-too-close'])
    expect(codes(file, next(47, { instrument: { id: 'djupanalys', version: '1' } }))).toEqual([])
  })

  test('of different units may be as they like', () => {
    const units = [{ unit: 'elsewhere', parent: null, invited: 40 }]
    expect(codes(file, next(1, { units, scope: 'elsewhere' }))).toEqual([])
  })
})
