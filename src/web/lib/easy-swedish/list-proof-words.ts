import { listProof } from '#text/easy-swedish/list-proof.ts'
import { problems } from '#text/easy-swedish/problems.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** Checking that one's invitation was on the list. */
export const easyWords: EasyWords = {
  texts: { listProof: inLines(listProof), problems: inLines(problems) },
  notes: {},
}
