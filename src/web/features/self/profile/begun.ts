import { browserStore } from '#web/lib/browser-store.ts'
import { number, record, recordOf } from '#web/lib/shape.ts'
import { draftKey, keptForMs } from './draft-key.ts'

/** How far somebody has come with the questions of a form. */
export type Begun = { readonly answered: number }

const answers = record({ answers: recordOf(record({ at: number })) })

/** What is left of a draft once it is counted; null for none that can be gone on with. */
function parse(value: unknown, now: number): Begun | null {
  const written = Object.values(answers(value)?.answers ?? {})
  const last = Math.max(0, ...written.map(({ at }) => at))
  return written.length === 0 || now - last > keptForMs ? null : { answered: written.length }
}

/** The answers to a form that wait in this browser, counted. The form itself is not fetched for it. */
export const begunStore = (form: { readonly id: string }, roundId?: string) =>
  browserStore<Begun | null>(draftKey(form, roundId), {
    parse: (value) => parse(value, Date.now()),
    empty: null,
  })
