import type { StaffBookingView } from '#contract/booking.ts'
import type { ReceivedRequest } from '#contract/support.ts'
import type { Day } from '#core/calendar/local-time.ts'

/** A booking that is still to be held, with its times. */
export type Held = StaffBookingView & { readonly startsAt: string; readonly endsAt: string }

/** Those that nobody has answered first, by the last day on which an answer is in time. */
export const byPromise = (requests: readonly ReceivedRequest[]): readonly ReceivedRequest[] =>
  requests.toSorted(
    (a, b) =>
      Number(a.acknowledgedAt !== null) - Number(b.acknowledgedAt !== null) ||
      a.promisedOn.localeCompare(b.promisedOn) ||
      a.sentAt.localeCompare(b.sentAt),
  )

export const isOverdue = ({ acknowledgedAt, promisedOn }: ReceivedRequest, today: Day): boolean =>
  acknowledgedAt === null && today > promisedOn

/** What is booked and not over yet, in the order of time. */
export const stillToHold = (bookings: readonly StaffBookingView[], now: Date): readonly Held[] =>
  bookings
    .filter((one): one is Held => one.state === 'booked' && one.startsAt !== null && one.endsAt !== null)
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
