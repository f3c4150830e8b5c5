import type { Answers, Result } from '#core/scoring/evaluate.ts'
import type { AnsweredRound } from './submission.ts'

/** A finished form: its result, and where the answer went. Stored in the history of this tab. */
export type Finished = {
  /** The draft's key, which the result and the submission share. */
  readonly id: string
  /** ISO time. */
  readonly takenAt: string
  readonly answers: Answers
  readonly result: Result
  /** Id of the person who was signed in; `null`: nobody. */
  readonly owner: string | null
  /** Id of the answered round; `null`: the answer was the person's own. */
  readonly roundId: string | null
  /** What its receipt says about the round. Undefined in history entries of earlier builds. */
  readonly round?: AnsweredRound
  /** The person was fully on sick leave. Stays in this browser (decision 0467). */
  readonly sickLeave?: true
}
