import { problems } from '#text/easy-swedish/problems.ts'
import { result } from '#text/easy-swedish/result.ts'
import { support } from '#text/easy-swedish/support.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** Asking somebody to get in touch. */
export const easyWords: Reading = {
  texts: { problems: inLines(problems), result: inLines(result), support: inLines(support) },
  notes: {},
}
