import { addDays, type Day } from '#core/calendar/local-time.ts'
import { formatTableDate } from '#text/format.ts'
import type { TakenResult } from './own-result.ts'

/** A result from before may be taken this many days into the programme. */
const daysIn = 7
/** And one from after it no earlier than this: five of the six weeks. */
const daysAfter = 35

/**
 * The results to compare around a programme: the last one from before it and the latest from its end, of the same form
 * in the same version. The series with the latest result is the one that counts.
 */
export function beforeAndAfter(
  results: readonly TakenResult[],
  startedOn: Day,
): { readonly before: TakenResult; readonly after: TakenResult } | null {
  const newestFirst = results.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  for (const after of newestFirst.filter((taken) => dayOf(taken) >= addDays(startedOn, daysAfter))) {
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
