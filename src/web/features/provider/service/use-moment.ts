import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { stockholmNow } from '#web/lib/stockholm-now.ts'

/** A moment in words; for today only the time. */
export function useMoment(): (at: string) => string {
  const { language } = useLanguage()
  const { day: today } = stockholmNow()
  return (at) => {
    const date = new Date(at)
    const time = formatTime(date, language)
    return stockholmNow(date).day === today ? time : `${formatDay(date, language)} ${time}`
  }
}
