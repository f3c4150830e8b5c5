import { Rows } from './evidence.ts'
import { judgeQuestion, type Verdict } from './judge-question.ts'
import type { Question, ZoneLimits } from './question.ts'
import type { Highs } from './solver.ts'

/** The solver and the instrument's limits. */
export type GuardTools = { readonly highs: Highs; readonly limits: ZoneLimits }

/** What was read and judged before in this release: a piece that did not change is not asked again. */
export class Judged {
  readonly rows = new Rows()
  readonly verdicts = new Map<string, Verdict>()
}

export function judgeOnce(question: Question, highs: Highs, { verdicts }: Judged): Verdict {
  const key = JSON.stringify(question)
  const known = verdicts.get(key)
  if (known) return known
  const verdict = judgeQuestion(question, highs)
  verdicts.set(key, verdict)
  return verdict
}
