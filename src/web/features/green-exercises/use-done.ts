import { useKept } from '#web/lib/kept.ts'
import { type Exercise, greenKeys, noneDone, parseDone, withDone } from './exercise-list.ts'

/** Which exercises are done, in this browser. */
export function useDone() {
  const { value, change } = useKept(greenKeys.done, parseDone, noneDone)
  return {
    done: value.done,
    finish: (exercise: Exercise, isDone: boolean) => change({ done: withDone(value.done, exercise, isDone) }),
  }
}
