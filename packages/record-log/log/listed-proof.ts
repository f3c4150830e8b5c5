import { fromHex } from './bytes.ts'
import type { Cryptography } from './cryptography.ts'
import { hashRanges, includes, inclusionRanges, type ReadSubtrees } from './hash-tree.ts'
import { listedLeaf } from './listed.ts'

/** Proof that an invitation is on a frozen list; hexadecimal. It does not say whether the person answered. */
export type ListedProof = {
  readonly salt: string
  readonly member: string
  readonly index: number
  readonly size: number
  readonly path: readonly string[]
}

const saltLength = 16

/** The path from one leaf of a list to its root. @param read subtrees of the leaves in their order */
export const listedPath = (
  { sha256 }: Pick<Cryptography, 'sha256'>,
  { index, size }: { readonly index: number; readonly size: number },
  read: ReadSubtrees,
): Promise<Uint8Array[]> => hashRanges(sha256, inclusionRanges(index, size), read)

/** Whether this invitation is on the list that a round opened with. @param list as in the record of the opening */
export async function isListed(
  cryptography: Pick<Cryptography, 'sha256'>,
  { salt, member, index, size, path }: ListedProof,
  list: { readonly size: number; readonly root: string },
): Promise<boolean> {
  const [saltBytes, root] = [fromHex(salt), fromHex(list.root)]
  const hashes = path.map(fromHex).filter((hash) => hash !== null)
  if (saltBytes?.length !== saltLength || root === null) return false
  if (size !== list.size || hashes.length !== path.length) return false
  const leaf = await listedLeaf(cryptography, saltBytes, member)
  return includes(cryptography.sha256, { size, root }, { index, leaf }, hashes)
}
