import { useText } from '#web/lib/use-text.ts'
import type { BookingError, BookingField } from './booking-rules.ts'

/** The error of a field, for its part of the page. */
export function useErrorOf(errors: readonly BookingError[]) {
  const t = useText('booking')
  return (field: BookingField) => {
    const found = errors.find((one) => one.field === field)
    return { errorPrefix: t('errorPrefix'), error: found === undefined ? undefined : t(found.text) }
  }
}
