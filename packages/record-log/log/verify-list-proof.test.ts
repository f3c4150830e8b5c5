import { describe, expect, test } from 'vitest'
import { makeListProof } from '../test/test-list-proof.ts'
import { nodeCryptography, signerOf } from '../test/test-log.ts'
import { makeRound, opensAt, readAt, saltOf } from '../test/test-round.ts'
import { toHex } from './bytes.ts'
import { readFrom } from './hash-tree.ts'
import type { ListProofFile } from './list-proof-file.ts'
import { listedPath } from './listed-proof.ts'
import { readFromTiles, readTile, writeTiles } from './tiles.ts'
import { compareListProofs, verifyListProof } from './verify-list-proof.ts'

const made = await makeRound()
const hour = 60 * 60 * 1000

const makeProof = (changes: Parameters<typeof makeListProof>[1] = {}) => makeListProof(made, changes)

const proof = await makeProof()
const trust = { logKeys: [proof.logKey], witnessKeys: proof.witnessKeys }

const codesOf = async (json: unknown, trusted = trust) =>
  (await verifyListProof(json, trusted, readAt, nodeCryptography)).map(({ code }) => code)

const listed = (change: Partial<ListProofFile['listed']>) => ({
  ...proof,
  listed: { ...proof.listed, ...change },
})

describe('the proof of an own invitation', () => {
  test('leaves nothing to say when it holds, however long ago a witness looked', async () => {
    expect(await codesOf(JSON.parse(JSON.stringify(proof)))).toEqual([])
    const later = new Date(readAt.getTime() + 1000 * hour)
    expect(await verifyListProof(proof, trust, later, nodeCryptography)).toEqual([])
  })

  test('is believed only as far as its own keys when no others are given', async () => {
    expect(await codesOf(proof, { logKeys: [], witnessKeys: [] })).toEqual([
      'log-key-believed',
      'witness-key-believed',
    ])
  })

  test('of somebody else, at another place or by another path is found', async () => {
    const { path, index } = proof.listed
    for (const change of [
      { member: 'north4' },
      { salt: toHex(Buffer.alloc(16, 'north4')) },
      { index: index + 1 },
      { path: path.slice(1) },
      { path: path.toReversed() },
    ]) {
      expect(await codesOf(listed(change)), JSON.stringify(change)).toEqual(['not-on-list'])
    }
  })

  test('of a list of another size is found', async () => {
    expect(await codesOf(listed({ size: proof.listed.size + 1 }))).toEqual(['list-of-other-size'])
    const { list } = made.opened
    const larger = await makeProof({ list: { ...list, size: list.size + 1 } })
    expect(await codesOf(larger)).toEqual(['list-of-other-size'])
  })

  test('from a log that was cut short is found', async () => {
    const [first] = proof.checkpoints
    const short = { ...proof, locked: { ...proof.locked, index: proof.locked.index + 40 } }
    expect(await codesOf(short)).toEqual(expect.arrayContaining(['log-cut-short']))
    expect(await codesOf({ ...proof, checkpoints: [] })).toContain('log-left-out')
    expect(await codesOf({ ...proof, checkpoints: [first] })).not.toEqual([])
  })

  test('signed by another key, or by another of the same name, is found', async () => {
    const thief = await makeProof({ log: await signerOf('thief.test', 'log') })
    expect(await codesOf(thief)).toContain('log-other-key')
    const same = await makeProof({ log: await signerOf(made.log.key.name, 'log', 'another secret') })
    expect(await codesOf(same)).toContain('log-signature')
  })

  test('with a record that the log has otherwise, or of another round, is found', async () => {
    const { locked } = proof
    const later = new Date(opensAt.getTime() + 1).toISOString()
    const other = { ...locked, record: { ...locked.record, openedAt: later } }
    expect(await codesOf({ ...proof, locked: other })).toEqual(['record-not-in-log'])
    expect(await codesOf({ ...proof, round: 'autumn' })).toEqual(['record-of-other-round'])
  })

  test('has nothing that is not checked, or names the round for people', async () => {
    expect(await codesOf({ ...proof, answered: true })).toEqual(['file-unreadable'])
    expect(await codesOf({ ...proof, format: 'other' })).toEqual(['file-unreadable'])
    expect(await codesOf(null)).toEqual(['file-unreadable'])
    expect(await codesOf({ ...proof, checkpoints: [{ note: 'none', consistency: [] }] })).toEqual([
      'file-unreadable',
    ])
    expect(await codesOf({ ...proof, roundName: 'Hösten' })).toEqual([])
  })

  test('held against one from before shows another list, a shorter log and another log of that size', async () => {
    const codes = (before: ListProofFile, now: ListProofFile) =>
      compareListProofs(before, now).map(({ code }) => code)
    const longer = await makeProof({ more: 4 })
    expect(codes(proof, proof)).toEqual([])
    expect(codes(proof, longer)).toEqual([])
    expect(codes(longer, proof)).toEqual(['log-cut-short'])
    const { list } = made.opened
    const other = await makeProof({ list: { ...list, root: saltOf('another list') } })
    expect(codes(proof, other)).toEqual(['list-replaced', 'log-forked'])
  })
})

test.each([1, 2, 255, 256, 257, 600, 66_000])('a tree of %i kept as tiles gives every path', async (size) => {
  const leaves = Array.from({ length: size }, (_, n) => Buffer.alloc(32, `leaf ${n}`))
  const whole = await readFrom(nodeCryptography.sha256, leaves)
  const tiles = await writeTiles(size, whole)
  let asked = 0
  const read = readFromTiles(nodeCryptography, async (wanted) => {
    asked += wanted.length
    return wanted.map(({ level, index }) => {
      const tile = tiles.find((one) => one.level === level && one.index === index)
      return tile === undefined ? [] : (readTile(tile.bytes, tile.width) ?? [])
    })
  })
  for (const index of new Set([0, size >> 1, size - 1])) {
    const path = (await listedPath(nodeCryptography, { index, size }, read)).map(toHex)
    expect(path).toEqual((await listedPath(nodeCryptography, { index, size }, whole)).map(toHex))
  }
  expect(asked).toBeLessThanOrEqual(3 * 6)
})
