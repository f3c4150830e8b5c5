import type { AnswerWord } from '#core/instrument/instrument.ts'
import { type BrowserStorage, browserStore } from '#web/lib/browser-store.ts'
import {
  type CausesChoice,
  chooseCauses,
  chooseSickLeave,
  type Draft,
  isReworded,
  mergeDrafts,
  newDraft,
  parseDraft,
  write,
} from './draft.ts'
import type { Form } from './form.ts'

export type DraftState = {
  readonly draft: Draft | null
  /** False when the browser refuses to store anything: then a reload loses the answers, and the page says so. */
  readonly kept: boolean
  /** The answers were sent or cleared in another tab. */
  readonly endedElsewhere: boolean
  /** This browser has answers to earlier wordings, which cannot be used. False from the first answer to the present ones. */
  readonly reworded: boolean
}

/** What the drafts need of a browser; tests pass their own. */
export type DraftSurroundings = {
  readonly storage?: () => BrowserStorage
  readonly now: () => number
  readonly newId: () => string
}

export type DraftStore = ReturnType<typeof createDraftStore>

/** One draft, the same in every tab: each write first merges what the other tabs have written. */
export function createDraftStore(form: Form, key: string, { storage, now, newId }: DraftSurroundings) {
  const listeners = new Set<() => void>()
  const store = browserStore<Draft | null>(
    key,
    { parse: (value) => parseDraft(value, form, now()), empty: null },
    storage === undefined ? {} : { storage },
  )
  const others = browserStore<boolean>(
    key,
    { parse: (value) => isReworded(value, form, now()), empty: false },
    storage === undefined ? {} : { storage },
  )
  let state: DraftState = {
    draft: store.read(),
    kept: true,
    endedElsewhere: false,
    reworded: others.read(),
  }

  function become(next: DraftState) {
    state = next
    for (const listener of listeners) listener()
  }

  const keep = (draft: Draft) =>
    become({ draft, kept: store.write(draft), endedElsewhere: false, reworded: false })

  function change(alter: (draft: Draft) => Draft) {
    const stored = store.read()
    if (state.draft && stored === null && state.kept) {
      become({ ...state, draft: null, endedElsewhere: true })
      return
    }
    const known = state.draft && stored ? mergeDrafts(state.draft, stored) : (state.draft ?? stored)
    keep(alter(known ?? newDraft(form.version, newId(), now())))
  }

  return {
    read: (): DraftState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (item: string, word: AnswerWord | null) => change((draft) => write(draft, item, word, now())),
    chooseCauses: (choice: CausesChoice['choice']) => change((draft) => chooseCauses(draft, choice, now())),
    chooseSickLeave: (on: boolean) => change((draft) => chooseSickLeave(draft, on, now())),
    /** Starts a new draft, in this tab and the others. */
    startOver: () => keep(newDraft(form.version, newId(), now())),
    /** Deletes the draft after sending. */
    clear() {
      store.erase()
      become({ ...state, draft: null, endedElsewhere: false })
    },
    /** Another tab has written: merges its newer answers, and writes back what only this tab had. */
    takeIn() {
      const theirs = store.read()
      if (theirs === null) {
        if (state.draft) become({ ...state, draft: null, endedElsewhere: true })
        return
      }
      const merged = state.draft ? mergeDrafts(state.draft, theirs) : theirs
      if (sameDraft(merged, theirs)) become({ ...state, draft: merged, endedElsewhere: false })
      else keep(merged)
    },
  }
}

/** Independent of the order of the questions in the JSON, because otherwise two tabs would answer each other for ever. */
function sameDraft(one: Draft, other: Draft): boolean {
  const inOrder = (draft: Draft) =>
    JSON.stringify([
      draft.key,
      draft.causes,
      draft.sickLeave ?? null,
      Object.entries(draft.answers).sort(([a], [b]) => (a < b ? -1 : 1)),
    ])
  return inOrder(one) === inOrder(other)
}
