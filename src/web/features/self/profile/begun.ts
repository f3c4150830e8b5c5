import { browserStore } from '#web/lib/browser-store.ts'
import { number, record, recordOf } from '#web/lib/shape.ts'
import { draftKey, keptForMs } from './draft-key.ts'

const shape = record({ answers: recordOf(record({ at: number })) })

/** Whether what is stored as a draft has answers that can be gone on with. The form itself is not needed for that. */
export function isBegun(value: unknown, now: number): boolean {
  const times = Object.values(shape(value)?.answers ?? {}).map(({ at }) => at)
  return times.length > 0 && now - Math.max(...times) <= keptForMs
}

/** Whether somebody has begun to answer a form for themselves in this browser. */
export const begunStore = (form: { readonly id: string }) =>
  browserStore<boolean>(draftKey(form), { parse: (value) => isBegun(value, Date.now()), empty: false })
