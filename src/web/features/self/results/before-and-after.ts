import { addDays, type Day } from '#core/calendar/local-time.ts'
import { isoDay } from '#text/format.ts'
import { type Apart, apartOf, type TakenResult } from './own-result.ts'

/** In days: a result counts as one from before if it was taken at most this late in the programme. */
const daysIn = 7
/** In days: a result counts as one from after from this day on, after five of the six weeks of the recovery programme. */
const daysAfter = 35

export type AfterRange = {
  /** Days from the start to the first result that counts as one from after. */
  readonly soonest: number
  /** The last day that counts; null: no limit. */
  readonly latest: Day | null
}

type Around = {
  readonly before: TakenResult
  readonly after: TakenResult
  /** Why the two cannot be compared; null: they can. */
  readonly apart: Apart | null
}

/**
 * The last result before a programme and the latest at its end, of the same form. It prefers a pair that can be compared;
 * otherwise it returns the latest pair that cannot.
 */
export function beforeAndAfter(
  results: readonly TakenResult[],
  startedOn: Day,
  { soonest, latest }: AfterRange = { soonest: daysAfter, latest: null },
): Around | null {
  const newestFirst = results.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  const ends = newestFirst.filter(
    (taken) => dayOf(taken) >= addDays(startedOn, soonest) && (latest === null || dayOf(taken) <= latest),
  )
  const begins = newestFirst.filter((taken) => dayOf(taken) <= addDays(startedOn, daysIn))
  const pairs = ends.flatMap((after) =>
    begins
      .filter((before) => before.result.instrument === after.result.instrument)
      .map((before) => ({ before, after, apart: apartOf(before, after) })),
  )
  return pairs.find(({ apart }) => apart === null) ?? pairs[0] ?? null
}

const dayOf = ({ takenAt }: TakenResult) => isoDay(new Date(takenAt)) as Day
