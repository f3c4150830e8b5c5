import { type Exercise, type ExercisesDocument, exercises } from '#core/exercises/exercises.ts'
import type { OwnDocument } from '#web/lib/own-document/use-own-document.ts'

export function withDone(
  done: readonly Exercise[],
  exercise: Exercise,
  isDone: boolean,
): readonly Exercise[] {
  return exercises.filter((other) => (other === exercise ? isDone : done.includes(other)))
}

/** The props of every exercise: whether it is done, and how to mark it. */
export type ExerciseProps = {
  readonly done: boolean
  readonly onFinish: (done: boolean) => void
}

/** The props of an exercise with a worksheet: all worksheets, its own among them. */
export type SheetProps = ExerciseProps & { readonly exercises: OwnDocument<ExercisesDocument> }
