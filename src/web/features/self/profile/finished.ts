import type { Answers, Result } from '#core/scoring/evaluate.ts'
import type { AnsweredRound } from './submission.ts'

/** An answering that is done: its result, and where its answer went. Lies in the history of this tab. */
export type Finished = {
  /** The draft's key: the same answering has the same everywhere. */
  readonly id: string
  /** ISO time. */
  readonly takenAt: string
  readonly answers: Answers
  readonly result: Result
  /** Who was signed in, by id; `null`: nobody. */
  readonly owner: string | null
  /** The round it was an answer to, by id; `null`: it was for the person alone. */
  readonly roundId: string | null
  /** What its receipt says of the round. Missing in what earlier builds have left in the history. */
  readonly round?: AnsweredRound
  /** The person was fully on sick leave. Stays in this browser (decision 0467). */
  readonly sickLeave?: true
}
