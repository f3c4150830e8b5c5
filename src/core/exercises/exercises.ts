import type { Felt } from './felt.ts'

/** The five exercises of the green zone, in their order. */
export const exercises = ['strengths', 'recovery', 'breathing', 'values', 'reflection'] as const
export type Exercise = (typeof exercises)[number]

/** Longest text in a field of a worksheet, in characters. */
export const longestText = 2000

/** A moment when work came easily, and what in oneself that drew on. */
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

/** Minutes that a time for recovery may have. */
export const lengths = [15, 30, 45, 60, 90] as const

/** For how many weeks it comes back. */
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

/**
 * What a person does in the green zone, as it follows their account. Reflections are no part of it: they stay in the
 * browser.
 */
export type ExercisesDocument = {
  readonly done: readonly Exercise[]
  readonly strengths: StrengthsSheet
  readonly values: Compass
  /** Names of exercises that are one press away on the home page, the latest chosen last; none when absent. */
  readonly favourites?: readonly string[] | undefined
  /** How it felt after exercises; nothing when absent. */
  readonly felt?: Felt | undefined
}

/** A name as the list of exercises has it: some of them only the pages know. */
export const isExerciseName = (name: string): boolean => /^[a-z][a-z-]{1,39}$/.test(name)

/** Most exercises that something is kept of: those of today, and room for others. */
export const mostExercises = 60
