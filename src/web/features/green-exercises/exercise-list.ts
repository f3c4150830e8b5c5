/** The five exercises of the green zone (seed, section 2), in their order. */
export const exercises = ['strengths', 'recovery', 'breathing', 'values', 'reflection'] as const
export type Exercise = (typeof exercises)[number]

export type Done = { readonly done: readonly Exercise[] }
export const noneDone: Done = { done: [] }

/** Names that are no exercise, or stand twice, do not count. */
export function parseDone(value: unknown): Done | null {
  if (typeof value !== 'object' || value === null || !('done' in value) || !Array.isArray(value.done))
    return null
  const kept: readonly unknown[] = value.done
  return { done: exercises.filter((exercise) => kept.includes(exercise)) }
}

export function withDone(
  done: readonly Exercise[],
  exercise: Exercise,
  isDone: boolean,
): readonly Exercise[] {
  return exercises.filter((other) => (other === exercise ? isDone : done.includes(other)))
}

/** What every exercise is given: whether it is done, and how to say that it is. */
export type ExerciseProps = {
  readonly done: boolean
  readonly onFinish: (done: boolean) => void
}

/** Where the parts of the green zone keep what is written, in `localStorage`. */
export const greenKeys = {
  done: 'andrum.green.done.v1',
  strengths: 'andrum.green.strengths.v1',
  recovery: 'andrum.green.recovery.v1',
  values: 'andrum.green.values.v1',
  months: 'andrum.green.months.v1',
  thoughts: 'andrum.green.reflection.v1',
} as const
