import { instantOf, localTimeAt } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { addWorkingDays } from '#core/calendar/working-days.ts'

export type AnswerPromise = {
  /** The last day on which an answer is in time. */
  readonly day: Day
  /** In the morning of that day: the receiver can still keep the promise. */
  readonly remindAt: Date
  /** The morning after, weekend or not: anyone who waits is told, and need not wait until Monday to know. */
  readonly escalateAt: Date
}

/** What is promised to somebody who asks at this moment. @param workingDays 1 or more */
export function promiseFor(askedAt: Date, workingDays: number): AnswerPromise {
  const day = addWorkingDays(localTimeAt(askedAt).day, workingDays)
  return {
    day,
    remindAt: instantOf({ day, time: '08:00' }),
    escalateAt: instantOf({ day: addDays(day, 1), time: '08:00' }),
  }
}
