import { useState } from 'react'
import type { FieldError } from '#web/ui/error-summary/error-summary.tsx'

/** The error of a one-field page: at the field and in the summary. */
export function useFieldError(fieldId: string) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  return {
    error: errors[0]?.message,
    errors,
    /** A new list each time: a second failed attempt moves the focus to the summary again. */
    fail: (message: string) => setErrors([{ fieldId, message }]),
    clear: () => setErrors([]),
  }
}
