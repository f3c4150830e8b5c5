import { useSyncExternalStore } from 'react'
import { listenToMark, mayBeSignedIn } from './signed-in-mark.ts'

/** For menu and forms. False in the prerendered page, so that the first drawing in the browser is the same. */
export function useSignedInMark(): boolean {
  return useSyncExternalStore(listenToMark, mayBeSignedIn, () => false)
}
