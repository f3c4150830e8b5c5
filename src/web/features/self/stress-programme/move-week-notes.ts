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
 * Moves what is stored there into the programme of this browser's visitor. Of somebody signed in, too: it was written by
 * the person at this browser, and joins the account only after the question (decision 0302).
 */
export function moveWeekNotes(words: (word: OldWord) => string): void {
  const notes = oldStore.read()
  if (notes === null) return
  const store = browserStore(programmeKind.key, programmeKind)
  noteSince(programmeKind.key, new Date())
  if (store.write(withWeekNotes(store.read(), notes, words))) oldStore.erase()
}
