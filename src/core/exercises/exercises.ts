import type { Felt } from './felt.ts'

/** The five exercises of the green zone, in their order. */
export const exercises = ['strengths', 'recovery', 'breathing', 'values', 'reflection'] as const
export type Exercise = (typeof exercises)[number]

/** Longest text in a field of a worksheet, in characters. */
export const longestText = 2000

/** A moment when work came easily, and the strength that the person used. */
export type StrengthMoment = { readonly what: string; readonly strength: string }

/** The exercise asks for three moments. */
export const momentCount = 3

/** The worksheet of the strengths. */
export type StrengthsSheet = {
  readonly moments: readonly StrengthMoment[]
  /** Position of the strength to use in a new way tomorrow. */
  readonly chosen: number | null
  readonly how: string
}

/** Lengths of a time for recovery, in minutes. */
export const lengths = [15, 30, 45, 60, 90] as const

/** The number of weeks for which it repeats. */
export const weekChoices = [1, 4, 8] as const

/** Parts of life that the compass points to. */
export const areas = ['work', 'relations', 'health', 'leisure', 'learning'] as const
export type Area = (typeof areas)[number]

/** From 1, a little, to 5, very. */
export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]
export type Ratings = Readonly<Partial<Record<Area, Rating>>>

export type Compass = {
  readonly important: Ratings
  readonly lived: Ratings
  /** One small action where the distance is greatest. */
  readonly action: string
}

/** A person's exercises of the green zone, as their account stores them. Reflections are not part of it: they stay in the browser. */
export type ExercisesDocument = {
  readonly done: readonly Exercise[]
  readonly strengths: StrengthsSheet
  readonly values: Compass
  /** Names of exercises that the home page opens directly, the latest chosen last; none when absent. */
  readonly favourites?: readonly string[] | undefined
  /** How it felt after exercises; nothing when absent. */
  readonly felt?: Felt | undefined
}

/** Whether a text can be the name of an exercise: only the pages know some of them. */
export const isExerciseName = (name: string): boolean => /^[a-z][a-z-]{1,39}$/.test(name)

/** The most exercises for which something is stored: those of today, and room for others. */
export const mostExercises = 60
