import type { Result } from '#core/scoring/evaluate.ts'

/** A person's own result, from the account or from this browser. */
export type TakenResult = {
  /** The key of its answering; the account uses the same as id. */
  readonly id: string
  /** ISO time. */
  readonly takenAt: string
  readonly result: Result
  /** Taken while fully on sick leave; known only as long as the result is in this browser (decision 0467). */
  readonly sickLeave?: true
}

/** A round's answer is timed by the server, the own result by the browser: their clocks may differ this much. */
const clockToleranceMs = 10 * 60 * 1000

function sameAnswering(one: TakenResult, other: TakenResult): boolean {
  if (one.id === other.id) return true
  const apart = Math.abs(Date.parse(one.takenAt) - Date.parse(other.takenAt))
  return apart < clockToleranceMs && JSON.stringify(one.result) === JSON.stringify(other.result)
}

/** The questions are about the last four weeks: what is older says how somebody was. */
const currentMs = 28 * 24 * 3600 * 1000

export const isOld = ({ takenAt }: TakenResult, now = new Date()): boolean =>
  now.getTime() - Date.parse(takenAt) > currentMs

/** Why there is no change between two results of one form; `date`: of the result that stands apart, as ISO time. */
export type Apart = { readonly why: 'version' | 'sickLeave'; readonly date: string }

/**
 * Why two results cannot be subtracted: the questions were reworded in between, or somebody on sick leave was asked about other
 * weeks. Null: they can.
 */
export function apartOf(earlier: TakenResult, later: TakenResult): Apart | null {
  if (earlier.result.version !== later.result.version) return { why: 'version', date: earlier.takenAt }
  const onSickLeave = [later, earlier].find(({ sickLeave }) => sickLeave === true)
  return onSickLeave === undefined ? null : { why: 'sickLeave', date: onSickLeave.takenAt }
}

/** Results of the same form before this one, the latest first. */
const ofFormBefore = (taken: TakenResult, others: readonly TakenResult[]): readonly TakenResult[] =>
  others
    .filter(
      (other) =>
        other.result.instrument === taken.result.instrument &&
        other.takenAt < taken.takenAt &&
        !sameAnswering(other, taken),
    )
    .sort((a, b) => b.takenAt.localeCompare(a.takenAt))

/** The last result before this one that it may be compared with: the same form in the same version, neither on sick leave. */
export function resultBefore(taken: TakenResult, others: readonly TakenResult[]): TakenResult | undefined {
  return ofFormBefore(taken, others).find((earlier) => apartOf(earlier, taken) === null)
}

/** All results before this one that each may be compared with the next; oldest first. */
export function resultsBefore(taken: TakenResult, others: readonly TakenResult[]): readonly TakenResult[] {
  const earlier = resultBefore(taken, others)
  return earlier === undefined ? [] : [...resultsBefore(earlier, others), earlier]
}

/** Why a result that has earlier ones of its form is compared with none of them; null: it is, or it is the first. */
export function apartBefore(taken: TakenResult, others: readonly TakenResult[]): Apart | null {
  const [last] = ofFormBefore(taken, others)
  return last === undefined || resultBefore(taken, others) !== undefined ? null : apartOf(last, taken)
}

/** What is in this browser and in the account as one list, newest first; what is on its way to the account is there once. */
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
 * Results that may be compared, oldest first: of one form in one version, and one taken on sick leave alone. The series
 * with the latest result comes first.
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

/** After half a year without a result the line is broken: what happened in between is not known (own convention). */
const gapMs = 183 * 24 * 3600 * 1000

export function gapBefore(series: readonly TakenResult[], position: number): boolean {
  const here = series[position]
  const before = series[position - 1]
  if (here === undefined || before === undefined) return false
  return Date.parse(here.takenAt) - Date.parse(before.takenAt) > gapMs
}
