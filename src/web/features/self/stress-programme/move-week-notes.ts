import { browserStore } from '#web/lib/browser-store.ts'
import { noteSince } from '#web/lib/visitor-data/what-is-here.ts'
import { oldNotes } from './old-notes.ts'
import { programmeKind } from './programme-kind.ts'
import { type OldWord, readWeekNotes, withWeekNotes } from './week-notes.ts'

const oldStore = browserStore(oldNotes.key, {
  parse: (value) => readWeekNotes(value),
  empty: null,
})

/**
 * Moves the old notes into the visitor's programme in this browser. For a signed-in person too: the person at this browser
 * wrote them, and they join the account only after the question (decision 0302).
 */
export function moveWeekNotes(words: (word: OldWord) => string): void {
  const notes = oldStore.read()
  if (notes === null) return
  const store = browserStore(programmeKind.key, programmeKind)
  noteSince(programmeKind.key, new Date())
  if (store.write(withWeekNotes(store.read(), notes, words))) oldStore.erase()
}
