import { useEffect, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { askWhoIsHere } from '#web/lib/query/lazy-client.ts'

/** The person who is signed in already; null for nobody, for not known yet, and where the server does not say. */
export function useAlreadyIn() {
  const state = useState<Me | null>(null)
  const [, setMe] = state
  useEffect(() => {
    let left = false
    askWhoIsHere().then(
      (me) => !left && setMe(me),
      () => {},
    )
    return () => {
      left = true
    }
  }, [])
  return state
}
