import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { proving } from '#web/lib/proof/proving.ts'

const feedKey = ['my-calendar-feed'] as const

/** The signed-in person's feed, and its address while it can still be seen: until the page is left. */
export function useCalendarFeed() {
  const queries = useQueryClient()
  /** Idempotency key of a request for an address, so that one repeated after a lost answer returns the same address. */
  const wish = useRef<string>(null)
  const [address, setAddress] = useState<string | null>(null)
  const kept = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => callApi('readMyCalendarFeed', { signal }),
  })
  const making = useMutation({
    mutationFn: (titled: boolean) => {
      wish.current ??= newId()
      const idempotencyKey = wish.current
      return proving(() => callApi('makeMyCalendarFeed', { body: { titled }, idempotencyKey }))
    },
    onSuccess: (made) => {
      wish.current = null
      setAddress(made.address)
      queries.setQueryData(feedKey, { feed: made.feed })
    },
    onError: (error) => {
      // The address was created, and revoked elsewhere meanwhile: the next press is a new request.
      if (error instanceof ApiError && error.status === 409) wish.current = null
    },
  })
  const removing = useMutation({
    mutationFn: () => callApi('removeMyCalendarFeed'),
    onSuccess: () => {
      setAddress(null)
      queries.setQueryData(feedKey, { feed: null })
    },
  })
  return {
    reading: kept,
    address,
    busy: making.isPending || removing.isPending,
    problem: making.error ?? removing.error,
    removed: removing.isSuccess && !making.isSuccess,
    make: (titled: boolean) => {
      removing.reset()
      making.mutate(titled)
    },
    remove: () => {
      making.reset()
      removing.mutate()
    },
  }
}
