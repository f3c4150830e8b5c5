import { useEffect, useState, useSyncExternalStore } from 'react'
import { listenToOtherTabs } from '#web/lib/browser-store.ts'
import { newId } from '#web/lib/new-id.ts'
import { draftKey } from './begun.ts'
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts'
import type { Form } from './form.ts'

const nothingYet: DraftState = { draft: null, kept: true, endedElsewhere: false, reworded: false }
const never = () => () => {}

/** The draft of this form in this browser; null before hydration. A round has its own draft. */
export function useDraft(
  form: Form,
  roundId: string | undefined,
): { readonly state: DraftState; readonly store: DraftStore | null } {
  const [opened, setOpened] = useState<{ readonly key: string; readonly store: DraftStore } | null>(null)
  const key = draftKey(form, roundId)
  // For a moment after a change of purpose the former draft is still open.
  const store = opened?.key === key ? opened.store : null

  useEffect(() => {
    const fresh = createDraftStore(form, key, { now: Date.now, newId })
    setOpened({ key, store: fresh })
    return listenToOtherTabs((changed) => (changed === null || changed === key) && fresh.takeIn())
  }, [form, key])

  const state = useSyncExternalStore<DraftState>(
    store?.subscribe ?? never,
    () => store?.read() ?? nothingYet,
    () => nothingYet,
  )
  return { state, store }
}
