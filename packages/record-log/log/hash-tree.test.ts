import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCryptography } from '../test/test-log.ts'
import { toHex, utf8 } from './bytes.ts'
import { emptyTree, grow, treeOf } from './growing-tree.ts'
import {
  consistencyRanges,
  hashRanges,
  includes,
  inclusionRanges,
  isBeginning,
  leafHash,
  readFrom,
  treeRoot,
} from './hash-tree.ts'

const { sha256 } = nodeCryptography
const most = 300
const leaves = await Promise.all(Array.from({ length: most }, (_, n) => leafHash(sha256, utf8(`entry ${n}`))))
const read = await readFrom(sha256, leaves)
const treeOfSize = async (size: number) => ({ size, root: await treeRoot(sha256, size, read) })
const trees = await Promise.all(Array.from({ length: most + 1 }, (_, size) => treeOfSize(size)))
const tree = (size: number) => trees[size] ?? { size: 0, root: new Uint8Array() }
const leaf = (index: number) => leaves[index] ?? new Uint8Array()

/** All of them in trees up to 100 entries; in larger trees every seventh: all pairs would take ten seconds. */
const numbersBelow = (size: number): number[] =>
  Array.from({ length: size }, (_, n) => n).filter((n) => size <= 100 || (n + size) % 7 === 0)

/** Flips one bit of one hash. */
function spoil(path: readonly Uint8Array[], at: number): Uint8Array[] {
  const bit = at % (path.length * 256)
  return path.map((hash, n) =>
    n === Math.floor(bit / 256)
      ? hash.map((byte, k) => (k === Math.floor((bit % 256) / 8) ? byte ^ (1 << (bit % 8)) : byte))
      : hash,
  )
}

/** Trees with which implementations of RFC 6962 are tested (Certificate Transparency, merkle_tree_test). */
describe('known trees', () => {
  const inputs = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ]
  const roots = [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ]

  test('hash to the known roots', async () => {
    const known = await Promise.all(inputs.map((hex) => leafHash(sha256, Buffer.from(hex, 'hex'))))
    const found = roots.map(async (_, n) =>
      toHex(await treeRoot(sha256, n + 1, await readFrom(sha256, known))),
    )
    expect(await Promise.all(found)).toEqual(roots)
  })

  test('an empty tree hashes to nothing hashed', async () => {
    expect(toHex(tree(0).root)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })
})

describe('every tree up to 300 entries', () => {
  test('proves each of its entries', { timeout: 60_000 }, async () => {
    for (let size = 1; size <= most; size++) {
      for (const index of numbersBelow(size)) {
        const path = await hashRanges(sha256, inclusionRanges(index, size), read)
        const right = await includes(sha256, tree(size), { index, leaf: leaf(index) }, path)
        if (!right) throw new Error(`entry ${index} of ${size} is not proven`)
      }
    }
  })

  test('proves each tree that it began as', { timeout: 60_000 }, async () => {
    for (let size = 0; size <= most; size++) {
      for (const old of numbersBelow(size + 1)) {
        const path = await hashRanges(sha256, consistencyRanges(old, size), read)
        if (!(await isBeginning(sha256, tree(old), tree(size), path))) throw new Error(`${old} of ${size}`)
      }
    }
  })

  const pair = fc
    .integer({ min: 1, max: most })
    .chain((size) => fc.tuple(fc.nat(size - 1), fc.constant(size)))

  test('refuses a proof with any bit changed, one hash more or one less', async () => {
    await fc.assert(
      fc.asyncProperty(pair, fc.nat(), async ([index, size], bit) => {
        const entry = { index, leaf: leaf(index) }
        const path = await hashRanges(sha256, inclusionRanges(index, size), read)
        expect(await includes(sha256, tree(size), entry, [...path, leaf(0)])).toBe(false)
        if (path.length === 0) return
        expect(await includes(sha256, tree(size), entry, spoil(path, bit))).toBe(false)
        expect(await includes(sha256, tree(size), entry, path.slice(1))).toBe(false)
        expect(await includes(sha256, tree(size), { index, leaf: leaf(index + 1) }, path)).toBe(false)
        const [root = leaf(0)] = spoil([tree(size).root], bit)
        expect(await includes(sha256, { size, root }, entry, path)).toBe(false)
      }),
    )
  })

  test('refuses a proof of another beginning', async () => {
    await fc.assert(
      fc.asyncProperty(pair, fc.nat(), async ([old, size], bit) => {
        if (old === 0) return
        const path = await hashRanges(sha256, consistencyRanges(old, size), read)
        const [root = leaf(0)] = spoil([tree(old).root], bit)
        expect(await isBeginning(sha256, { size: old, root }, tree(size), path)).toBe(false)
        expect(await isBeginning(sha256, tree(old), { size, root }, path)).toBe(false)
        expect(await isBeginning(sha256, tree(old), tree(size), [...path, leaf(0)])).toBe(false)
        expect(await isBeginning(sha256, tree(size), tree(old), path)).toBe(false)
        expect(await isBeginning(sha256, tree(old), tree(size), spoil(path, bit))).toBe(false)
        expect(await isBeginning(sha256, tree(old), tree(size), path.slice(1))).toBe(false)
      }),
    )
  })

  test('grows to the same root, from whatever it was', async () => {
    await fc.assert(
      fc.asyncProperty(pair, async ([old, size]) => {
        const before = await grow(nodeCryptography, emptyTree, leaves.slice(0, old))
        const grown = await grow(nodeCryptography, before, leaves.slice(old, size))
        expect(await treeOf(nodeCryptography, grown)).toEqual(tree(size))
      }),
      { numRuns: 50 },
    )
  })
})
