import type { PageEndpointName } from '#contract/endpoint-types.ts'
import type { AnyCall, ApiCall } from '../api.ts'
import type { BrowserStore } from '../browser-store.ts'
import { hasArrived, isPassing, type Reply, sessionIsOver } from './reply.ts'

/** The rules of one kind of item in the outbox. Items wait in the browser, so a lost network or a reload loses nothing. */
export type OutboxRules<Item, Name extends PageEndpointName> = {
  readonly endpoint: Name
  readonly store: BrowserStore<readonly Item[]>
  /** Whether the person's session may send the item. The session of another person never may. */
  readonly mayGo: (item: Item, signedInAs: string | null) => boolean
  readonly callOf: (item: Item, signedInAs: string | null) => ApiCall<Name>
  /** The item after an attempt; null when it has arrived. */
  readonly after: (item: Item, reply: Reply) => Item | null
  /** Whether the item has been shown for long enough and is deleted. */
  readonly isOver?: (item: Item, now: number) => boolean
}

/** The result of one delivery. */
export type Delivery = {
  readonly tried: number
  readonly arrived: number
  /** Failed for now, and to be tried again after a pause. */
  readonly passing: number
  readonly sessionOver: boolean
  /** The session's address does not open own results; a private address does. */
  readonly closed: boolean
}

export type Outbox<Item> = {
  readonly store: BrowserStore<readonly Item[]>
  /** An item with the same id replaces the earlier one. */
  readonly put: (item: Item) => void
  readonly hasWork: (signedInAs: string | null) => boolean
  /**
   * Sends each waiting item once. A lock lets only one tab deliver at a time, so each item is sent once.
   * @param settle runs before the arrived items are removed from the browser, so that each is always visible in one place
   */
  readonly deliver: (signedInAs: string | null, settle?: () => Promise<void>) => Promise<Delivery>
}

/** What the outbox needs of a browser; tests pass their own. */
export type OutboxSurroundings = {
  readonly send: (endpoint: PageEndpointName, call: AnyCall) => Promise<Reply>
  /** Runs `work` under a lock across all tabs. */
  readonly alone: <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>
  readonly now: () => number
}

/** In milliseconds: a request without an answer by then counts as lost. Sending it again is harmless. */
const patienceMs = 20_000

const inThisBrowser: OutboxSurroundings = {
  async send(endpoint, call) {
    try {
      // The API client is fetched only when there is something to send.
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
  /** The browser's lock manager. Without one, or where storage is blocked, two tabs may send an item, which the server accepts once. */
  async alone(name, work) {
    let begun: ReturnType<typeof work> | undefined
    const begin = () => {
      begun ??= work()
      return begun
    }
    // Both without a lock manager and where it refuses, nothing has begun.
    await navigator.locks?.request(name, begin).catch(() => {})
    return begin()
  },
  now: Date.now,
}

export function outbox<Item extends { readonly id: string }, Name extends PageEndpointName>(
  { endpoint, store, mayGo, callOf, after, isOver = () => false }: OutboxRules<Item, Name>,
  { send, alone, now }: OutboxSurroundings = inThisBrowser,
): Outbox<Item> {
  /** Replaces an item or removes it. An item that has been removed meanwhile is not put back. */
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
