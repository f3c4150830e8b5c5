import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '#server/platform/keys/keys.ts'

/** Whether this is the mailed code of that row, with whatever people put between the digits. */
export function isRightCode(keys: Pick<Keys, 'signInCode'>, codeId: string, given: string): boolean {
  const [a, b] = [Buffer.from(keys.signInCode(codeId)), Buffer.from(given.replace(/\D/g, ''))]
  return a.length === b.length && timingSafeEqual(a, b)
}
