import type { PageEndpointName } from '#contract/endpoint-types.ts'
import type { AnyCall, ApiCall } from '../api.ts'
import type { BrowserStore } from '../browser-store.ts'
import { hasArrived, isPassing, type Reply, sessionIsOver } from './reply.ts'

/** What one kind of pending things is sent by. They wait in the browser: a lost network or a reload loses nothing. */
export type OutboxRules<Item, Name extends PageEndpointName> = {
  readonly endpoint: Name
  readonly store: BrowserStore<readonly Item[]>
  /** Whose session may send it: nobody else's ever does. */
  readonly mayGo: (item: Item, signedInAs: string | null) => boolean
  readonly callOf: (item: Item, signedInAs: string | null) => ApiCall<Name>
  /** What is left of it after an attempt; null when it has arrived. */
  readonly after: (item: Item, reply: Reply) => Item | null
  /** Whether it has been looked at for long enough, and is forgotten. */
  readonly isOver?: (item: Item, now: number) => boolean
}

/** What came of one round of sending. */
export type Delivery = {
  readonly tried: number
  readonly arrived: number
  /** To be tried again after a pause. */
  readonly passing: number
  readonly sessionOver: boolean
  /** Signed in with the address that opens no own results: a private one does. */
  readonly closed: boolean
}

export type Outbox<Item> = {
  readonly store: BrowserStore<readonly Item[]>
  /** The same thing put in twice is there once. */
  readonly put: (item: Item) => void
  readonly hasWork: (signedInAs: string | null) => boolean
  /**
   * Tries everything that waits once. Only one tab does at a time, so each thing goes out once.
   * @param settle runs before what has arrived leaves the browser, so that it is always to be seen in one place
   */
  readonly deliver: (signedInAs: string | null, settle?: () => Promise<void>) => Promise<Delivery>
}

/** What the outbox needs of a browser; a test hands in its own. */
export type OutboxSurroundings = {
  readonly send: (endpoint: PageEndpointName, call: AnyCall) => Promise<Reply>
  /** Runs alone among all tabs. */
  readonly alone: <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>
  readonly now: () => number
}

/** A request without an answer after this long is taken for lost; sending again is harmless. */
const patienceMs = 20_000

const inThisBrowser: OutboxSurroundings = {
  async send(endpoint, call) {
    try {
      // The sender is fetched only when there is something to send.
      const { ApiError, callByName } = await import('../api.ts')
      try {
        await callByName(endpoint, { ...call, signal: AbortSignal.timeout(patienceMs) })
        return { status: 200, code: '' }
      } catch (error) {
        if (error instanceof ApiError) return error
        throw error
      }
    } catch {
      return { status: 0, code: 'network' }
    }
  },
  /** The browser's lock manager; where there is none, the server still takes each thing once. */
  alone: (name, work) =>
    navigator.locks === undefined ? work() : (navigator.locks.request(name, work) as ReturnType<typeof work>),
  now: Date.now,
}

export function outbox<Item extends { readonly id: string }, Name extends PageEndpointName>(
  { endpoint, store, mayGo, callOf, after, isOver = () => false }: OutboxRules<Item, Name>,
  { send, alone, now }: OutboxSurroundings = inThisBrowser,
): Outbox<Item> {
  /** Puts something else in its place, or nothing; what has left meanwhile does not come back. */
  function replace({ id }: Item, left: Item | null): void {
    const items = store.read().flatMap((item) => (item.id !== id ? [item] : left === null ? [] : [left]))
    if (items.length === 0) store.erase()
    else store.write(items)
  }

  return {
    store,
    put: (item) => void store.write([...store.read().filter(({ id }) => id !== item.id), item]),
    hasWork: (signedInAs) => store.read().some((item) => mayGo(item, signedInAs)),
    deliver: (signedInAs, settle) =>
      alone(store.key, async () => {
        const replies: Reply[] = []
        const leaving: Item[] = []
        for (const item of store.read()) {
          if (isOver(item, now())) replace(item, null)
          if (!mayGo(item, signedInAs)) continue
          const reply = await send(endpoint, callOf(item, signedInAs))
          replies.push(reply)
          const left = after(item, reply)
          if (left === null && settle !== undefined) leaving.push(item)
          else replace(item, left)
        }
        if (leaving.length > 0) await settle?.()
        for (const item of leaving) replace(item, null)
        return {
          tried: replies.length,
          arrived: replies.filter(hasArrived).length,
          passing: replies.filter(isPassing).length,
          sessionOver: replies.some(sessionIsOver),
          closed: replies.some(({ code }) => code === 'not-allowed'),
        }
      }),
  }
}
