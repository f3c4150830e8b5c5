import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Delivery } from '../outbox/outbox.ts'
import { mayBeSignedIn } from '../signed-in-mark.ts'
import { useLazyModule } from '../use-lazy-module.ts'
import { useKnownMark } from '../use-signed-in-mark.ts'
import { type Account, asking, nobody, unreachable } from './account.ts'

const loadReads = () => import('./account-reads.ts')
const hearNothing = () => () => {}

/**
 * The account of the person at this browser. For a visitor it asks the server nothing and does not fetch the script that
 * reads accounts. If the cookies of a signed-in person go while the page is open, the person does not become a visitor: the
 * server's refusal leads to signing in again, an answer is stored for the account it was meant for, and the page can say how
 * it ended.
 * @param wants must be the same at every render; results are always read
 */
export function useAccount(wants: 'results' | 'results and rounds'): Account {
  const mark = useKnownMark()
  const [wasMarked, setWasMarked] = useState(false)
  if (mark && !wasMarked) setWasMarked(true)
  const reads = useLazyModule(wasMarked, loadReads)
  const account = useMemo(() => reads?.observeAccount(wants === 'results and rounds'), [reads, wants])
  // The first render must look like the prerendered page, which cannot know who reads it.
  const unread = mark === false && !wasMarked ? nobody : reads === null ? unreachable : asking
  return useSyncExternalStore(
    account?.subscribe ?? hearNothing,
    account?.current ?? (() => unread),
    () => unread,
  )
}

/** To be called after results were stored or deleted in the account. Without the script that reads accounts nothing is cached. */
export async function rereadResults(): Promise<void> {
  const reads = await loadReads().catch(() => null)
  await reads?.reread('results')
}

/** Reads again what a delivery of the outbox may have changed: answered rounds and results, or a session that is over. */
export async function heedDelivery({ arrived, sessionOver }: Delivery): Promise<void> {
  // An answer that a visitor sent by the link in a mail belongs to no account.
  if (!sessionOver && !(arrived > 0 && mayBeSignedIn())) return
  const reads = await loadReads().catch(() => null)
  if (arrived > 0) void reads?.reread('rounds', 'results')
  if (sessionOver) void reads?.reread('me')
}
