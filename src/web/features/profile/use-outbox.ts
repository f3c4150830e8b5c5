import { useCallback, useEffect, useRef, useState } from 'react'
import { carryOutbox, outboxKey, readOutbox } from './outbox.ts'
import { mayCarry, type Parcel, pauseBefore, type Reply } from './parcel.ts'
import { openShelf } from './shelf.ts'

/** Only whoever has something to send fetches what sends it. */
async function send(parcel: Parcel, signedInAs: string | null): Promise<Reply> {
  try {
    const { sendParcel } = await import('./send-parcel.ts')
    return await sendParcel(parcel, signedInAs)
  } catch {
    return { status: 0, code: 'network' }
  }
}

/** The browser's lock manager; where there is none, the server still counts each invitation once. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks === undefined) return work()
  return navigator.locks.request<Promise<T>>(outboxKey, work) as Promise<T>
}

export type OutboxNews = 'arrived' | 'session-over'

export type OutboxState = { readonly parcels: readonly Parcel[]; readonly carrying: boolean }

/**
 * Carries answers that wait: at once, when the network is back, when the page is seen again, and at growing pauses.
 * `signedInAs`: undefined as long as nobody knows; the mailed link's answers go out even then.
 * `onNews` must stay the same between renders.
 */
export function useOutbox(signedInAs: string | null | undefined, onNews: (news: OutboxNews) => void) {
  const [state, setState] = useState<OutboxState>({ parcels: [], carrying: false })
  const attempts = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const carry = useCallback(async () => {
    clearTimeout(timer.current)
    const shelf = openShelf('localStorage')
    const person = signedInAs ?? null
    const waiting = readOutbox(shelf)
    if (!waiting.some((parcel) => mayCarry(parcel, person))) {
      setState({ parcels: waiting, carrying: false })
      return
    }
    setState({ parcels: waiting, carrying: true })
    const left = await carryOutbox({
      shelf,
      send: (parcel) => send(parcel, person),
      signedInAs: person,
      now: Date.now,
      alone,
    })
    setState({ parcels: left, carrying: false })
    if (left.length < waiting.length) onNews('arrived')
    if (left.some((parcel) => parcel.state === 'needs-sign-in')) onNews('session-over')
    const stillWaiting = left.some((parcel) => parcel.state === 'waiting' && mayCarry(parcel, person))
    attempts.current = stillWaiting ? attempts.current + 1 : 0
    if (stillWaiting) timer.current = setTimeout(() => void carry(), pauseBefore(attempts.current - 1))
  }, [signedInAs, onNews])

  useEffect(() => {
    const atOnce = () => void carry()
    const whenSeen = () => {
      if (document.visibilityState === 'visible') atOnce()
    }
    const otherTab = ({ key }: StorageEvent) => {
      if (key === outboxKey) setState((now) => ({ ...now, parcels: readOutbox(openShelf('localStorage')) }))
    }
    atOnce()
    addEventListener('online', atOnce)
    addEventListener('storage', otherTab)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', atOnce)
      removeEventListener('storage', otherTab)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [carry])

  return { ...state, carry }
}
