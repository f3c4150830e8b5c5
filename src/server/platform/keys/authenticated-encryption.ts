import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

/** NIST SP 800-38D: a 96-bit nonce, never used twice with one key; the full 128-bit tag. */
const nonceBytes = 12
const tagBytes = 16

// Takes a KeyObject: Node needs longer to make one from bytes than to seal four thousand bytes with it.

/** AES-256-GCM: nonce ‖ ciphertext ‖ tag. `about` must be the same when opening; it is not stored. */
export function seal(key: KeyObject, about: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @throws when key, `about` and bytes do not belong together, or one bit has changed. */
export function openSealed(key: KeyObject, about: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (bytes.length < nonceBytes + tagBytes) throw new Error('Sealed bytes are too short.')
  const tagAt = bytes.length - tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(tagAt))
  const plain = decipher.update(bytes.subarray(nonceBytes, tagAt))
  // Before this call GCM returns unverified bytes; `final` verifies the tag.
  decipher.final()
  return plain
}
