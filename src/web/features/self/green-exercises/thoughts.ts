import { browserStore } from '#web/lib/browser-store.ts'
import { textOf } from '#web/lib/exercises/stored-text.ts'
import { isRecord } from '#web/lib/shape.ts'

/** The reflection text of the green zone: in this browser always, signed in or not. */
export const thoughtsStore = browserStore('andrum.green.reflection.v1', {
  parse: (value) => (isRecord(value) ? { text: textOf(value.text) } : null),
  empty: { text: '' },
})
