import { ApiError, callByName } from '../api.ts'
import { listenToOtherTabs, listenToStorage } from '../browser-store.ts'
import { newId } from '../new-id.ts'
import { onReturn } from '../outbox/reply.ts'
import { accountMark, listenToMark, markSignedIn, mayBeSignedIn } from '../signed-in-mark.ts'
import { choiceKey, choiceOf } from '../visitor-data/choice.ts'
import { forgetSince } from '../visitor-data/what-is-here.ts'
import type { DocumentKind } from './document-kind.ts'
import { type DocumentSync, openDocumentSync } from './document-sync.ts'
import { unsentKey } from './unsent-change.ts'

type OpenCopy = {
  readonly sync: DocumentSync<object>
  readonly owner: string
  users: number
  /** Closes the copy; runs while no part of the page uses it. */
  closing: ReturnType<typeof setTimeout> | undefined
  readonly rest: () => void
}

/** For so long, in milliseconds, an unused copy stays open, so that a page that is entered again has its document at once. */
const keptOpen = 5 * 60_000

/** One copy for each document, shared by all parts of the page. */
const open = new Map<string, OpenCopy>()

/** In milliseconds: a request without an answer by then counts as lost, as on a line that stands still. Sending it again is harmless. */
const patience = 20_000

export type UsedCopy<Value> = Pick<DocumentSync<Value>, 'snapshot' | 'change' | 'refresh'> & {
  readonly leave: () => void
}

/**
 * Opens the account's copy of a document, or shares the open one, until `leave`.
 * @param owner whose account it is (`accountMark`)
 * @param onNews called at every change
 */
export function joinCopyOf<Value extends object>(
  kind: DocumentKind<Value>,
  owner: string,
  onNews: () => void,
): UsedCopy<Value> {
  const known = open.get(kind.key)
  if (known !== undefined && known.owner !== owner) close(kind.key, known)
  const copy = known?.owner === owner ? known : start(kind, owner)
  if (copy.closing !== undefined) {
    clearTimeout(copy.closing)
    copy.closing = undefined
    void copy.sync.refresh()
  }
  copy.users += 1
  // A key always has the same kind, and so the same type.
  const sync = copy.sync as unknown as DocumentSync<Value>
  const unsubscribe = sync.subscribe(onNews)
  return {
    snapshot: sync.snapshot,
    change: sync.change,
    refresh: sync.refresh,
    leave: () => {
      unsubscribe()
      copy.users -= 1
      if (copy.users > 0) return
      if (accountMark() === owner) copy.closing = setTimeout(() => close(kind.key, copy), keptOpen)
      else close(kind.key, copy)
    },
  }
}

function close(key: string, copy: OpenCopy): void {
  clearTimeout(copy.closing)
  copy.rest()
  if (open.get(key) === copy) open.delete(key)
}

/** Closes unused copies of another owner after signing out or in, also with the other address of the same account. */
listenToMark(() => {
  for (const [key, copy] of open) if (copy.users === 0 && accountMark() !== copy.owner) close(key, copy)
})

function start<Value extends object>(kind: DocumentKind<Value>, owner: string): OpenCopy {
  const sync = openDocumentSync(kind, {
    call: (endpoint, asked) => {
      if (accountMark() === owner)
        return callByName(endpoint, { ...asked, signal: AbortSignal.timeout(patience) })
      // Another tab has signed in as another person, to whom this copy does not belong.
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
    closing: undefined,
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
