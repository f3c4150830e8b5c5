import { useRef } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

/**
 * An idempotency key for each request that creates a secret. Repeated after a lost answer, the request returns the same
 * secret, so that none is left unknown. After an answer the next press is a new request.
 */
export function useWishKey() {
  const key = useRef<{ readonly of: string; readonly id: string } | null>(null)
  const forget = () => {
    key.current = null
  }
  return {
    keyOf: (wish: unknown): string => {
      const of = JSON.stringify(wish)
      if (key.current?.of !== of) key.current = { of, id: newId() }
      return key.current.id
    },
    forget,
    // The secret that it created was revoked or replaced meanwhile.
    forgetIfOver: (error: Error) => {
      if (error instanceof ApiError && error.status === 409) forget()
    },
  }
}
