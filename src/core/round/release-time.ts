import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays, type ClockTime } from '../calendar/local-time.ts'

/** The hour at which figures are released, in Stockholm time: it does not reveal when the last answer came or who closed. */
const releaseHour: ClockTime = '09:00'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * The next nine o'clock after closing. Never later than 24 hours after it, as promised: where the night between is an hour
 * longer, a round closed within the hour after nine is released that much earlier.
 */
export function releaseTime(closedAt: Date): Date {
  const today = dayOf(closedAt)
  const nines = [today, addDays(today, 1)].map((nine) => instantOf({ day: nine, time: releaseHour }))
  const next = nines.find((nine) => nine > closedAt)
  return new Date(Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, closedAt.getTime() + day))
}

/**
 * When HR and the safety representatives are notified: at the next whole hour, usually ten o'clock, so that the time does
 * not reveal how long the computation took.
 */
export const readyMailTime = (releasedAt: Date): Date =>
  new Date((Math.floor(releasedAt.getTime() / hour) + 1) * hour)
