import { timingSafeEqual } from 'node:crypto'
import { hmac } from './hmac.ts'
import type { Keys } from './keys.ts'

/** `kind.hash.proof`: the kind in clear, the address as a keyed hash of 32 bytes, and a MAC of 16 bytes. */
const shape = /^([a-z-]{1,40})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{22})$/

const proofBytes = 16

/** The three functions of `Keys` for refused mail. */
export function unsubscribeTokens(
  key: Buffer,
): Pick<Keys, 'mailAddressHash' | 'unsubscribeToken' | 'readUnsubscribeToken'> {
  const hashOf = (email: string) => hmac(key, 'address', email.trim().toLowerCase())
  const proofOf = (hash: string, kind: string) => hmac(key, 'token', hash, kind).subarray(0, proofBytes)
  return {
    mailAddressHash: hashOf,
    unsubscribeToken: (email, kind) => {
      const hash = hashOf(email).toString('base64url')
      return [kind, hash, proofOf(hash, kind).toString('base64url')].join('.')
    },
    readUnsubscribeToken: (token) => {
      const [, kind, hash, proof] = shape.exec(token) ?? []
      if (kind === undefined || hash === undefined || proof === undefined) return null
      if (!timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(hash, kind))) return null
      return { addressHash: Buffer.from(hash, 'base64url'), kind }
    },
  }
}
