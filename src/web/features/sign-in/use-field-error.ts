import { useEffect, useState } from 'react'
import type { FieldError } from '#web/ui/error-summary/error-summary.tsx'

/** The error of a one-field page: at the field, in the summary, and "Fel:" first in the title. */
export function useFieldError(fieldId: string, prefix: string) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const wrong = errors.length > 0

  useEffect(() => {
    if (!wrong) return
    const title = document.title
    document.title = `${prefix} ${title}`
    return () => {
      document.title = title
    }
  }, [wrong, prefix])

  return {
    error: errors[0]?.message,
    errors,
    /** A new list each time: a second failed attempt moves the focus to the summary again. */
    fail: (message: string) => setErrors([{ fieldId, message }]),
    clear: () => setErrors([]),
  }
}
