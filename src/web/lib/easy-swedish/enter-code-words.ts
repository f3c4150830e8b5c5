import { enterCode } from '#text/easy-swedish/enter-code.ts'
import { problems } from '#text/easy-swedish/problems.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** Entering the code of a slip. */
export const easyWords: EasyWords = {
  texts: { enterCode: inLines(enterCode), problems: inLines(problems) },
  notes: {},
}
