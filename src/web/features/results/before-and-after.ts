import { addDays, type Day } from '#core/calendar/local-time.ts'
import { formatTableDate } from '#text/format.ts'
import type { TakenResult } from './own-result.ts'

/** A result from before may be taken this many days into the programme. */
const daysIn = 7
/** And one from after it no earlier than this: five of the six weeks of the recovery programme. */
const daysAfter = 35

export type AfterRange = {
  /** Days from the start to the earliest result that counts as one from after. */
  readonly soonest: number
  /** The last day that counts; null for none. */
  readonly latest: Day | null
}

/**
 * The results to compare around a programme: the last one from before it and the latest from its end, of the same form
 * in the same version. The series with the latest result is the one that counts.
 */
export function beforeAndAfter(
  results: readonly TakenResult[],
  startedOn: Day,
  { soonest, latest }: AfterRange = { soonest: daysAfter, latest: null },
): { readonly before: TakenResult; readonly after: TakenResult } | null {
  const newestFirst = results.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  const ends = newestFirst.filter(
    (taken) => dayOf(taken) >= addDays(startedOn, soonest) && (latest === null || dayOf(taken) <= latest),
  )
  for (const after of ends) {
    const before = newestFirst.find(
      (taken) => dayOf(taken) <= addDays(startedOn, daysIn) && isSameForm(taken, after),
    )
    if (before !== undefined) return { before, after }
  }
  return null
}

const dayOf = ({ takenAt }: TakenResult) => formatTableDate(new Date(takenAt)) as Day

const isSameForm = ({ result: one }: TakenResult, { result: other }: TakenResult) =>
  one.instrument === other.instrument && one.version === other.version
