import { join, uint64, utf8 } from './bytes.ts'
import type { SignedCheckpoint } from './checkpoint.ts'
import type { Cryptography } from './cryptography.ts'
import { keyTypes, type NoteSignature, signaturesOf, type VerifierKey } from './signed-note.ts'

/** What a witness signs (c2sp.org/tlog-cosignature, version 1). @param time in seconds since 1970 */
export const cosignedMessage = (checkpointText: string, time: number): Uint8Array =>
  utf8(`cosignature/v1\ntime ${time}\n${checkpointText}`)

/** The bytes in the line of a witness. */
export const writeCosignature = (time: number, signature: Uint8Array): Uint8Array =>
  join([uint64(time), signature])

/** @returns null for bytes that no witness of this kind writes */
export function readCosignature(bytes: Uint8Array): { time: number; signature: Uint8Array } | null {
  if (bytes.length !== 72) return null
  const time = Number(new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0))
  return Number.isSafeInteger(time) ? { time, signature: bytes.slice(8) } : null
}

/** When a witness signed a text; null when the signature is not its own. */
export async function cosignedAt(
  { verify }: Pick<Cryptography, 'verify'>,
  checkpointText: string,
  { bytes }: NoteSignature,
  key: VerifierKey,
): Promise<Date | null> {
  const cosignature = readCosignature(bytes)
  if (cosignature === null || key.type !== keyTypes.witness) return null
  const message = cosignedMessage(checkpointText, cosignature.time)
  const right = await verify(key.publicKey, message, cosignature.signature)
  const at = new Date(cosignature.time * 1000)
  return right && !Number.isNaN(at.getTime()) ? at : null
}

/** Every time at which this witness says that it saw the checkpoint; null for a signature that is not valid. */
export const cosignedTimes = (
  cryptography: Pick<Cryptography, 'verify'>,
  { note }: SignedCheckpoint,
  key: VerifierKey,
): Promise<(Date | null)[]> =>
  Promise.all(signaturesOf(note, key).map((signature) => cosignedAt(cryptography, note.text, signature, key)))
