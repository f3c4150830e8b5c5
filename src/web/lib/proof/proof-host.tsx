import { useEffect, useSyncExternalStore } from 'react'
import { useLazyModule } from '../use-lazy-module.ts'
import { listenForProof, proofAsked } from './proving.ts'

const loadDialog = () => import('./proof-dialog.tsx')

/** Stands once on a page where `proving` is used, and shows the dialog when it is asked for. */
export function ProofHost() {
  const asked = useSyncExternalStore(listenForProof, proofAsked, () => null)
  const dialog = useLazyModule(asked !== null, loadDialog)
  useEffect(() => {
    if (asked !== null && dialog === null) asked(false)
  }, [asked, dialog])
  if (asked === null || !dialog) return null
  return <dialog.ProofDialog onEnd={asked} />
}
