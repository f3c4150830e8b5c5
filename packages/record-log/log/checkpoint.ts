import { fromBase64, toBase64, utf8 } from './bytes.ts'
import type { Cryptography } from './cryptography.ts'
import { hashLength, type Tree } from './hash-tree.ts'
import { keyTypes, readNote, type SignedNote, signaturesOf, type VerifierKey } from './signed-note.ts'

/** c2sp.org/tlog-checkpoint: the size of the log and its root hash. `origin` names the log. */
export type Checkpoint = Tree & { readonly origin: string }
export type SignedCheckpoint = Checkpoint & { readonly note: SignedNote }

/** The text that the log signs. */
export const writeCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** @returns null for a text that is not a signed note with a checkpoint in it. Verifies no signature. */
export function readCheckpoint(text: string): SignedCheckpoint | null {
  const note = readNote(text)
  if (note === null) return null
  const [origin = '', size = '', root = '', ...more] = note.text.slice(0, -1).split('\n')
  const bytes = fromBase64(root)
  if (origin === '' || !/^(0|[1-9]\d{0,14})$/.test(size) || bytes?.length !== hashLength) return null
  if (more.some((line) => line === '')) return null
  return { origin, size: Number(size), root: bytes, note }
}

/** Whether the log of this key signed the checkpoint. */
export async function isSignedBy(
  { verify }: Pick<Cryptography, 'verify'>,
  { note }: SignedCheckpoint,
  key: VerifierKey,
): Promise<boolean> {
  if (key.type !== keyTypes.log) return false
  const signatures = signaturesOf(note, key)
  const checked = signatures.map(({ bytes }) => verify(key.publicKey, utf8(note.text), bytes))
  return signatures.length > 0 && (await Promise.all(checked)).every((right) => right)
}
