import { createHmac } from 'node:crypto'

/** HMAC-SHA-256 of the parts as JSON: ('ab', 'c') and ('a', 'bc') are different messages. */
export function hmac(key: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}
