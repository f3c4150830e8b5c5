import { browserStore } from '#web/lib/browser-store.ts'
import { isRecord } from '#web/lib/shape.ts'
import { textOf } from './stored-text.ts'

/** The reflection text of the green zone: in this browser always, signed in or not. */
export const thoughtsStore = browserStore('andrum.green.reflection.v1', {
  parse: (value) => (isRecord(value) ? { text: textOf(value.text) } : null),
  empty: { text: '' },
})
