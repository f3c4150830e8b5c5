import { useSyncExternalStore } from 'react'
import { accountMark, listenToMark, mayBeSignedIn } from './signed-in-mark.ts'

/** For menu and forms. False in the prerendered page, so that the first drawing in the browser is the same. */
export function useSignedInMark(): boolean {
  return useSyncExternalStore(listenToMark, mayBeSignedIn, () => false)
}

/** Whose account this browser is signed in to; null for nobody, and in the prerendered page. */
export function useAccountMark(): string | null {
  return useSyncExternalStore(listenToMark, accountMark, () => null)
}

/** For pages that look quite different to a visitor: undefined until the browser has been asked. */
export function useKnownMark(): boolean | undefined {
  return useSyncExternalStore(listenToMark, mayBeSignedIn, () => undefined)
}
