import type { Cryptography } from './cryptography.ts'
import { joinSubtrees, nodeHash, subtreesOf, type Tree } from './hash-tree.ts'

/** What is needed to grow a tree: its complete subtrees, the largest first. A witness stores only this. */
export type GrowingTree = { readonly size: number; readonly subtrees: readonly Uint8Array[] }

export const emptyTree: GrowingTree = { size: 0, subtrees: [] }

/** The same tree with further leaves. It begins with the former tree, whatever the source of the leaves. */
export async function grow(
  { sha256 }: Pick<Cryptography, 'sha256'>,
  tree: GrowingTree,
  leaves: readonly Uint8Array[],
): Promise<GrowingTree> {
  const subtrees = [...tree.subtrees]
  let size = tree.size
  for (const leaf of leaves) {
    subtrees.push(leaf)
    size++
    for (let left = size; left % 2 === 0; left /= 2) {
      const [a, b] = subtrees.splice(-2)
      if (a === undefined || b === undefined) throw new RangeError('a tree without its subtrees')
      subtrees.push(await nodeHash(sha256, a, b))
    }
  }
  return { size, subtrees }
}

export async function treeOf(
  { sha256 }: Pick<Cryptography, 'sha256'>,
  { size, subtrees }: GrowingTree,
): Promise<Tree> {
  if (subtreesOf({ from: 0, to: size }).length !== subtrees.length) {
    throw new RangeError('a tree without its subtrees')
  }
  return { size, root: await joinSubtrees(sha256, subtrees) }
}
