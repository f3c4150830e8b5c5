/** 1:05 of what is left, rounded up, so that a count from two minutes begins at 2:00 and ends at 0:00. */
export function timeLeft(end: number, elapsed: number): string {
  const seconds = Math.max(0, Math.ceil((end - elapsed) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Which of a number of equally long steps it is, from 0. */
export function stepAt(end: number, elapsed: number, steps: number): number {
  return Math.min(steps - 1, Math.floor((elapsed / end) * steps))
}
