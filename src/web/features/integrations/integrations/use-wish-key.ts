import { useRef } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'

/**
 * A key for each wish that makes a secret: sent again after a lost answer, it is the same secret, and nothing is left that nobody
 * knows. Once it has been answered the next press is another wish.
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
    // What it made was ended or replaced meanwhile.
    forgetIfOver: (error: Error) => {
      if (error instanceof ApiError && error.status === 409) forget()
    },
  }
}
