import { elsewhere } from '#text/easy-swedish/elsewhere.ts'
import { enterCode } from '#text/easy-swedish/enter-code.ts'
import { problems } from '#text/easy-swedish/problems.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** Entering the code of a slip. */
export const easyWords: Reading = {
  texts: { elsewhere: inLines(elsewhere), enterCode: inLines(enterCode), problems: inLines(problems) },
  notes: {},
}
