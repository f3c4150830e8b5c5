import { useState } from 'react'
import type { FormError } from '#web/lib/form/form.tsx'

const none: readonly FormError[] = []

/** The error of a page that asks one thing. It shows after a failed attempt, and goes away as soon as the thing is there. */
export function useOneError(fieldId: string, message: string, solved: boolean) {
  const [failed, setFailed] = useState(false)
  return { errors: failed && !solved ? [{ fieldId, message }] : none, fail: () => setFailed(true) }
}
