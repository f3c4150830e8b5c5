import type { Day } from '../calendar/local-time.ts'

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
