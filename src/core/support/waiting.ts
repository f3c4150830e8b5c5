import type { Day } from '../calendar/local-time.ts'

/** A call for contact as its receiver counts the time: days as `2026-03-04`, moments in the form of ISO 8601. */
type Waiting = {
  readonly promisedOn: string
  readonly sentAt: string
  /** Null until somebody has answered. */
  readonly acknowledgedAt: string | null
}

/** Those that nobody has answered first, by the last day on which an answer is in time. */
export const byPromise = <Request extends Waiting>(requests: readonly Request[]): readonly Request[] =>
  requests.toSorted(
    (a, b) =>
      Number(a.acknowledgedAt !== null) - Number(b.acknowledgedAt !== null) ||
      a.promisedOn.localeCompare(b.promisedOn) ||
      a.sentAt.localeCompare(b.sentAt),
  )

export const isOverdue = ({ acknowledgedAt, promisedOn }: Waiting, today: Day): boolean =>
  acknowledgedAt === null && today > promisedOn
