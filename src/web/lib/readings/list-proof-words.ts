import { listProof } from '#text/easy-swedish/list-proof.ts'
import { problems } from '#text/easy-swedish/problems.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The page that checks that one's invitation was on the list. */
export const easyWords: Reading = {
  texts: { listProof: inLines(listProof), problems: inLines(problems) },
  notes: {},
}
