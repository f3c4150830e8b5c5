import { isRecord } from './shape.ts'

/** What a store needs of the browser. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * `localStorage`; on a shared screen `sessionStorage`, until the tab is cleared (decision 0773). Called at each use, because
 * a browser may refuse all access.
 */
export const inBrowser = (): BrowserStorage =>
  sessionStorage.getItem('andrum.shared-screen') === null ? localStorage : sessionStorage
/** `localStorage`, also on a shared screen: for what must not be lost when the screen is cleared. */
export const onDevice = (): BrowserStorage => localStorage
/** `sessionStorage`: until the tab is closed. */
export const inTab = (): BrowserStorage => sessionStorage

/** The type of the values under a key. */
export type Schema<Value> = {
  /** Reads everything that any build has written under the key. @returns null or undefined for anything else */
  readonly parse: (value: unknown) => Value | null | undefined
  /** The value where nothing is stored. */
  readonly empty: Value
  /** Increased when earlier builds can no longer read what is written. */
  readonly version?: number
}

export type BrowserStore<Value> = {
  readonly key: string
  readonly empty: Value
  /** The same object until the stored value changes. */
  readonly read: () => Value
  /** Writing `empty` removes the key. @returns `isKept` */
  readonly write: (value: Value) => boolean
  readonly erase: () => void
  /** False when the browser refused the last write: then the value lasts only until the page is left. */
  readonly isKept: () => boolean
  /** Calls the listener at every write, in this tab and in others. @returns unsubscribe */
  readonly listen: (listener: () => void) => () => void
}

type StoreOptions = {
  readonly storage?: () => BrowserStorage
  /** The owner of the value. A value of another owner under the key is not read, and the next write replaces it. */
  readonly owner?: string
}

/**
 * A store for one key of this browser, the same in every tab and part of a page. It is the only way to `localStorage` and
 * `sessionStorage`. The keys are listed in `docs/domain/browser-storage.md` and `content/<language>/cookies.md`.
 */
export function browserStore<Value>(
  key: string,
  { parse, empty, version = 1 }: Schema<Value>,
  { storage = inBrowser, owner }: StoreOptions = {},
): BrowserStore<Value> {
  const marks = { ...(version === 1 ? {} : { v: version }), ...(owner === undefined ? {} : { owner }) }
  /** A value that the browser has refused to store; null: none. */
  let unkept: string | null = null
  let known: { readonly text: string | null; readonly value: Value } = { text: null, value: empty }

  function storedText(): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }

  function valueIn(text: string | null): Value {
    const value = parsed(text)
    if (versionOf(value) > version || (owner !== undefined && ownerOf(value) !== owner)) return empty
    return parse(value) ?? empty
  }

  function keep(text: string | null): void {
    unkept = null
    try {
      if (text === null) storage().removeItem(key)
      // A newer version of the page has written this while this older page was open: leave it alone.
      else if (versionOf(parsed(storedText())) > version) unkept = text
      else storage().setItem(key, text)
    } catch {
      unkept = text
    }
    tell(key)
  }

  return {
    key,
    empty,
    read() {
      const text = unkept ?? storedText()
      if (text !== known.text) known = { text, value: valueIn(text) }
      return known.value
    },
    write(value) {
      const text = value === empty ? null : JSON.stringify(isRecord(value) ? { ...marks, ...value } : value)
      known = { text, value }
      keep(text)
      return unkept === null
    },
    erase: () => keep(null),
    isKept: () => unkept === null,
    listen: (listener) => listenToStorage((changed) => (changed === null || changed === key) && listener()),
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const versionOf = (value: unknown): number => (isRecord(value) && typeof value.v === 'number' ? value.v : 1)

const ownerOf = (value: unknown): unknown => (isRecord(value) ? value.owner : undefined)

/** Listeners in this tab: the browser's `storage` event reaches other tabs only. */
const listeners = new Set<(key: string | null) => void>()

function tell(key: string): void {
  for (const listener of [...listeners]) listener(key)
}

/**
 * Calls the listener at every write in another tab.
 * @param listener gets the key; null when everything was cleared
 * @returns unsubscribe
 */
export function listenToOtherTabs(listener: (key: string | null) => void): () => void {
  const heard = ({ key }: StorageEvent) => listener(key)
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** Calls the listener at every write in this browser. Arguments as `listenToOtherTabs`. */
export function listenToStorage(listener: (key: string | null) => void): () => void {
  const stop = listenToOtherTabs(listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The stored keys with this prefix; none where the browser refuses access. */
export function keysBeginning(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** Removes everything of the product from this tab's `sessionStorage`, except one key. */
export function emptyTab(except: string): void {
  try {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith('andrum.') && key !== except)
    for (const key of ours) sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses all access has nothing to remove.
  }
}
