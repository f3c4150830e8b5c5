import { useEffect, useSyncExternalStore } from 'react'
import { useLazyModule } from '../use-lazy-module.ts'
import { listenForProof, proofAsked } from './proving.ts'

const loadDialog = () => import('./proof-dialog.tsx')

/** Shows the step-up dialog on request. A page that uses `proving` contains it once. */
export function ProofHost() {
  const asked = useSyncExternalStore(listenForProof, proofAsked, () => null)
  const dialog = useLazyModule(asked !== null, loadDialog)
  useEffect(() => {
    if (asked !== null && dialog === null) asked(false)
  }, [asked, dialog])
  if (asked === null || !dialog) return null
  return <dialog.ProofDialog onEnd={asked} />
}
