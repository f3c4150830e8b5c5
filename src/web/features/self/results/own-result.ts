import type { Result } from '#core/scoring/evaluate.ts'

/** A person's own result, from the account or from this browser. */
export type TakenResult = {
  /** The key of its answer, which is also its id in the account. */
  readonly id: string
  /** ISO time. */
  readonly takenAt: string
  readonly result: Result
  /** Taken while fully on sick leave. Only this browser stores that (decision 0467). */
  readonly sickLeave?: true
}

/** In milliseconds: the server times a round's answer and the browser an own result, and their clocks may differ this much. */
const clockToleranceMs = 10 * 60 * 1000

function sameAnswering(one: TakenResult, other: TakenResult): boolean {
  if (one.id === other.id) return true
  const apart = Math.abs(Date.parse(one.takenAt) - Date.parse(other.takenAt))
  return apart < clockToleranceMs && JSON.stringify(one.result) === JSON.stringify(other.result)
}

/** In milliseconds: the questions are about the last four weeks, so an older result is worded in the past tense. */
const currentMs = 28 * 24 * 3600 * 1000

export const isOld = ({ takenAt }: TakenResult, now = new Date()): boolean =>
  now.getTime() - Date.parse(takenAt) > currentMs

/** Why two results of one form have no change; `date`: ISO time of the result that stands apart. */
export type Apart = { readonly why: 'version' | 'sickLeave'; readonly date: string }

/**
 * Why two results cannot be subtracted: the questions were reworded in between, or a person on sick leave was asked about
 * other weeks. Null: they can.
 */
export function apartOf(earlier: TakenResult, later: TakenResult): Apart | null {
  if (earlier.result.version !== later.result.version) return { why: 'version', date: earlier.takenAt }
  const onSickLeave = [later, earlier].find(({ sickLeave }) => sickLeave === true)
  return onSickLeave === undefined ? null : { why: 'sickLeave', date: onSickLeave.takenAt }
}

/** Earlier results of the same form, the latest first. */
const ofFormBefore = (taken: TakenResult, others: readonly TakenResult[]): readonly TakenResult[] =>
  others
    .filter(
      (other) =>
        other.result.instrument === taken.result.instrument &&
        other.takenAt < taken.takenAt &&
        !sameAnswering(other, taken),
    )
    .sort((a, b) => b.takenAt.localeCompare(a.takenAt))

/** The last comparable result before this one: of the same form and version, neither on sick leave. */
export function resultBefore(taken: TakenResult, others: readonly TakenResult[]): TakenResult | undefined {
  return ofFormBefore(taken, others).find((earlier) => apartOf(earlier, taken) === null)
}

/** The earlier results of a chain in which each is comparable with the next; oldest first. */
export function resultsBefore(taken: TakenResult, others: readonly TakenResult[]): readonly TakenResult[] {
  const earlier = resultBefore(taken, others)
  return earlier === undefined ? [] : [...resultsBefore(earlier, others), earlier]
}

/** Why none of the earlier results of the form is comparable; null: one is, or there is none. */
export function apartBefore(taken: TakenResult, others: readonly TakenResult[]): Apart | null {
  const [last] = ofFormBefore(taken, others)
  return last === undefined || resultBefore(taken, others) !== undefined ? null : apartOf(last, taken)
}

/** The results in this browser and in the account as one list, newest first; a result that is being moved is listed once. */
export function newestFirst(
  here: readonly TakenResult[],
  account: readonly TakenResult[],
): readonly TakenResult[] {
  const known = new Set(account.map(({ id }) => id))
  return [...account, ...here.filter(({ id }) => !known.has(id))].sort((a, b) =>
    b.takenAt.localeCompare(a.takenAt),
  )
}

/**
 * Series of comparable results, oldest first: of one form and version, with each result on sick leave in a series of its
 * own. The series with the latest result comes first.
 */
export function seriesOf(results: readonly TakenResult[]): readonly (readonly TakenResult[])[] {
  const byForm = Map.groupBy(
    results,
    ({ id, result, sickLeave }) => `${result.instrument} ${result.version} ${sickLeave === true ? id : ''}`,
  )
  const lastOf = (series: readonly TakenResult[]) => series.at(-1)?.takenAt ?? ''
  return [...byForm.values()]
    .map((series) => series.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt)))
    .sort((a, b) => lastOf(b).localeCompare(lastOf(a)))
}

/** In milliseconds: after half a year without a result the line has a gap, because the time in between is unknown (own convention). */
const gapMs = 183 * 24 * 3600 * 1000

export function gapBefore(series: readonly TakenResult[], position: number): boolean {
  const here = series[position]
  const before = series[position - 1]
  if (here === undefined || before === undefined) return false
  return Date.parse(here.takenAt) - Date.parse(before.takenAt) > gapMs
}
