import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Delivery } from '#web/lib/outbox/outbox.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { type Account, asking, nobody, unreachable } from './account.ts'

const loadReader = () => import('./account-reader.tsx')

/**
 * The account of the person at this browser. A visitor asks the server nothing and does not fetch what reads accounts.
 * @returns `reader` has to stand on the page; `onDelivery` stays the same between renders.
 */
export function useAccount(): { readonly account: Account; readonly reader: ReactNode } {
  const mark = useSignedInMark()
  // A person who was signed in when the form was opened is not taken for a visitor when the cookies expire meanwhile: the
  // server's refusal then leads to signing in again, and the answer is kept for the account it was meant for.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const marked = mark || wasSignedIn
  // The first render looks like the built page, where nobody can know.
  const [awake, setAwake] = useState(false)
  const [read, setRead] = useState<Account>(asking)
  const reader = useLazyModule(marked, loadReader)

  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (mark) setWasSignedIn(true)
  }, [mark])
  useEffect(() => {
    if (!marked) setRead(asking)
  }, [marked])

  const known = !awake ? asking : !marked ? nobody : reader === null ? unreachable : read
  const latest = useRef(known)
  latest.current = known
  const onDelivery = useCallback((delivery: Delivery) => latest.current.onDelivery(delivery), [])

  return {
    account: { ...known, onDelivery },
    reader: marked && reader ? <reader.AccountReader onChange={setRead} /> : null,
  }
}
