import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { choiceKey, choiceOf, markOf } from '#web/lib/visitor-data/choice.ts'
import {
  type BrowserResult,
  moveResults,
  resultsToMove,
  type Shelf,
  wantInAccount,
} from './browser-results.ts'
import { myResultsKey } from './my-results-query.ts'
import { reread } from './reread.ts'

/** `closed`: signed in with the address that opens nothing of one's own. */
export type MovingState = 'idle' | 'moving' | 'moved' | 'waiting' | 'refused' | 'closed'

async function store({ id, takenAt, answers, result }: BrowserResult): Promise<'stored' | 'refused'> {
  const { instrument, version } = result
  try {
    await callApi('storeMyResult', { body: { key: id, instrument, version, answers, takenAt } })
    return 'stored'
  } catch (error) {
    // Refused for good: the answers are not what the account takes. All else is tried again.
    if (error instanceof ApiError && [400, 409, 422].includes(error.status)) return 'refused'
    throw error
  }
}

/**
 * Brings the results that the person wants in the account there: when asked, when the page opens signed in, and when
 * the network is back. Only one tab does it at a time; what is sent twice is stored once.
 */
export function useMoveResults(shelf: Shelf, personId: string | null | undefined, onMoved: () => void) {
  const [state, setState] = useState<MovingState>('idle')
  const queries = useQueryClient()

  const move = useCallback(async () => {
    if (typeof personId !== 'string') return
    if (choiceOf(markOf(personId)) === 'yes') wantInAccount(shelf, personId)
    if (resultsToMove(shelf, personId).length === 0) return
    setState('moving')
    let closed = false
    const work = () =>
      moveResults(shelf, personId, (result) =>
        store(result).catch((error: unknown) => {
          closed = error instanceof ApiError && error.code === 'not-allowed'
          throw error
        }),
      )
    const { moved, left } = await (navigator.locks === undefined
      ? work()
      : navigator.locks.request('andrum.results', work))
    if (moved > 0) await reread(queries, myResultsKey)
    if (left === 0) setState('moved')
    else if (closed) setState('closed')
    else setState(resultsToMove(shelf, personId).length > 0 ? 'waiting' : 'refused')
    onMoved()
  }, [shelf, personId, queries, onMoved])

  useEffect(() => {
    const atOnce = () => void move()
    atOnce()
    const onChoice = ({ key }: StorageEvent) => key === choiceKey && atOnce()
    addEventListener('online', atOnce)
    addEventListener('storage', onChoice)
    return () => {
      removeEventListener('online', atOnce)
      removeEventListener('storage', onChoice)
    }
  }, [move])

  return { state, move }
}
