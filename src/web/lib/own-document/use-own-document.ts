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

/** Fetched for signed-in people only. */
const loadCopies = () => import('./account-copies.ts')

export type OwnDocument<Value> = {
  readonly value: Value
  /** The newest value, also where a change has not been drawn yet: what acts on the drawn one would take that change back. */
  readonly newest: () => Value
  readonly change: (part: Partial<Value>) => void
  readonly erase: () => void
  /** False when the browser refuses to store changes and the account does not have them either. */
  readonly kept: boolean
  readonly state: DocumentState
  /** A visitor's writing in this browser has just joined the account. */
  readonly moved: boolean
  /** Reads the account again, before the next automatic try; null where the synchronisation has not been loaded. */
  readonly retry: (() => Promise<void>) | null
}

/**
 * An own document. A visitor's is stored in the browser, a signed-in person's follows the account. A visitor's joins the
 * account once, if the person agrees (`visitor-data`). What a signed-in person writes before the account has been read is
 * stored apart from it until it is merged. The value comes after the first render, which must look like the prerendered
 * page.
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

  const newest = useCallback(() => readCopy(copy)?.snapshot().value ?? store.read(), [store])

  const askAgain = useCallback(async () => copy.current?.refresh(), [])

  if (owner === null)
    return { ...inBrowser, newest, change, erase, state: 'browser', moved: false, retry: null }
  // A value that was read for the former owner is never shown to the next.
  const snapshot = read?.of === owner ? read.snapshot : null
  const state = snapshot?.state ?? (copies === null ? 'offline' : 'loading')
  const retry = copies ? askAgain : null
  if (snapshot === null || snapshot.value === null)
    return { ...inBrowser, newest, change, erase, state, moved: false, retry }
  const { value, kept, moved } = snapshot
  return { value, newest, change, erase, kept, state, moved, retry }
}

/** The account's copy; null until the account has been read. */
const readCopy = <Value>({ current }: { readonly current: UsedCopy<Value> | null }) =>
  current?.snapshot().value ? current : null
