import { promise } from '#text/easy-swedish/promise.ts'
import { whoSeesWhat } from '#text/easy-swedish/who-sees-what.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The promise with its example. */
export const easyWords: Reading = {
  texts: { promise: inLines(promise), whoSeesWhat: inLines(whoSeesWhat) },
  notes: {},
}
