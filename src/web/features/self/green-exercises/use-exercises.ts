import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { exercisesKind } from './exercises-document.ts'

/** The person's exercises and worksheets. */
export const useExercises = () => useOwnDocument(exercisesKind)
