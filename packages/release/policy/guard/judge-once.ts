import type { Progress, Stepwise } from '../progress.ts'
import { Rows } from './evidence.ts'
import { judgeQuestion } from './judge-question.ts'
import type { Question, Verdict, ZoneLimits } from './question.ts'
import type { Highs } from './solver.ts'

/** The solver and the instrument's limits. */
export type GuardTools = { readonly highs: Highs; readonly limits: ZoneLimits }

/** What this release has read and decided so far, so that it does not test an unchanged piece again. */
export class Judged {
  readonly rows = new Rows()
  readonly verdicts = new Map<string, Verdict>()
  /** Units whose new figure connects too many groups of people to be tested with all kept rounds at once. */
  readonly notBesideAll = new Set<string>()
}

/**
 * Returns the verdicts in the order of the questions. Questions that are not decided yet are decided here, one a step.
 * @param progress of the release before these questions
 * @param share the part of the step's pieces that these questions are, 0 to 1
 */
export function* judgeOnce(
  questions: readonly Question[],
  { highs }: GuardTools,
  { verdicts }: Judged,
  progress: Progress,
  share: number,
): Stepwise<readonly Verdict[]> {
  const keys = questions.map((question) => JSON.stringify(question))
  const open = new Map(questions.map((question, n) => [keys[n] ?? '', question]))
  for (const key of keys) if (verdicts.has(key)) open.delete(key)
  for (const [n, [key, question]] of [...open].entries()) {
    verdicts.set(key, judgeQuestion(question, highs))
    yield { ...progress, done: progress.done + (share * (n + 1)) / open.size }
  }
  return keys.map((key) => verdicts.get(key) ?? [])
}
