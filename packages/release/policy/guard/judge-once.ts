import type { Progress, Stepwise } from '../progress.ts'
import { Rows } from './evidence.ts'
import { judgeQuestion } from './judge-question.ts'
import type { Question, Verdict, ZoneLimits } from './question.ts'
import type { Highs } from './solver.ts'

/** The solver and the instrument's limits. */
export type GuardTools = { readonly highs: Highs; readonly limits: ZoneLimits }

/** What was read and judged before in this release: a piece that did not change is not asked again. */
export class Judged {
  readonly rows = new Rows()
  readonly verdicts = new Map<string, Verdict>()
  /** Units whose new figure connects too many groups of people to be laid beside all kept rounds at once. */
  readonly notBesideAll = new Set<string>()
}

/**
 * The verdicts on questions, in their order. Those not judged before are judged here, one a step.
 * @param progress where the release is before them
 * @param share of the step's pieces that they are together
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
