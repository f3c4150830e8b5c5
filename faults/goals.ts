import type { Goal } from '../bench/save-results.ts'

/** The goal that none of the results breaks its promise. */
export function noFault(what: string, faults: readonly string[]): Goal {
  return { what, measured: faults.length, unit: '', atMost: 0 }
}

/** The goals for the time from a kill to the first acknowledged answer, in seconds; `times` has one for each kill, in ms. */
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
