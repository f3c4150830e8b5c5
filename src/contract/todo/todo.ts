import { z } from 'zod'
import { causeIds } from '#core/instrument/instrument.ts'
import { inEachLanguage } from '#core/languages.ts'
import { todoKinds } from '#core/todo/todo-kinds.ts'

const named = z.object({ id: z.string(), name: z.string() })

/** One thing that waits for the reader in their work. What it is not about is null. */
export const todoRow = z.object({
  kind: z.enum(todoKinds),
  /** The day that it is about, in Stockholm. */
  on: z.iso.date().nullable(),
  /** How many of its kind wait; `on` and the names are those of the first. */
  waiting: z.int().min(1),
  round: named.nullable(),
  unit: named.nullable(),
  /** The cause with the highest released figure. */
  cause: z.object({ id: z.enum(causeIds), title: z.object(inEachLanguage(() => z.string())) }).nullable(),
  /** The measure that it is about; for `worst-unit` one against the same cause that is not finished. */
  measure: named.nullable(),
  /** Of an open round, as the page of rounds shows it: in steps of ten per cent, 90 being 90 or more. */
  participationStep: z.int().min(0).max(90).nullable(),
})
export type TodoRow = z.infer<typeof todoRow>

export const todo = z.object({
  /** Day in Stockholm: what is late is judged by it. */
  today: z.iso.date(),
  /** Whether the reader adds risks and measures to the plan. */
  runs: z.boolean(),
  /** The most urgent first. */
  rows: z.array(todoRow),
})
export type Todo = z.infer<typeof todo>
