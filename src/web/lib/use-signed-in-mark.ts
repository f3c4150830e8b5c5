import { useSyncExternalStore } from 'react'
import { accountMark, listenToMark, mayBeSignedIn } from './signed-in-mark.ts'

/** Whether somebody is signed in, for menus and forms. False in the prerendered page, and so in the first render in the browser. */
export function useSignedInMark(): boolean {
  return useSyncExternalStore(listenToMark, mayBeSignedIn, () => false)
}

/** The mark of the signed-in account; null for nobody, and in the prerendered page. */
export function useAccountMark(): string | null {
  return useSyncExternalStore(listenToMark, accountMark, () => null)
}

/** For pages that differ much for a visitor: undefined until the page runs in the browser. */
export function useKnownMark(): boolean | undefined {
  return useSyncExternalStore(listenToMark, mayBeSignedIn, () => undefined)
}
