import { isSame, join } from './bytes.ts'
import type { Cryptography } from './cryptography.ts'

type Sha256 = Cryptography['sha256']

/** A complete subtree: `index` counts the subtrees of its level, each of 2^level entries. */
export type Subtree = { readonly level: number; readonly index: number }
/** Entries from `from` up to, not including, `to`. */
export type Range = { readonly from: number; readonly to: number }
/** Hashes of complete subtrees, in the order asked. */
export type ReadSubtrees = (subtrees: readonly Subtree[]) => Promise<readonly Uint8Array[]>

export const hashLength = 32

/** RFC 6962, 2.1: leaves and nodes begin with different bytes, so that neither can stand for the other. */
export const leafHash = (sha256: Sha256, entry: Uint8Array): Promise<Uint8Array> =>
  sha256(join([Uint8Array.of(0), entry]))

export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Promise<Uint8Array> =>
  sha256(join([Uint8Array.of(1), left, right]))

/** The largest power of two below `size`, which is at least 2. */
function halfOf(size: number): number {
  let half = 1
  while (half * 2 < size) half *= 2
  return half
}

/** The complete subtrees that a range consists of, the largest first. It begins where RFC 6962 lets a subtree begin. */
export function subtreesOf({ from, to }: Range): Subtree[] {
  const subtrees: Subtree[] = []
  let at = from
  while (at < to) {
    let level = 0
    let size = 1
    while (size * 2 <= to - at) {
      size *= 2
      level++
    }
    subtrees.push({ level, index: at / size })
    at += size
  }
  return subtrees
}

/** The hash over the hashes of adjacent complete subtrees, the largest first. */
export async function joinSubtrees(sha256: Sha256, hashes: readonly Uint8Array[]): Promise<Uint8Array> {
  let [joined, ...left] = hashes.toReversed()
  if (joined === undefined) return sha256(new Uint8Array())
  for (const next of left) joined = await nodeHash(sha256, next, joined)
  return joined
}

/** The hash of each range. */
export async function hashRanges(
  sha256: Sha256,
  ranges: readonly Range[],
  read: ReadSubtrees,
): Promise<Uint8Array[]> {
  const parts = ranges.map(subtreesOf)
  const hashes = await read(parts.flat())
  let at = 0
  const hashed: Uint8Array[] = []
  for (const { length } of parts) {
    hashed.push(await joinSubtrees(sha256, hashes.slice(at, at + length)))
    at += length
  }
  return hashed
}

/** The root of the first `size` entries. */
export async function treeRoot(sha256: Sha256, size: number, read: ReadSubtrees): Promise<Uint8Array> {
  return joinSubtrees(sha256, await read(subtreesOf({ from: 0, to: size })))
}

/** Reads subtrees from entries that are all in memory: small trees, such as a frozen list. */
export async function readFrom(sha256: Sha256, leaves: readonly Uint8Array[]): Promise<ReadSubtrees> {
  const levels: (readonly Uint8Array[])[] = [leaves]
  for (let below = leaves; below.length > 1; ) {
    const level: Uint8Array[] = []
    for (let n = 0; n + 1 < below.length; n += 2) {
      level.push(await nodeHash(sha256, below[n] ?? nothing, below[n + 1] ?? nothing))
    }
    levels.push(level)
    below = level
  }
  return async (subtrees) =>
    subtrees.map(({ level, index }) => {
      const hash = levels[level]?.[index]
      if (hash === undefined) throw new RangeError('a subtree that is not complete')
      return hash
    })
}

const nothing = new Uint8Array()

/** The siblings on the path from an entry up to the root, from below (RFC 6962, 2.1.1). */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = []
  let from = 0
  let to = size
  while (to - from > 1) {
    const middle = from + halfOf(to - from)
    if (index < middle) {
      ranges.push({ from: middle, to })
      to = middle
    } else {
      ranges.push({ from, to: middle })
      from = middle
    }
  }
  return ranges.reverse()
}

/** The ranges whose hashes prove that the tree of `size` begins with the whole tree of `old` (RFC 6962, 2.1.2). */
export function consistencyRanges(old: number, size: number): Range[] {
  if (old === 0 || old === size) return []
  const ranges: Range[] = []
  let from = 0
  let to = size
  while (to !== old) {
    const middle = from + halfOf(to - from)
    if (old <= middle) {
      ranges.push({ from: middle, to })
      to = middle
    } else {
      ranges.push({ from, to: middle })
      from = middle
    }
  }
  if (from > 0) ranges.push({ from, to })
  return ranges.reverse()
}

export type Tree = { readonly size: number; readonly root: Uint8Array }

/** Whether an entry stands at `index` of a tree (RFC 9162, 2.1.3.2). */
export async function includes(
  sha256: Sha256,
  tree: Tree,
  entry: { readonly index: number; readonly leaf: Uint8Array },
  path: readonly Uint8Array[],
): Promise<boolean> {
  const { index, leaf } = entry
  if (!(index >= 0 && index < tree.size) || path.some(({ length }) => length !== hashLength)) return false
  let at = index
  let last = tree.size - 1
  let hash = leaf
  for (const beside of path) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      hash = await nodeHash(sha256, beside, hash)
      while (at % 2 === 0 && at !== 0) {
        at /= 2
        last = Math.floor(last / 2)
      }
    } else {
      hash = await nodeHash(sha256, hash, beside)
    }
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 && isSame(hash, tree.root)
}

/** Whether one tree is the beginning of another (RFC 9162, 2.1.4.2). Every tree begins with the empty one. */
export async function isBeginning(
  sha256: Sha256,
  old: Tree,
  now: Tree,
  path: readonly Uint8Array[],
): Promise<boolean> {
  if (old.size > now.size || path.some(({ length }) => length !== hashLength)) return false
  if (old.size === now.size) return path.length === 0 && isSame(old.root, now.root)
  if (old.size === 0) return path.length === 0 && isSame(old.root, await sha256(nothing))
  const isWhole = Number.isInteger(Math.log2(old.size))
  const [first, ...rest] = isWhole ? [old.root, ...path] : path
  if (first === undefined) return false
  let at = old.size - 1
  let last = now.size - 1
  while (at % 2 === 1) {
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  let [before, after] = [first, first]
  for (const beside of rest) {
    if (last === 0) return false
    if (at % 2 === 1 || at === last) {
      before = await nodeHash(sha256, beside, before)
      after = await nodeHash(sha256, beside, after)
      while (at % 2 === 0 && at !== 0) {
        at /= 2
        last = Math.floor(last / 2)
      }
    } else {
      after = await nodeHash(sha256, after, beside)
    }
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 && isSame(before, old.root) && isSame(after, now.root)
}
