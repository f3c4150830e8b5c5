import type { Day } from '#core/calendar/local-time.ts'
import { formatDay } from '#text/format.ts'
import { useLanguage } from './language.tsx'

/** torsdag 5 mars. Noon keeps the day the same wherever the clocks are. */
export function useDayText(): (day: Day) => string {
  const { language } = useLanguage()
  return (day) => formatDay(new Date(`${day}T12:00:00Z`), language)
}
