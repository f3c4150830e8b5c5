import type { Day } from '#core/calendar/local-time.ts'
import { formatDate, formatDay, formatTableDate } from '#text/format.ts'
import { useLanguage } from './language.tsx'

/** At noon UTC the day is the same in every time zone that matters here. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** 5 mars 2026: for a day that may be in another year. */
export function useDateText(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => formatDate(atNoon(day), language)
}

/** 5 mar 2026: for a day in a table. */
export function useTableDateText(): (day: string) => string {
  const { language } = useLanguage()
  return (day) => formatTableDate(atNoon(day), language)
}

/** torsdag 5 mars: for a day in the near future. */
export function useDayText(): (day: Day) => string {
  const { language } = useLanguage()
  return (day) => formatDay(atNoon(day), language)
}

/** Formats days of the server's answers: near ones with their weekday, others with their year. */
export function useDays() {
  const dayText = useDayText()
  const dateText = useDateText()
  return {
    near: (day: string) => dayText(day as Day),
    far: (day: string) => dateText(day as Day),
  }
}
