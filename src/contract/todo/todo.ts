import { z } from 'zod'
import { causeIds } from '#core/instrument/instrument.ts'
import { inEachLanguage } from '#core/languages.ts'
import { todoKinds } from '#core/todo/todo-kinds.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** One task that waits for the reader. Fields that do not concern it are null. */
export const todoRow = z.object({
  kind: z.enum(todoKinds),
  /** The day of the task, in Stockholm. */
  on: z.iso.date().nullable(),
  /** How many tasks of this kind wait; `on` and the names belong to the first. */
  waiting: z.int().min(1),
  round: named.nullable(),
  unit: named.nullable(),
  /** The cause with the highest released figure. */
  cause: z.object({ id: z.enum(causeIds), title: z.object(inEachLanguage(() => z.string())) }).nullable(),
  /** The measure of the task; for `worst-unit` an unfinished one against the same cause. */
  measure: named.nullable(),
  /** The participation of an open round, as on the page of rounds: in steps of ten per cent, 90 being 90 or more. */
  participationStep: z.int().min(0).max(90).nullable(),
})
export type TodoRow = z.infer<typeof todoRow>

export const todo = z.object({
  /** The day in Stockholm that decides what is late. */
  today: z.iso.date(),
  /** Whether the reader may add risks and measures to the plan. */
  runs: z.boolean(),
  /** The most urgent first. */
  rows: z.array(todoRow),
})
export type Todo = z.infer<typeof todo>
