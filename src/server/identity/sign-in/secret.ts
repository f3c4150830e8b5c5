import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '#server/platform/keys/keys.ts'

/** The value of a secret cookie: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The form that newSecret() makes. Any other text is refused without a look-up. */
export const secretForm = /^[\w-]{43}$/

/** A plain hash is enough for 256 random bits. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Whether this is the mailed code of that row, whatever people put between the digits. */
export function isRightCode(keys: Pick<Keys, 'signInCode'>, codeId: string, given: string): boolean {
  const [a, b] = [Buffer.from(keys.signInCode(codeId)), Buffer.from(given.replace(/\D/g, ''))]
  return a.length === b.length && timingSafeEqual(a, b)
}
