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
