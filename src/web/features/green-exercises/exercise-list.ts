/** The five exercises of the green zone (seed, section 2), in their order. */
export const exercises = ['strengths', 'recovery', 'breathing', 'values', 'reflection'] as const
export type Exercise = (typeof exercises)[number]

/** Which are done, in `localStorage`. */
export const doneKey = 'andrum.green.done.v1'

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
