import type { PageEndpointName } from '#contract/endpoint-types.ts'
import type { StoredDocument } from '#contract/self/own-document.ts'
import { type Merge, sameJson } from '#core/own-document/merge.ts'
import { ApiError } from '../api.ts'
import { type BrowserStorage, type BrowserStore, browserStore } from '../browser-store.ts'
import { isPassing, pauseBefore, type Reply, sessionIsOver } from '../outbox/reply.ts'
import type { DocumentKind, DocumentState } from './document-kind.ts'
import { earlyKey, type UnsentChange, unsentKey, unsentStore } from './unsent-change.ts'

/** What the synchronisation needs of its browser. */
export type SyncBrowser = {
  /** @returns the server's answer, unparsed; undefined when `known` is still the stored version */
  readonly call: (
    endpoint: PageEndpointName,
    asked: { readonly body: object; readonly idempotencyKey: string } | { readonly known?: number },
  ) => Promise<unknown>
  /** By default `localStorage`. */
  readonly storage?: () => BrowserStorage
  /** Whose account this is (`accountMark`). */
  readonly owner: string
  readonly newId: () => string
  /** Runs once after so many milliseconds. @returns how to cancel it */
  readonly after: (milliseconds: number, run: () => void) => () => void
  /** Whether this person has agreed that a visitor's writing in this browser joins their account. */
  readonly mayTakeVisitors: () => boolean
  /** Called when the server has said that the session is over. */
  readonly onSignedOut: () => void
  /** Called when the account has what was stored under this key. */
  readonly onTaken: (key: string) => void
}

export type SyncSnapshot<Value> = {
  /** Null until the account has been read. */
  readonly value: Value | null
  readonly state: Exclude<DocumentState, 'browser'>
  /** False when a change is in this page only, because the browser refuses to store it. */
  readonly kept: boolean
  /** A visitor's writing in this browser has joined the account since the page was opened. */
  readonly moved: boolean
}

export type DocumentSync<Value> = {
  readonly snapshot: () => SyncSnapshot<Value>
  readonly subscribe: (listener: () => void) => () => void
  /** Has no effect until the account has been read. */
  readonly change: (part: Partial<Value>) => void
  /** Reads the account and sends waiting changes: at the start, when the network is back, when a person returns to the page. */
  readonly refresh: () => Promise<void>
  /** Sends a waiting change at once, without the pause. */
  readonly flush: () => Promise<void>
  /** To be called when another tab has changed what waits in the browser. */
  readonly hear: () => void
  /** Sends a waiting change, then stops. */
  readonly close: () => void
}

/** How long a person must stop writing before the change is sent, in milliseconds. */
const pause = 800
/** A change from another tab is sent by that tab, or by this one if it has not been sent after so long, in milliseconds. */
const patience = 5000
/** How often in a row another device may be first before the synchronisation pauses. */
const mostMerges = 5

/**
 * Synchronises one document of an account, for one tab. Every change is shown at once, is stored in the browser until the
 * account has confirmed it, and is merged when another device was first. What the person wrote before the account had been
 * read is merged too; what a visitor wrote in this browser only if they agree. Both are removed from the browser when the
 * account has confirmed them.
 */
export function openDocumentSync<Value extends object>(
  kind: DocumentKind<Value>,
  browser: SyncBrowser,
): DocumentSync<Value> {
  const { owner, storage } = browser
  const waitingStore = unsentStore<Value>(unsentKey(owner, kind.key), kind.parse, storage)
  const copyAt = (key: string) => browserStore(key, kind, storage === undefined ? {} : { storage })
  const early = copyAt(earlyKey(owner, kind.key))
  const visitors = copyAt(kind.key)
  const listeners = new Set<() => void>()
  let merge: Merge<Value> | null = null
  let confirmed: { readonly version: number; readonly value: Value } | null = null
  let stale = true
  let unsent: UnsentChange<Value> | null = null
  const taken = new Map<BrowserStore<Value>, Value>()
  let work: Promise<void> | null = null
  let failures = 0
  let closed = false
  let callOff = () => {}
  let now: SyncSnapshot<Value> = { value: null, state: 'loading', kept: true, moved: false }

  function show(news: Partial<SyncSnapshot<Value>>): void {
    now = { ...now, value: unsent?.value ?? confirmed?.value ?? null, ...news }
    for (const listener of listeners) listener()
  }

  function later(milliseconds: number): void {
    callOff()
    if (!closed) callOff = browser.after(milliseconds, () => void flush())
  }

  /** Sets the value to be sent; nothing is sent if the account has it already. */
  function want(value: Value, at: { readonly version: number; readonly value: Value }): void {
    confirmed = at
    // A change that may have arrived must be overwritten on the server; dropping it here is not enough.
    const tried = unsent?.version === at.version ? unsent.tried : undefined
    if (tried === undefined && sameJson(value, at.value)) unsent = null
    else if (unsent === null || unsent.version !== at.version || !sameJson(unsent.value, value)) {
      const key = browser.newId()
      unsent = { write: kind.write, version: at.version, base: at.value, value, key, tried }
    }
    show({ kept: waitingStore.write(unsent) })
  }

  async function readAccount(): Promise<void> {
    merge ??= await kind.loadMerge()
    const at = await readStored()
    const { version, value: theirs } = at
    const waiting = unsent ?? waitingStore.read()
    unsent = waiting
    if (waiting === null) want(theirs, at)
    else want(waiting.version === version ? waiting.value : merge(waiting.base, waiting.value, theirs), at)
    stale = false
    takeCopy(early, at)
    if (browser.mayTakeVisitors()) takeCopy(visitors, at)
  }

  /** The account's version; from memory when the server says that it is unchanged. */
  async function readStored(): Promise<{ readonly version: number; readonly value: Value }> {
    const here = confirmed
    const answer = await browser.call(kind.read, here === null ? {} : { known: here.version })
    if (here !== null && answer === undefined) return here
    const { version, document } = keptIn(answer)
    const value = document === null ? kind.empty : kind.parse(document)
    // A newer page has written this: do not overwrite it.
    if (value === null) throw new ApiError(422, 'unexpected')
    return { version, value }
  }

  function takeCopy(
    copy: BrowserStore<Value>,
    at: { readonly version: number; readonly value: Value },
  ): void {
    const written = copy.read()
    if (written === kind.empty || merge === null) return
    const before = now.value ?? at.value
    const value = merge(kind.empty, written, before)
    taken.set(copy, written)
    want(value, at)
    if (copy === visitors && !sameJson(value, before)) show({ moved: true })
    if (unsent === null) leaveCopies()
  }

  /** Removes the copies unless they have changed since they were merged: another tab may have written more. */
  function leaveCopies(): void {
    for (const [copy, written] of taken) {
      if (copy.read() !== written) continue
      copy.erase()
      browser.onTaken(copy.key)
    }
    taken.clear()
  }

  async function send(sent: UnsentChange<Value>): Promise<void> {
    const body = { version: sent.version, document: sent.value }
    const kept = keptIn(await browser.call(kind.write, { body, idempotencyKey: sent.key }))
    // A change written meanwhile, here or in another tab, is the waiting one now.
    const waiting = waitingStore.read() ?? unsent
    const at = { version: kept.version, value: sent.value }
    want(waiting === null || waiting.key === sent.key ? sent.value : waiting.value, at)
  }

  /** Sends again what may have arrived. A merge needs to know which version of the account was changed. */
  async function confirmTried(): Promise<void> {
    const waiting = unsent ?? waitingStore.read()
    if (waiting?.tried === undefined) return
    unsent = waiting
    stale = true
    try {
      await send({ ...waiting, ...waiting.tried })
    } catch (error) {
      const isAnswered = error instanceof ApiError && !isPassing(error)
      if (!isAnswered || sessionIsOver(error) || error.code === 'not-allowed') throw error
      // The first attempt had not arrived.
      unsent = { ...unsent, tried: undefined }
    }
  }

  async function sendAll(): Promise<void> {
    for (let merges = 0; unsent !== null; merges += 1) {
      const sent: UnsentChange<Value> = { ...unsent, tried: { key: unsent.key, value: unsent.value } }
      unsent = sent
      try {
        waitingStore.write(sent)
        await send(sent)
        leaveCopies()
        // A person is writing: their next pause sends the change.
        if (unsent !== null) return later(pause)
      } catch (error) {
        if (!(error instanceof ApiError) || merges >= mostMerges) throw error
        if (error.code === 'newer-version') await readAccount()
        else if (error.code === 'idempotency-conflict')
          unsent = { ...sent, key: browser.newId(), tried: undefined }
        else throw error
      }
    }
  }

  async function run(): Promise<void> {
    callOff()
    try {
      await confirmTried()
      if (stale) await readAccount()
      if (unsent !== null) show({ state: 'saving' })
      await sendAll()
      failures = 0
      show({ state: unsent === null ? 'saved' : 'saving' })
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    const reply: Reply = error instanceof ApiError ? error : { status: 0, code: 'network' }
    if (sessionIsOver(reply)) {
      browser.onSignedOut()
      return
    }
    const passes = reply.code === 'newer-version' || isPassing(reply)
    show({ state: passes ? 'offline' : reply.code === 'not-allowed' ? 'closed' : 'refused' })
    if (passes) later(pauseBefore(failures++))
  }

  /** One run at a time; this run or the next includes changes made meanwhile. */
  function flush(): Promise<void> {
    work ??= run().finally(() => {
      work = null
    })
    return work
  }

  return {
    snapshot: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (part) => {
      if (confirmed === null) return
      want({ ...(unsent?.value ?? confirmed.value), ...part }, confirmed)
      show({ state: now.state === 'offline' ? 'offline' : 'saving' })
      later(pause)
    },
    refresh: () => {
      stale = true
      return flush()
    },
    flush,
    hear: () => {
      if (confirmed === null || !now.kept) return
      const heard = waitingStore.read()
      if (heard === null) {
        // The other tab has sent or discarded it. Sending what this tab has is safe: it has no effect twice.
        stale = true
        void flush()
      } else {
        const isKnown = heard.key === unsent?.key
        unsent = heard
        if (isKnown) return
        confirmed = { version: heard.version, value: heard.base }
        show({ state: 'saving' })
        later(patience)
      }
    },
    close: () => {
      closed = true
      callOff()
      if (unsent !== null) void flush()
    },
  }
}

/** @throws when the answer is no document of any kind */
function keptIn(answer: unknown): StoredDocument {
  if (typeof answer === 'object' && answer !== null && 'version' in answer && 'document' in answer) {
    const { version, document } = answer
    if (typeof version === 'number') return { version, document }
  }
  throw new ApiError(0, 'unexpected')
}
