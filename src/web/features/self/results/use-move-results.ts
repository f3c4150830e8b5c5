import { useCallback, useEffect, useState } from 'react'
import { rereadResults } from '#web/lib/account/use-account.ts'
import { listenToStorage } from '#web/lib/browser-store.ts'
import type { Delivery } from '#web/lib/outbox/outbox.ts'
import { useOutbox } from '#web/lib/outbox/use-outbox.ts'
import { choiceKey, choiceOf, markOf } from '#web/lib/visitor-data/choice.ts'
import { browserResults, resultsOutbox, wantInAccount } from './browser-results.ts'

/** `closed`: the session's address does not open own results. */
export type MovingState = 'idle' | 'moving' | 'moved' | 'waiting' | 'refused' | 'closed'

/** Moves results that the person wants in their account: a single one on request, and all when they have agreed. */
export function useMoveResults(personId: string | null | undefined) {
  const [ended, setEnded] = useState<MovingState>('idle')
  const onDelivery = useCallback(
    ({ tried, arrived, closed }: Delivery) => {
      const waits = resultsOutbox.hasWork(personId ?? null)
      setEnded(arrived === tried ? 'moved' : closed ? 'closed' : waits ? 'waiting' : 'refused')
    },
    [personId],
  )
  const { busy, deliver } = useOutbox(resultsOutbox, personId, onDelivery, rereadResults)

  const move = useCallback(async () => {
    if (typeof personId === 'string' && choiceOf(markOf(personId)) === 'yes')
      wantInAccount(browserResults, personId)
    await deliver()
  }, [personId, deliver])

  useEffect(() => {
    void move()
    return listenToStorage((key) => key === choiceKey && void move())
  }, [move])

  const state: MovingState = busy ? 'moving' : ended
  return { state, move }
}
