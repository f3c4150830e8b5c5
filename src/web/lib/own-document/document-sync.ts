import type { PageEndpointName } from '#contract/endpoint-types.ts'
import type { KeptDocument } from '#contract/self/own-document.ts'
import { type Merge, sameJson } from '#core/own-document/merge.ts'
import { ApiError } from '../api.ts'
import { type BrowserStorage, type BrowserStore, browserStore } from '../browser-store.ts'
import { isPassing, pauseBefore, type Reply, sessionIsOver } from '../outbox/reply.ts'
import type { DocumentKind, DocumentState } from './document-kind.ts'
import { earlyKey, type UnsentChange, unsentKey, unsentStore } from './unsent-change.ts'

/** What the account's copy of a document needs of the browser it runs in. */
export type SyncBrowser = {
  /** @returns what the server answers, whatever that is; undefined when `known` is still the stored version */
  readonly call: (
    endpoint: PageEndpointName,
    asked: { readonly body: object; readonly idempotencyKey: string } | { readonly known?: number },
  ) => Promise<unknown>
  /** `localStorage` when left out. */
  readonly storage?: () => BrowserStorage
  /** Whose account this is (`accountMark`). */
  readonly owner: string
  readonly newId: () => string
  /** Runs once after so many milliseconds. @returns how to call it off */
  readonly after: (milliseconds: number, run: () => void) => () => void
  /** Whether this person wants what a visitor has written here in their account. */
  readonly mayTakeVisitors: () => boolean
  /** The server has said that nobody is signed in any more. */
  readonly onSignedOut: () => void
  /** What was stored under this key is in the account now. */
  readonly onTaken: (key: string) => void
}

export type SyncSnapshot<Value> = {
  /** Null until the account has been read. */
  readonly value: Value | null
  readonly state: Exclude<DocumentState, 'browser'>
  /** False when a change waits in this page alone, because the browser keeps nothing. */
  readonly kept: boolean
  /** What a visitor had done in this browser has joined the account since the page was opened. */
  readonly moved: boolean
}

export type DocumentSync<Value> = {
  readonly snapshot: () => SyncSnapshot<Value>
  readonly subscribe: (listener: () => void) => () => void
  /** Only once the account has been read. */
  readonly change: (part: Partial<Value>) => void
  /** Reads the account, sends what waits: at the start, when the network is back, when somebody comes back to the page. */
  readonly refresh: () => Promise<void>
  /** Sends what waits without waiting for the end of the writing. */
  readonly flush: () => Promise<void>
  /** Another tab has changed what waits in the browser. */
  readonly hear: () => void
  /** Sends what waits and then rests. */
  readonly close: () => void
}

/** Writing stops for so long before what was written is sent, in milliseconds. */
const pause = 800
/** What another tab has written is sent by that tab; by this one if it has not been after so long. */
const patience = 5000
/** Other devices that may be first, one after the other, before we wait. */
const mostMerges = 5

/**
 * The account's copy of one document, as one tab has it. Every change is shown at once, is stored in the browser until the
 * account has confirmed it, and is merged when another device was first. What the person wrote before the account had been
 * read joins it; what a visitor wrote in this browser does when they want it to. Both leave the browser when the account
 * has confirmed it.
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

  /** Makes this what the document is to become; nothing waits when the account has it already. */
  function want(value: Value, at: { readonly version: number; readonly value: Value }): void {
    confirmed = at
    // What may have arrived is undone by writing, not by forgetting.
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

  /** What the account has: from here, when nobody has written there since. */
  async function readStored(): Promise<{ readonly version: number; readonly value: Value }> {
    const here = confirmed
    const answer = await browser.call(kind.read, here === null ? {} : { known: here.version })
    if (here !== null && answer === undefined) return here
    const { version, document } = keptIn(answer)
    const value = document === null ? kind.empty : kind.parse(document)
    // Written by a newer page than this one: better left alone than written over.
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

  /** Only if it is still what was taken: another tab may have written more meanwhile. */
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
    // Written meanwhile, here or in another tab: that is what waits now.
    const waiting = waitingStore.read() ?? unsent
    const at = { version: kept.version, value: sent.value }
    want(waiting === null || waiting.key === sent.key ? sent.value : waiting.value, at)
  }

  /** Sends once more what may have arrived: it has to be known what the account was changed from before anything is merged. */
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
      // It had not arrived.
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
        // Somebody is writing: their next pause sends it.
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

  /** One run at a time; changes made meanwhile are seen by this run or by the next. */
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
        // Sent by the other tab, or taken away. What we know of is sent again, which does nothing twice.
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

/** @throws when it is no document of any kind */
function keptIn(answer: unknown): KeptDocument {
  if (typeof answer === 'object' && answer !== null && 'version' in answer && 'document' in answer) {
    const { version, document } = answer
    if (typeof version === 'number') return { version, document }
  }
  throw new ApiError(0, 'unexpected')
}
