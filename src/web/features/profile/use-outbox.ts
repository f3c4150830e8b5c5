import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { Problem } from '#contract/problem.ts'
import { apiAddress } from '#web/lib/api.ts'
import { carryOutbox, outboxKey, readOutbox } from './outbox.ts'
import { mayCarry, type Parcel, pauseBefore, type Reply } from './parcel.ts'
import { openShelf } from './shelf.ts'

/** A request without an answer after this long is taken for lost; sending again is harmless. */
const patienceMs = 20_000

/**
 * Somebody who answered by the mailed link without signing in was told that the result stays in this browser: the
 * session of whoever is signed in by now does not go along, or the account would get it.
 */
async function send(parcel: Parcel, signedInAs: string | null): Promise<Reply> {
  const { roundId, version, answers, token, owner } = parcel
  try {
    const response = await fetch(apiAddress('submitAnswers', { params: { roundId } }), {
      method: paths.submitAnswers.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      credentials: token !== null && owner !== signedInAs ? 'omit' : 'same-origin',
      body: JSON.stringify({ version, answers, ...(token === null ? {} : { token }) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.ok) return { status: response.status, code: '' }
    const problem: Partial<Problem> = await response.json().catch(() => ({}))
    return { status: response.status, code: problem.code ?? 'unexpected' }
  } catch {
    return { status: 0, code: 'network' }
  }
}

/** The browser's lock manager; where there is none, the server still counts each invitation once. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks === undefined) return work()
  return navigator.locks.request<Promise<T>>(outboxKey, work) as Promise<T>
}

export type OutboxState = { readonly parcels: readonly Parcel[]; readonly carrying: boolean }

/**
 * Carries answers that wait: at once, when the network is back, when the page is seen again, and at growing pauses.
 * `signedInAs`: undefined as long as nobody knows; the mailed link's answers go out even then.
 * `onNews` must stay the same between renders.
 */
export function useOutbox(
  signedInAs: string | null | undefined,
  onNews: (news: 'arrived' | 'session-over') => void,
) {
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
