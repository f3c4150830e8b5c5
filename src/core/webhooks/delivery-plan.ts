import type { DeliveredEvent } from './events.ts'
import { testEvent } from './events.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * How long is waited before each attempt, in milliseconds: ten attempts over a little more than three days, as the Standard
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

/** A receiver that has taken nothing for so long, in milliseconds, is switched off: the last attempt at one event is later. */
export const failingAtMost = 3 * day

/** A secret that was renewed still signs for so long, in milliseconds, so that the receiver has time to take the new one. */
export const secretOverlap = day

/** Addresses that one organisation may have. */
export const mostWebhooks = 5

/** When it is tried again after so many attempts that failed; null: no more. A test event is tried once. */
export function nextAttemptAt(event: DeliveredEvent, attempts: number, now: Date): Date | null {
  const delay = event === testEvent ? undefined : attemptDelays[attempts]
  return delay === undefined ? null : new Date(now.getTime() + delay)
}

/** 2xx: the receiver has it. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/** The receiver says that it is gone for good, and is switched off at once. */
export const isGone = (status: number | null): boolean => status === 410

/** Whether a receiver that has failed since then is switched off. */
export const hasFailedTooLong = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= failingAtMost
