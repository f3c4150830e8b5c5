import { useEffect, useState } from 'react'
import type { Me } from '#contract/identity/me.ts'
import { askWhoIsHere } from '#web/lib/query/lazy-client.ts'

/** The person who is already signed in; null for nobody, while it is not known, and where the server does not say. */
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
