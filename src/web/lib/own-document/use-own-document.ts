import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { browserStore } from '../browser-store.ts'
import { useLazyModule } from '../use-lazy-module.ts'
import { useAccountMark } from '../use-signed-in-mark.ts'
import { useStored } from '../use-stored.ts'
import { noteSince } from '../visitor-data/what-is-here.ts'
import type { UsedCopy } from './account-copies.ts'
import type { DocumentKind, DocumentState } from './document-kind.ts'
import type { SyncSnapshot } from './document-sync.ts'
import { earlyKey } from './unsent-change.ts'

/** Only for signed-in people. */
const loadCopies = () => import('./account-copies.ts')

export type OwnDocument<Value> = {
  readonly value: Value
  readonly change: (part: Partial<Value>) => void
  readonly erase: () => void
  /** False when the browser refuses to keep anything, and the account has not got it either. */
  readonly kept: boolean
  readonly state: DocumentState
  /** What a visitor had done in this browser has just joined the account. */
  readonly moved: boolean
  /** Asks the account once more, before its own next try; null where there is no copy to ask with. */
  readonly retry: (() => Promise<void>) | null
}

/**
 * Something a person writes and goes on changing. A visitor's is stored in the browser, that of somebody signed in follows
 * the account; what is stored in the browser joins the account once, when the person has said so (`visitor-data`). It comes
 * after the first render, which must look like the built page. What the person writes before the account has been read
 * is stored in the browser, apart from a visitor's, until it joins.
 * @param kind must be the same at every render
 */
export function useOwnDocument<Value extends object>(kind: DocumentKind<Value>): OwnDocument<Value> {
  const owner = useAccountMark()
  const store = useMemo(
    () => browserStore(owner === null ? kind.key : earlyKey(owner, kind.key), kind),
    [owner, kind],
  )
  const inBrowser = useStored(store)
  const copies = useLazyModule(owner !== null, loadCopies)
  const copy = useRef<UsedCopy<Value> | null>(null)
  const [read, setRead] = useState<{ readonly of: string; readonly snapshot: SyncSnapshot<Value> } | null>(
    null,
  )

  useEffect(() => {
    if (owner === null || !copies) return
    const used = copies.joinCopyOf(kind, owner, () => setRead({ of: owner, snapshot: used.snapshot() }))
    copy.current = used
    setRead({ of: owner, snapshot: used.snapshot() })
    return () => {
      copy.current = null
      used.leave()
    }
  }, [owner, copies, kind])

  const { change: changeInBrowser, erase: eraseInBrowser } = inBrowser
  const change = useCallback(
    (part: Partial<Value>) => {
      const inAccount = readCopy(copy)
      if (owner === null) noteSince(kind.key, new Date())
      if (inAccount === null) changeInBrowser(part)
      else inAccount.change(part)
    },
    [changeInBrowser, owner, kind],
  )
  const erase = useCallback(() => {
    const inAccount = readCopy(copy)
    if (inAccount === null) eraseInBrowser()
    else inAccount.change(kind.empty)
  }, [eraseInBrowser, kind])

  const askAgain = useCallback(async () => copy.current?.refresh(), [])

  if (owner === null) return { ...inBrowser, change, erase, state: 'browser', moved: false, retry: null }
  // What was read for somebody who has signed out since is not shown for a moment longer.
  const snapshot = read?.of === owner ? read.snapshot : null
  const state = snapshot?.state ?? (copies === null ? 'offline' : 'loading')
  const retry = copies ? askAgain : null
  if (snapshot === null || snapshot.value === null)
    return { ...inBrowser, change, erase, state, moved: false, retry }
  return { value: snapshot.value, change, erase, kept: snapshot.kept, state, moved: snapshot.moved, retry }
}

/** The account's copy, once the account has been read. */
const readCopy = <Value>({ current }: { readonly current: UsedCopy<Value> | null }) =>
  current?.snapshot().value ? current : null
