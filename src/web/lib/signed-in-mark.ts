import { useSyncExternalStore } from 'react'

/**
 * Whether the last answer of the server was "signed in". The menu reads it, so that pages which ask the server nothing
 * can still lead to one's own pages. It opens nothing: only the session cookie does, and no script can read that.
 */
const key = 'andrum.signed-in'
const listeners = new Set<() => void>()

function read(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Storage can be blocked; the menu then shows the way in.
    return false
  }
}

export function markSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

/** False in the prerendered page, so that the first drawing in the browser is the same. */
export function useSignedInMark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
    read,
    () => false,
  )
}
