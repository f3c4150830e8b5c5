import { useMemo, useState } from 'react'
import type { FieldError } from '#web/ui/error-summary/error-summary.tsx'

/**
 * The error of a page that asks one thing. It shows after a failed attempt, takes the focus at each further one, and
 * goes away as soon as the thing is there.
 */
export function useOneError(fieldId: string, message: string, solved: boolean) {
  const [attempts, setAttempts] = useState(0)
  const error = attempts > 0 && !solved ? message : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list at each attempt is what moves the focus
  const errors = useMemo<readonly FieldError[]>(
    () => (error === undefined ? [] : [{ fieldId, message: error }]),
    [fieldId, error, attempts],
  )
  return { error, errors, fail: () => setAttempts((count) => count + 1) }
}
