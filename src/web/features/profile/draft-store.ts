import type { AnswerWord } from '#core/instrument/instrument.ts'
import {
  type CausesChoice,
  chooseCauses,
  chooseSickLeave,
  type Draft,
  mergeDrafts,
  newDraft,
  readDraft,
  write,
} from './draft.ts'
import type { Form } from './form.ts'

export type DraftState = {
  readonly draft: Draft | null
  /** False when the browser refuses to keep anything: then a reload loses the answers, and the page says so. */
  readonly kept: boolean
  /** The answers were sent or cleared in another tab. */
  readonly endedElsewhere: boolean
}

/** What the store needs of a browser; a test hands in its own. */
export type DraftSurroundings = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
  readonly newKey: () => string
}

/** `andrum.draft.stressprofil` for oneself, with the round's id behind it for a round. */
export function draftKey(form: Pick<Form, 'id'>, roundId?: string): string {
  return ['andrum.draft', form.id, ...(roundId === undefined ? [] : [roundId])].join('.')
}

export type DraftStore = ReturnType<typeof createDraftStore>

/** One draft, the same in every tab: each write first takes in what the other tabs wrote. */
export function createDraftStore(form: Form, key: string, { storage, now, newKey }: DraftSurroundings) {
  const listeners = new Set<() => void>()
  let state: DraftState = { draft: readKept(), kept: true, endedElsewhere: false }

  function readKept(): Draft | null {
    try {
      return readDraft(storage.getItem(key), form, now())
    } catch {
      return null
    }
  }

  function become(next: DraftState) {
    state = next
    for (const listener of listeners) listener()
  }

  function keep(draft: Draft) {
    let kept = true
    try {
      storage.setItem(key, JSON.stringify(draft))
    } catch {
      kept = false
    }
    become({ draft, kept, endedElsewhere: false })
  }

  function change(alter: (draft: Draft) => Draft) {
    const stored = readKept()
    if (state.draft && stored === null && state.kept) {
      become({ ...state, draft: null, endedElsewhere: true })
      return
    }
    const known = state.draft && stored ? mergeDrafts(state.draft, stored) : (state.draft ?? stored)
    keep(alter(known ?? newDraft(form.version, newKey(), now())))
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
    /** Starts from nothing, in this tab and the others. */
    startOver: () => keep(newDraft(form.version, newKey(), now())),
    /** After sending: nothing is left behind. */
    clear() {
      try {
        storage.removeItem(key)
      } catch {
        // Nothing was kept, so there is nothing to remove.
      }
      become({ ...state, draft: null, endedElsewhere: false })
    },
    /** Another tab wrote (`storage` event): its newer answers come in, and what only this tab knew goes out. */
    takeIn(changedKey: string | null, written: string | null) {
      if (changedKey !== null && changedKey !== key) return
      const theirs = readDraft(written, form, now())
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

/** Alike whatever the order of the questions in the text: two tabs must not answer each other for ever. */
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
