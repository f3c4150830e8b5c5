import { useEffect, useState } from 'react'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { asking, type OwnAccount, unreachable, visitor } from './own-account.ts'

const loadTools = () => import('./signed-in-results.tsx')

/**
 * The account of the person at this browser. A visitor asks the server nothing and does not fetch what reads accounts.
 * @returns `tools`: what only an account needs; undefined for a visitor and on its way, null when the network refuses it
 */
export function useOwnAccount() {
  const mark = useKnownMark()
  // A person who was signed in here reads how the session ended: signed out, or the account erased.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [read, setRead] = useState<OwnAccount>(asking)
  const tools = useLazyModule(mark === true || wasSignedIn, loadTools)
  useEffect(() => {
    if (mark === true) setWasSignedIn(true)
  }, [mark])

  const isVisitor = mark === false && !wasSignedIn
  const account = isVisitor ? visitor : tools === null ? unreachable : read
  return { account, tools, setRead }
}
