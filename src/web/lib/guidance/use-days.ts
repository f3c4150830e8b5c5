import type { Day } from '#core/calendar/local-time.ts'
import { useDateText, useDayText } from '../use-day-text.ts'

/** Days as an answer of the server has them, in words: near ones with their weekday, others with their year. */
export function useDays() {
  const dayText = useDayText()
  const dateText = useDateText()
  return {
    near: (day: string) => dayText(day as Day),
    far: (day: string) => dateText(day as Day),
  }
}
