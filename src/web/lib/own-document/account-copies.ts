import { ApiError, callByName } from '../api.ts'
import { listenToOtherTabs, listenToStorage } from '../browser-store.ts'
import { newId } from '../new-id.ts'
import { onReturn } from '../outbox/reply.ts'
import { accountMark, markSignedIn, mayBeSignedIn } from '../signed-in-mark.ts'
import { choiceKey, choiceOf } from '../visitor-data/choice.ts'
import { forgetSince } from '../visitor-data/what-is-here.ts'
import type { DocumentKind } from './document-kind.ts'
import { type DocumentSync, openDocumentSync } from './document-sync.ts'
import { unsentKey } from './unsent-change.ts'

type OpenCopy = {
  readonly sync: DocumentSync<object>
  readonly owner: string
  users: number
  readonly rest: () => void
}

/** One for each document, shared by all parts of the page that show it. */
const open = new Map<string, OpenCopy>()

export type UsedCopy<Value> = Pick<DocumentSync<Value>, 'snapshot' | 'change'> & {
  readonly leave: () => void
}

/**
 * The account's copy of a document, for as long as somebody uses it.
 * @param owner whose account it is (`accountMark`)
 * @param onNews called at every change
 */
export function joinCopyOf<Value extends object>(
  kind: DocumentKind<Value>,
  owner: string,
  onNews: () => void,
): UsedCopy<Value> {
  const known = open.get(kind.key)
  const copy = known?.owner === owner ? known : start(kind, owner)
  copy.users += 1
  // The kind under a key is always the same one.
  const sync = copy.sync as unknown as DocumentSync<Value>
  const unsubscribe = sync.subscribe(onNews)
  return {
    snapshot: sync.snapshot,
    change: sync.change,
    leave: () => {
      unsubscribe()
      copy.users -= 1
      if (copy.users > 0) return
      copy.rest()
      if (open.get(kind.key) === copy) open.delete(kind.key)
    },
  }
}

function start<Value extends object>(kind: DocumentKind<Value>, owner: string): OpenCopy {
  const sync = openDocumentSync(kind, {
    call: (endpoint, asked) => {
      if (accountMark() === owner) return callByName(endpoint, asked)
      // Another tab has signed in as somebody else: what is here is not theirs.
      markSignedIn(mayBeSignedIn())
      return Promise.reject(new ApiError(0, 'network'))
    },
    owner,
    newId,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    onSignedOut: () => markSignedIn(false),
    mayTakeVisitors: () => choiceOf(owner) === 'yes',
    onTaken: forgetSince,
  })
  const stopHearing = [
    listenToOtherTabs((key) => key === unsentKey(owner, kind.key) && sync.hear()),
    listenToStorage((key) => key === choiceKey && void sync.refresh()),
    onReturn(() => void sync.refresh()),
  ]
  const onHidden = () => {
    if (document.visibilityState === 'hidden') void sync.flush()
  }
  document.addEventListener('visibilitychange', onHidden)
  const copy: OpenCopy = {
    sync: sync as unknown as DocumentSync<object>,
    owner,
    users: 0,
    rest: () => {
      for (const stop of stopHearing) stop()
      document.removeEventListener('visibilitychange', onHidden)
      sync.close()
    },
  }
  open.set(kind.key, copy)
  void sync.refresh()
  return copy
}
