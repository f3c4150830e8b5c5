import { type QueryKey, QueryObserver, queryOptions } from '@tanstack/react-query'
import { callApi } from '../api.ts'
import { queryClient } from '../query/query-client.ts'
import { meKey, meQuery } from '../query/read-me.ts'
import type { Account } from './account.ts'

const keys = { me: meKey, results: ['my-results'], rounds: ['my-invitations'] } as const
const none: readonly [] = []

const resultsQuery = (personId: string | undefined) =>
  queryOptions({
    queryKey: [...keys.results, personId],
    enabled: personId !== undefined,
    queryFn: async ({ signal }) => (await callApi('listMyResults', { signal })).results,
  })

const roundsQuery = (personId: string | undefined) =>
  queryOptions({
    queryKey: [...keys.rounds, personId],
    enabled: personId !== undefined,
    queryFn: async ({ signal }) => {
      const { invitations } = await callApi('listMyInvitations', { signal })
      return invitations.filter(({ open, used }) => open && !used)
    },
  })

/** The account of the signed-in person, for `useSyncExternalStore`: the cached state, and changes while a listener is subscribed. */
export function observeAccount(wantsRounds: boolean) {
  const me = new QueryObserver(queryClient, meQuery)
  const results = new QueryObserver(queryClient, resultsQuery(undefined))
  const rounds = new QueryObserver(queryClient, roundsQuery(undefined))
  const observers = [me, results, rounds]

  /** Reads own results only where the session's address opens them (`opensOwn`), and rounds only where the page wants them. */
  function follow(): void {
    const who = me.getCurrentResult().data
    results.setOptions(resultsQuery(who?.opensOwn ? who.person.id : undefined))
    rounds.setOptions(roundsQuery(wantsRounds ? who?.person.id : undefined))
  }

  function present(): Account {
    const [who, own, asked] = [me.getCurrentResult(), results.getCurrentResult(), rounds.getCurrentResult()]
    return {
      me: who.data,
      personId: who.data === undefined ? undefined : (who.data?.person.id ?? null),
      asking:
        who.isPending ||
        (who.data?.opensOwn === true && own.isPending) ||
        (wantsRounds && who.data != null && asked.isPending),
      results: own.data ?? none,
      reading: own.isFetching,
      rounds: asked.data ?? none,
      failed: who.error ?? own.error ?? asked.error,
      retry: () => {
        for (const observer of observers) if (observer.getCurrentResult().isError) void observer.refetch()
      },
      unreachable: false,
    }
  }

  follow()
  let seen: readonly unknown[] = none
  let account = present()
  return {
    subscribe(listener: () => void): () => void {
      const stops = observers.map((observer) =>
        observer.subscribe(() => {
          follow()
          listener()
        }),
      )
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** The same object until a reading changes. */
    current(): Account {
      const now = observers.map((observer) => observer.getCurrentResult())
      if (now.some((result, position) => result !== seen[position])) {
        seen = now
        account = present()
      }
      return account
    },
  }
}

/**
 * Reads again what a write has changed. It first cancels a reading that is still under way: that one may have left before
 * the write arrived, and would otherwise count as the new one.
 */
export async function reread(...changed: readonly (keyof typeof keys)[]): Promise<void> {
  const all = changed.map(async (what) => {
    const queryKey: QueryKey = keys[what]
    await queryClient.cancelQueries({ queryKey })
    await queryClient.invalidateQueries({ queryKey })
  })
  await Promise.all(all)
}
