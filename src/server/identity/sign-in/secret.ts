import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '#server/platform/keys/keys.ts'

/** What a cookie holds: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What newSecret() makes. Anything else is not even looked up. */
export const secretForm = /^[\w-]{43}$/

/** Of 256 random bits one plain hash is as good as a slow one. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Whether this is the mailed code of that row, with whatever people put between the digits. */
export function isRightCode(keys: Pick<Keys, 'signInCode'>, codeId: string, given: string): boolean {
  const [a, b] = [Buffer.from(keys.signInCode(codeId)), Buffer.from(given.replace(/\D/g, ''))]
  return a.length === b.length && timingSafeEqual(a, b)
}
