import { useSyncExternalStore } from 'react'

/**
 * Whether somebody has signed in here and not out again. Pages that can do without the server read it, so that a
 * visitor asks the server nothing. It opens nothing: only the session cookie does, and no script can read that.
 */
const key = 'andrum.signed-in'
const listeners = new Set<() => void>()

/** `unknown`: the browser keeps nothing, so only the server knows. */
function read(): 'yes' | 'no' | 'unknown' {
  try {
    return localStorage.getItem(key) === null ? 'no' : 'yes'
  } catch {
    return 'unknown'
  }
}

/** To be called when the server has said so, and at signing in and out. */
export function markSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage can be blocked; the menu then shows the way in, and the pages ask the server.
  }
  for (const listener of listeners) listener()
}

/** False only where asking the server who is signed in would be answered with "nobody". */
export const mayBeSignedIn = (): boolean => read() !== 'no'

function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const never = () => false

/** For the menu. False in the prerendered page, so that the first drawing in the browser is the same. */
export function useSignedInMark(): boolean {
  return useSyncExternalStore(listen, () => read() === 'yes', never)
}

/** As `mayBeSignedIn`; false in the prerendered page. */
export function useMayBeSignedIn(): boolean {
  return useSyncExternalStore(listen, mayBeSignedIn, never)
}
