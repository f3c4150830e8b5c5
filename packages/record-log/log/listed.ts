import { join, utf8 } from './bytes.ts'
import type { Cryptography } from './cryptography.ts'
import { leafHash } from './hash-tree.ts'

const tag = utf8('andrum-listed-v1\n')

/** The leaf of an invitation in the tree of its round's frozen list. */
export const listedLeaf = (
  { sha256 }: Pick<Cryptography, 'sha256'>,
  salt: Uint8Array,
  member: string,
): Promise<Uint8Array> => leafHash(sha256, join([tag, salt, utf8(member)]))

/** The order of a frozen list: by the leaves, which look random to everybody, so that a place reveals nothing. */
export const listedOrder = (a: Uint8Array, b: Uint8Array): number => {
  const n = a.findIndex((byte, at) => byte !== b[at])
  return n < 0 ? 0 : (a[n] ?? 0) - (b[n] ?? 0)
}
