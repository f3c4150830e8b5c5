import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

/** KeyObjects by key bytes: Node would make one anew for each message, which takes four times as long as the hash. */
const prepared = new WeakMap<Buffer, KeyObject>()

/** HMAC-SHA-256 of the parts as JSON: ('ab', 'c') and ('a', 'bc') are different messages. */
export function hmac(key: Buffer, ...parts: readonly string[]): Buffer {
  let form = prepared.get(key)
  if (form === undefined) {
    form = createSecretKey(key)
    prepared.set(key, form)
  }
  return createHmac('sha256', form).update(JSON.stringify(parts)).digest()
}

/** The first 16 bytes of a keyed hash as a UUID (version 8: made by ourselves, RFC 9562). */
export function idOfKey(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
