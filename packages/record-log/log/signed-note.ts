import { fromBase64, isSame, join, toBase64, toHex, utf8 } from './bytes.ts'
import type { Cryptography } from './cryptography.ts'

/** c2sp.org/signed-note: signature types. A log signs notes; a witness signs its time before a checkpoint. */
export const keyTypes = { log: 1, witness: 4 } as const
export type KeyType = (typeof keyTypes)[keyof typeof keyTypes]

/** A key that signs notes. The four bytes of `id` tell several keys of one name apart. */
export type VerifierKey = {
  readonly name: string
  readonly id: Uint8Array
  readonly type: KeyType
  readonly publicKey: Uint8Array
}
export type NoteSignature = { readonly name: string; readonly id: Uint8Array; readonly bytes: Uint8Array }
/** `text` ends with a line feed and is what is signed. */
export type SignedNote = { readonly text: string; readonly signatures: readonly NoteSignature[] }

/** No spaces of any kind, no plus, no control character. */
const isName = (text: string): boolean => /^[^\s+\p{Cc}]+$/u.test(text)

/** @throws RangeError for a name that no key may have */
export async function verifierKey(
  { sha256 }: Pick<Cryptography, 'sha256'>,
  name: string,
  type: KeyType,
  publicKey: Uint8Array,
): Promise<VerifierKey> {
  if (!isName(name)) throw new RangeError('a key has a name without spaces and plus')
  const hash = await sha256(join([utf8(`${name}\n`), Uint8Array.of(type), publicKey]))
  return { name, id: hash.slice(0, 4), type, publicKey }
}

/** The text `name+id+key` in which people exchange keys. */
export const writeVerifierKey = ({ name, id, type, publicKey }: VerifierKey): string =>
  `${name}+${toHex(id)}+${toBase64(join([Uint8Array.of(type), publicKey]))}`

/** @returns null for a text that is no such key, or whose id does not match the key */
export async function readVerifierKey(
  cryptography: Pick<Cryptography, 'sha256'>,
  text: string,
): Promise<VerifierKey | null> {
  const match = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text)
  if (match === null) return null
  const [, name = '', id = '', key = ''] = match
  const bytes = fromBase64(key)
  if (bytes?.length !== 33 || !isName(name)) return null
  const type = Object.values(keyTypes).find((known) => known === bytes[0])
  if (type === undefined) return null
  const made = await verifierKey(cryptography, name, type, bytes.slice(1))
  return toHex(made.id) === id ? made : null
}

export const writeNote = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(writeSignature).join('')}`

const writeSignature = ({ name, id, bytes }: NoteSignature): string =>
  `— ${name} ${toBase64(join([id, bytes]))}\n`

const mostSignatures = 64

/** @returns null for what is not a signed note */
export function readNote(note: string): SignedNote | null {
  const end = note.lastIndexOf('\n\n')
  if (end <= 0 || !note.endsWith('\n') || !note.isWellFormed() || /[^\P{Cc}\n\u0080-\u009f]/u.test(note)) {
    return null
  }
  const lines = note.slice(end + 2, -1).split('\n')
  const signatures = lines.map(readSignature)
  if (lines.length > mostSignatures || signatures.some((signature) => signature === null)) return null
  return { text: note.slice(0, end + 1), signatures: signatures.filter((signature) => signature !== null) }
}

export function readSignature(line: string): NoteSignature | null {
  const match = /^— (\S+) (\S+)$/u.exec(line)
  if (match === null) return null
  const [, name = '', base64 = ''] = match
  const bytes = fromBase64(base64)
  if (bytes === null || bytes.length <= 4 || !isName(name)) return null
  return { name, id: bytes.slice(0, 4), bytes: bytes.slice(4) }
}

/** The signatures of a note that claim to be from this key. */
export const signaturesOf = ({ signatures }: SignedNote, key: VerifierKey): NoteSignature[] =>
  signatures.filter(({ name, id }) => name === key.name && isSame(id, key.id))
