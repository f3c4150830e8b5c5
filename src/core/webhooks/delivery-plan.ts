import type { DeliveredEvent } from './events.ts'
import { testEvent } from './events.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * The back-off before each attempt, in milliseconds: ten attempts over a little more than three days, as the Standard
 * Webhooks specification suggests.
 */
export const attemptDelays = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** A receiver that has failed for this long, in milliseconds, is switched off: the last attempt at one event is later. */
export const failingAtMost = 3 * day

/** A renewed secret still signs for this long, in milliseconds, so that the receiver has time to change to the new one. */
export const secretOverlap = day

/** The most webhooks of one organisation. */
export const mostWebhooks = 5

/** The time of the next attempt after so many failed ones; null: none. A test event has one attempt. */
export function nextAttemptAt(event: DeliveredEvent, attempts: number, now: Date): Date | null {
  const delay = event === testEvent ? undefined : attemptDelays[attempts]
  return delay === undefined ? null : new Date(now.getTime() + delay)
}

/** 2xx: the receiver has accepted it. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/** 410: the receiver says that it is permanently gone, and is switched off at once. */
export const isGone = (status: number | null): boolean => status === 410

/** Whether a receiver that has failed since `since` is switched off. */
export const hasFailedTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= failingAtMost
