/** Milliseconds before a tooltip opens. */
const openDelay = 700
/** In milliseconds: within this time after one tooltip has closed, the next opens at once. */
const skipDelay = 300

let closedAt = Number.NEGATIVE_INFINITY

/** Records that a tooltip has closed. @param now milliseconds of any steady clock */
export function noteClosed(now: number): void {
  closedAt = now
}

/** The delay before the next tooltip opens, in milliseconds. @param now milliseconds of the same clock */
export function delayBeforeOpening(now: number): number {
  return now - closedAt < skipDelay ? 0 : openDelay
}
