import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Delivery } from '../outbox/outbox.ts'
import { mayBeSignedIn } from '../signed-in-mark.ts'
import { useLazyModule } from '../use-lazy-module.ts'
import { useKnownMark } from '../use-signed-in-mark.ts'
import { type Account, asking, nobody, unreachable } from './account.ts'

const loadReads = () => import('./account-reads.ts')
const hearNothing = () => () => {}

/**
 * The account of the person at this browser. A visitor asks the server nothing and does not fetch what reads accounts.
 * A person who was signed in when the page was opened is not taken for a visitor because the cookies went meanwhile: the
 * server's refusal then leads to signing in again, an answer is kept for the account it was meant for, and the page can say how
 * it ended.
 * @param wants must be the same at every render; results are always read
 */
export function useAccount(wants: 'results' | 'results and rounds'): Account {
  const mark = useKnownMark()
  const [wasMarked, setWasMarked] = useState(false)
  if (mark && !wasMarked) setWasMarked(true)
  const reads = useLazyModule(wasMarked, loadReads)
  const account = useMemo(() => reads?.observeAccount(wants === 'results and rounds'), [reads, wants])
  // The first render looks like the built page, where nobody can know.
  const unread = mark === false && !wasMarked ? nobody : reads === null ? unreachable : asking
  return useSyncExternalStore(
    account?.subscribe ?? hearNothing,
    account?.current ?? (() => unread),
    () => unread,
  )
}

/** After results were stored or deleted in the account. Where nobody could read an account there is nothing to read again. */
export async function rereadResults(): Promise<void> {
  const reads = await loadReads().catch(() => null)
  await reads?.reread('results')
}

/** What the outbox's news change in the account: an answer that arrived, a session that turns out to be over. */
export async function heedDelivery({ arrived, sessionOver }: Delivery): Promise<void> {
  // A visitor's answer, by the link in a mail, is in no account.
  if (!sessionOver && !(arrived > 0 && mayBeSignedIn())) return
  const reads = await loadReads().catch(() => null)
  if (arrived > 0) void reads?.reread('rounds', 'results')
  if (sessionOver) void reads?.reread('me')
}
