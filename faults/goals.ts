import type { Goal } from '../bench/save-results.ts'

/** How much of what was tried is not as it was promised: none may be. */
export function noFault(what: string, faults: readonly string[]): Goal {
  return { what, measured: faults.length, unit: '', atMost: 0 }
}

/** Back to the first acknowledged answer within so many seconds, after it was killed once for each of these times, in ms. */
export function backWithin(atMost: number, killed: string, times: readonly number[]): readonly Goal[] {
  if (times.length === 0) return []
  const sorted = times.toSorted((a, b) => a - b)
  const back = (which: string, time = 0): Goal => ({
    what: `first answer acknowledged after a kill of the ${killed}, ${which} of ${times.length}`,
    measured: Math.round(time / 10) / 100,
    unit: 's',
    atMost,
  })
  return [back('median', sorted[Math.floor(sorted.length / 2)]), back('longest', sorted.at(-1))]
}
