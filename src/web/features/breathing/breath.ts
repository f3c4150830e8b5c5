export type Phase = 'in' | 'hold' | 'out'

/** Seconds of each phase, in their order (in 4 s, hold 2 s, out 6 s). */
export const phases: readonly { readonly phase: Phase; readonly seconds: number }[] = [
  { phase: 'in', seconds: 4 },
  { phase: 'hold', seconds: 2 },
  { phase: 'out', seconds: 6 },
]

/** Breaths of one round, a minute. */
export const breathsInRound = 5

/** A pause of three minutes is three rounds. */
export const roundChoices = [1, 3] as const
export type Rounds = (typeof roundChoices)[number]

const breathMs = phases.reduce((sum, { seconds }) => sum + seconds, 0) * 1000

/** How long it all takes, in milliseconds. */
export const lengthOf = (rounds: Rounds): number => rounds * breathsInRound * breathMs

export type Moment = {
  readonly phase: Phase
  /** Seconds left of the phase, counted as people count down: 4, 3, 2, 1. */
  readonly left: number
  /** From 1, within the round. */
  readonly breath: number
  /** From 1. */
  readonly round: number
}

/**
 * Where in the breathing the person is.
 * @param elapsed milliseconds since the first breath began
 * @returns null when it is over
 */
export function momentAt(elapsed: number, rounds: Rounds): Moment | null {
  if (elapsed >= lengthOf(rounds)) return null
  const position = Math.floor(elapsed / breathMs)
  let rest = elapsed % breathMs
  for (const { phase, seconds } of phases) {
    if (rest < seconds * 1000) {
      return {
        phase,
        left: seconds - Math.floor(rest / 1000),
        breath: (position % breathsInRound) + 1,
        round: Math.floor(position / breathsInRound) + 1,
      }
    }
    rest -= seconds * 1000
  }
  return null
}
