/**
 * The instruction of a guide at one moment. The three of the breath come first, then those of the micro pause; each is a
 * text of the player.
 */
export type GuideWord = 'in' | 'hold' | 'out' | 'rise' | 'shoulders' | 'far' | 'drink'

export type GuideStep<Word extends string = GuideWord> = {
  readonly word: Word
  readonly seconds: number
}

/** One breath (in 4 s, hold 2 s, out 6 s). */
const breath: readonly GuideStep[] = [
  { word: 'in', seconds: 4 },
  { word: 'hold', seconds: 2 },
  { word: 'out', seconds: 6 },
]

/** Breaths of a minute. */
const breathsInMinute = 5

const minutesOfBreath = (minutes: number): readonly GuideStep[] =>
  Array.from({ length: minutes * breathsInMinute }, () => breath).flat()

/** The steps of a micro pause are equally long (two minutes in all). */
const pauseStep = (word: GuideWord): GuideStep => ({ word, seconds: 30 })

/**
 * Timed exercises, by their name in the address. The breathing pause is three minutes; the micro pause with breathing is
 * the micro pause with a minute of breath in the middle.
 */
export const guides = {
  andas: minutesOfBreath(1),
  pausandning: minutesOfBreath(3),
  'mikropaus-andning': [pauseStep('shoulders'), ...minutesOfBreath(1), pauseStep('far')],
  mikropaus: [pauseStep('rise'), pauseStep('shoulders'), pauseStep('far'), pauseStep('drink')],
} as const satisfies Readonly<Record<string, readonly GuideStep[]>>

export type GuideId = keyof typeof guides

/** How long a guide runs, in milliseconds. */
export const lengthOf = (steps: readonly GuideStep<string>[]): number =>
  steps.reduce((sum, { seconds }) => sum + seconds * 1000, 0)

/** Whether a step is part of a breath, which the water animation follows. */
export const isBreath = (word: string): boolean => breath.some((step) => step.word === word)

export type Moment<Word extends string = GuideWord> = {
  readonly word: Word
  /** Seconds left of the step, counted as people count down: 4, 3, 2, 1. */
  readonly left: number
  /** The number of the breath, or of the step of a pause, from 1, and how many there are. */
  readonly place: number
  readonly of: number
}

/** A breath counts once, at its first step; every other step counts for itself. */
const beginsAt = (word: string): boolean => word === 'in' || !isBreath(word)

/**
 * The position of the person in a guide.
 * @param elapsed milliseconds since its first step began
 * @returns null when it is over
 */
export function momentAt<Word extends string>(
  steps: readonly GuideStep<Word>[],
  elapsed: number,
): Moment<Word> | null {
  let rest = Math.max(0, elapsed)
  for (const [position, { word, seconds }] of steps.entries()) {
    if (rest < seconds * 1000) {
      const alike = (step: GuideStep<Word>) => beginsAt(step.word) && isBreath(step.word) === isBreath(word)
      return {
        word,
        left: seconds - Math.floor(rest / 1000),
        place: steps.slice(0, position + 1).filter(alike).length,
        of: steps.filter(alike).length,
      }
    }
    rest -= seconds * 1000
  }
  return null
}

/** The time left as 1:05, rounded up, so that a count from two minutes begins at 2:00 and ends at 0:00. */
export function timeLeft(length: number, elapsed: number): string {
  const seconds = Math.max(0, Math.ceil((length - elapsed) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
