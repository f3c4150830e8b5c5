import { instantOf, localTimeAt } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { addWorkingDays } from '#core/calendar/working-days.ts'

/** A support request as its receiver sees its times: days as `2026-03-04`, times in ISO 8601. */
type Waiting = {
  readonly promisedOn: string
  readonly sentAt: string
  /** Null until somebody has answered. */
  readonly acknowledgedAt: string | null
}

/** Unanswered ones first, sorted by the last day on which an answer is in time. */
export const byPromise = <Request extends Waiting>(requests: readonly Request[]): readonly Request[] =>
  requests.toSorted(
    (a, b) =>
      Number(a.acknowledgedAt !== null) - Number(b.acknowledgedAt !== null) ||
      a.promisedOn.localeCompare(b.promisedOn) ||
      a.sentAt.localeCompare(b.sentAt),
  )

export const isOverdue = ({ acknowledgedAt, promisedOn }: Waiting, today: Day): boolean =>
  acknowledgedAt === null && today > promisedOn

export type AnswerPromise = {
  /** The last day on which an answer is in time. */
  readonly day: Day
  /** The morning of that day, when the receiver can still keep the promise. */
  readonly remindAt: Date
  /** The morning after, weekend or not: the person who waits is notified at once instead of on Monday. */
  readonly escalateAt: Date
}

/** The promise to a person who asks at this time. @param workingDays 1 or more */
export function promiseFor(askedAt: Date, workingDays: number): AnswerPromise {
  const day = addWorkingDays(localTimeAt(askedAt).day, workingDays)
  return {
    day,
    remindAt: instantOf({ day, time: '08:00' }),
    escalateAt: instantOf({ day: addDays(day, 1), time: '08:00' }),
  }
}
