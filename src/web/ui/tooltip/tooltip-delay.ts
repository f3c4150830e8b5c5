/** Milliseconds before a tooltip opens. */
const openDelay = 700
/** Within this time after one closed, the next opens at once. */
const skipDelay = 300

let closedAt = Number.NEGATIVE_INFINITY

/** Remembers that a tooltip of the page closed now. @param now milliseconds of any steady clock */
export function noteClosed(now: number): void {
  closedAt = now
}

/** How long to wait before opening the next one. @param now milliseconds of the same clock */
export function delayBeforeOpening(now: number): number {
  return now - closedAt < skipDelay ? 0 : openDelay
}
