import { browserStore } from '#web/lib/browser-store.ts'
import { number, record, recordOf } from '#web/lib/shape.ts'

/** How long a draft can be continued, in milliseconds: two weeks. */
export const keptForMs = 14 * 24 * 3600 * 1000

/** `andrum.draft.stressprofil` for a person's own answer; for a round its id follows. */
export function draftKey(form: { readonly id: string }, roundId?: string): string {
  return ['andrum.draft', form.id, ...(roundId === undefined ? [] : [roundId])].join('.')
}

const shape = record({ answers: recordOf(record({ at: number })) })

/** Whether a stored draft has answers to continue with. It does not need the form. */
export function isBegun(value: unknown, now: number): boolean {
  const times = Object.values(shape(value)?.answers ?? {}).map(({ at }) => at)
  return times.length > 0 && now - Math.max(...times) <= keptForMs
}

/** Whether a person has begun a form in this browser outside a round. */
export const begunStore = (form: { readonly id: string }) =>
  browserStore<boolean>(draftKey(form), { parse: (value) => isBegun(value, Date.now()), empty: false })
