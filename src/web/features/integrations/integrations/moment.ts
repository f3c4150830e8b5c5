import { formatTableDate, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'

/** @returns what writes a moment of the server, with day and time */
export function useMoment(): (at: string) => string {
  const { language } = useLanguage()
  return (at) => `${formatTableDate(new Date(at), language)} ${formatTime(new Date(at), language)}`
}

/** What a webhook is called in sentences: its whole address may be long, or have a secret in it. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url
