import { promise } from '#text/easy-swedish/promise.ts'
import { whoSeesWhat } from '#text/easy-swedish/who-sees-what.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** The promise with its example. */
export const easyWords: EasyWords = {
  texts: { promise: inLines(promise), whoSeesWhat: inLines(whoSeesWhat) },
  notes: {},
}
