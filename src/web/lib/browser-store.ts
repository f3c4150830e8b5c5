import { isRecord } from './shape.ts'

/** What a store needs of the browser. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Until it is cleared, in all tabs; on a shared screen until that is cleared, in its tab alone (decision 0773). Asked for at use:
 * a browser may refuse to hand it out at all.
 */
export const inBrowser = (): BrowserStorage =>
  sessionStorage.getItem('andrum.shared-screen') === null ? localStorage : sessionStorage
/** In all tabs, on a shared screen too: what would be lost with it. */
export const onDevice = (): BrowserStorage => localStorage
/** Until the tab is closed. */
export const inTab = (): BrowserStorage => sessionStorage

/** What may lie under a key. */
export type Schema<Value> = {
  /** Takes in all that any build has ever written under the key. @returns null or undefined for what is none of it */
  readonly parse: (value: unknown) => Value | null | undefined
  /** What is there when nothing is. */
  readonly empty: Value
  /** Counted up when what is written can no longer be read by the builds before. */
  readonly version?: number
}

export type BrowserStore<Value> = {
  readonly key: string
  readonly empty: Value
  /** The same value until something changes. */
  readonly read: () => Value
  /** The empty value takes away what is stored there. @returns `isKept` */
  readonly write: (value: Value) => boolean
  readonly erase: () => void
  /** False when the browser refused the last writing: then it lasts until the page is left. */
  readonly isKept: () => boolean
  /** Hears of every writing, in this tab and the others. @returns how to stop */
  readonly listen: (listener: () => void) => () => void
}

type StoreOptions = {
  readonly storage?: () => BrowserStorage
  /** Whose it is: what another owner has written under the key is not read, and gives way to a writing. */
  readonly owner?: string
}

/**
 * What is stored in this browser under one key, the same in every tab and part of a page; the only way to `localStorage`
 * and `sessionStorage`. The keys are listed in `docs/domain/browser-storage.md` and `content/<language>/cookies.md`.
 */
export function browserStore<Value>(
  key: string,
  { parse, empty, version = 1 }: Schema<Value>,
  { storage = inBrowser, owner }: StoreOptions = {},
): BrowserStore<Value> {
  const marks = { ...(version === 1 ? {} : { v: version }), ...(owner === undefined ? {} : { owner }) }
  /** What the browser has refused to keep; null: nothing. */
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
      // Written by a page newer than this one, which is still open: it is left alone.
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

/** The browser tells the other tabs of a writing; these are the parts of this one. */
const listeners = new Set<(key: string | null) => void>()

function tell(key: string): void {
  for (const listener of [...listeners]) listener(key)
}

/**
 * Hears of what other tabs write.
 * @param listener gets the key; null when everything was cleared
 * @returns how to stop
 */
export function listenToOtherTabs(listener: (key: string | null) => void): () => void {
  const heard = ({ key }: StorageEvent) => listener(key)
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** Hears of every writing in this browser, as `listenToOtherTabs` does of theirs. */
export function listenToStorage(listener: (key: string | null) => void): () => void {
  const stop = listenToOtherTabs(listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The keys in this browser that begin so; none where it keeps nothing. */
export function keysBeginning(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** Takes away what the product has stored in this tab alone, but for one key. */
export function emptyTab(except: string): void {
  const ours = Object.keys(sessionStorage).filter((key) => key.startsWith('andrum.') && key !== except)
  for (const key of ours) sessionStorage.removeItem(key)
}
