import { problems } from '#text/easy-swedish/problems.ts'
import { result } from '#text/easy-swedish/result.ts'
import { support } from '#text/easy-swedish/support.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** Asking somebody to get in touch. */
export const easyWords: EasyWords = {
  texts: { problems: inLines(problems), result: inLines(result), support: inLines(support) },
  notes: {},
}
