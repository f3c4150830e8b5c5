const hour = 60 * 60 * 1000
const day = 24 * hour

/** Shortest and longest time a round may stay open, in days (product decision). */
const shortestRound = 1
const longestRound = 60

/** A day chosen in a calendar may be up to an hour short of 24 when the clocks change or the form waits. */
const tolerance = hour

/** Least time between the openings of two rounds whose scopes overlap: four weeks (anonymity specification, "Storage"). */
export const timeBetweenRounds = 28 * day

export function judgeClosing(now: Date, closesAt: Date): 'fine' | 'too-soon' | 'too-late' {
  const open = closesAt.getTime() - now.getTime()
  if (open < shortestRound * day - tolerance) return 'too-soon'
  if (open > longestRound * day + tolerance) return 'too-late'
  return 'fine'
}

/** Below this many invited nothing is told while a round runs (anonymity specification, "Release"). */
const fewestForParticipation = 40
/** Per cent. */
const participationStepSize = 10

/**
 * Share of the whole scope that has answered, in steps of ten per cent, rounded down so that a step is only told once
 * it is reached. Null below 40 invited.
 */
export function participationStep(answered: number, invited: number): number | null {
  if (invited < fewestForParticipation) return null
  return Math.floor((answered * 100) / invited / participationStepSize) * participationStepSize
}
