import { useState } from 'react'
import type { FormError } from '#web/lib/form/form.tsx'

const none: readonly FormError[] = []

/** The error of a page with one field. It appears after a failed attempt, and goes as soon as the field is right. */
export function useOneError(fieldId: string, message: string, solved: boolean) {
  const [failed, setFailed] = useState(false)
  return { errors: failed && !solved ? [{ fieldId, message }] : none, fail: () => setFailed(true) }
}
