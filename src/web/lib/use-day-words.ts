import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { formatDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'

/** A day as it is said: 4 mars 2026. */
export function useDayWords(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => formatDate(instantOf({ day: day as Day, time: '12:00' }), language)
}
