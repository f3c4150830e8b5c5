import type { Day } from '#core/calendar/local-time.ts'
import { useDateText, useDayText } from '../use-day-text.ts'

/** Formats days of the server's answers: near ones with their weekday, others with their year. */
export function useDays() {
  const dayText = useDayText()
  const dateText = useDateText()
  return {
    near: (day: string) => dayText(day as Day),
    far: (day: string) => dateText(day as Day),
  }
}
