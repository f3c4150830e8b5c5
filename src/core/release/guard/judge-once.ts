import { judgeQuestion, type Verdict } from './judge-question.ts'
import type { Question, ZoneLimits } from './question.ts'
import type { Highs } from './solver.ts'

/** The solver and the instrument's limits. */
export type GuardTools = { readonly highs: Highs; readonly limits: ZoneLimits }

/** What was judged before in this release: a piece that did not change is not asked again. */
export type Judged = Map<string, Verdict>

export function judgeOnce(question: Question, highs: Highs, judged: Judged): Verdict {
  const key = JSON.stringify(question)
  const known = judged.get(key)
  if (known) return known
  const verdict = judgeQuestion(question, highs)
  judged.set(key, verdict)
  return verdict
}
