import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'

/** The person's exercises and worksheets. */
export const useExercises = () => useOwnDocument(exercisesKind)
