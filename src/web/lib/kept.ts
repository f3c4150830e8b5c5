import { useCallback, useEffect, useRef, useState } from 'react'

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What lies under a key of the browser; `empty` when nothing does, or when it is damaged. */
export function readKept<Value>(
  shelf: () => Shelf,
  key: string,
  parse: (value: unknown) => Value | null,
  empty: Value,
): Value {
  try {
    return parse(JSON.parse(shelf().getItem(key) ?? 'null')) ?? empty
  } catch {
    return empty
  }
}

/** @returns whether the browser kept it: storage may be full or closed. */
export function writeKept<Value>(shelf: () => Shelf, key: string, value: Value, empty: Value): boolean {
  try {
    if (value === empty) shelf().removeItem(key)
    else shelf().setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Asked for at use: a browser may refuse to hand it out at all. */
const browserShelf = () => localStorage

/** Tells every part of this tab, as the browser tells the others, that what lies under a key has changed; null: any. */
export const tellThisTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

/** Takes away what lies under these keys, and from the page what shows it. */
export function eraseKept(keys: readonly string[]): void {
  for (const key of keys) writeKept(browserShelf, key, null, null)
  tellThisTab(null)
}

export type Kept<Value> = {
  readonly value: Value
  /** False when the browser refuses to keep anything. */
  readonly kept: boolean
  readonly change: (part: Partial<Value>) => void
  readonly erase: () => void
}

/**
 * Something a person writes, kept in this browser and the same in every tab. It comes after the first render,
 * which must look like the built page.
 * @param empty and `parse` must be the same at every render; `key` may change
 */
export function useKept<Value extends object>(
  key: string,
  parse: (value: unknown) => Value | null,
  empty: Value,
): Kept<Value> {
  const [held, setHeld] = useState({ key, value: empty })
  const [kept, setKept] = useState(true)
  const latest = useRef(empty)
  const telling = useRef(false)

  const show = useCallback(
    (next: Value) => {
      latest.current = next
      setHeld({ key, value: next })
    },
    [key],
  )

  useEffect(() => {
    const refresh = () => show(readKept(browserShelf, key, parse, empty))
    refresh()
    const otherTab = (event: StorageEvent) => {
      if (!telling.current && (event.key === key || event.key === null)) refresh()
    }
    addEventListener('storage', otherTab)
    return () => removeEventListener('storage', otherTab)
  }, [key, parse, empty, show])

  const keep = useCallback(
    (next: Value) => {
      show(next)
      const written = writeKept(browserShelf, key, next, empty)
      setKept(written)
      if (!written) return
      telling.current = true
      tellThisTab(key)
      telling.current = false
    },
    [key, empty, show],
  )

  return {
    // What lay under another key is not shown for a moment longer.
    value: held.key === key ? held.value : empty,
    kept,
    change: useCallback((part) => keep({ ...latest.current, ...part }), [keep]),
    erase: useCallback(() => keep(empty), [keep, empty]),
  }
}
