import { useKept } from '#web/lib/kept.ts'
import { doneKey, type Exercise, noneDone, parseDone, withDone } from './exercise-list.ts'
import { monthsKey, noMonths, parseMonths } from './monthly-reflection.ts'
import { noTimes, parseRecovery, recoveryKey } from './recovery-times.ts'
import { emptyStrengths, parseStrengths, strengthsKey } from './strengths-sheet.ts'
import { isRecord, textOf } from './text-record.ts'
import { emptyCompass, parseCompass, valuesKey } from './values-compass.ts'

/** Where the reflection text lies, in `localStorage`: in the browser always (seed, section 3). */
export const thoughtsKey = 'andrum.green.reflection.v1'
const noThoughts = { text: '' }
const parseThoughts = (value: unknown) => (isRecord(value) ? { text: textOf(value.text) } : null)

/** Everything somebody writes in the green zone. One owner per page, so that its parts agree. */
export function useGreenNotes() {
  const done = useKept(doneKey, parseDone, noneDone)
  const strengths = useKept(strengthsKey, parseStrengths, emptyStrengths)
  const recovery = useKept(recoveryKey, parseRecovery, noTimes)
  const values = useKept(valuesKey, parseCompass, emptyCompass)
  const months = useKept(monthsKey, parseMonths, noMonths)
  const thoughts = useKept(thoughtsKey, parseThoughts, noThoughts)
  const all = [done, strengths, recovery, values, months, thoughts]
  return {
    done: done.value.done,
    finish: (exercise: Exercise, isDone: boolean) =>
      done.change({ done: withDone(done.value.done, exercise, isDone) }),
    strengths,
    recovery,
    values,
    months,
    thoughts,
    /** False when the browser refuses to keep anything. */
    kept: all.every(({ kept }) => kept),
    eraseAll: () => {
      for (const { erase } of all) erase()
    },
  }
}

export type GreenNotes = ReturnType<typeof useGreenNotes>
