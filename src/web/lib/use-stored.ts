import { useMemo, useSyncExternalStore } from 'react'
import type { BrowserStore } from './browser-store.ts'

export type Stored<Value> = {
  readonly value: Value
  /** False when the browser refuses to store anything. */
  readonly kept: boolean
  /** Stays the same between renders, as `erase` does. */
  readonly change: (part: Partial<Value>) => void
  readonly erase: () => void
}

/** The value of a store, the same in every tab. It comes after the first render, which must look like the prerendered page. */
export function useStored<Value>(store: BrowserStore<Value>): Stored<Value> {
  const value = useSyncExternalStore(store.listen, store.read, () => store.empty)
  const kept = useSyncExternalStore(store.listen, store.isKept, () => true)
  const change = useMemo(
    () => (part: Partial<Value>) => void store.write({ ...store.read(), ...part }),
    [store],
  )
  return { value, kept, change, erase: store.erase }
}
