import { useContext } from 'react'
import type { InvitationView } from '#contract/identity/me.ts'
import { formatDate, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { ReadingContext } from '#web/lib/readings/reading-words.ts'

/** The placeholders of texts about a round: its name and when it closes. */
export function useClosing() {
  const { language } = useLanguage()
  const { locale } = useContext(ReadingContext)
  return ({ round }: InvitationView) => {
    const closesAt = new Date(round.closesAt)
    return {
      round: round.name,
      organisation: round.organisation,
      date: formatDate(closesAt, language, locale),
      time: formatTime(closesAt, language),
    }
  }
}
