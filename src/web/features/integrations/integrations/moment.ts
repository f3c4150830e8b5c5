import { formatTableDate, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'

/** @returns a function that formats a moment with day and time */
export function useMoment(): (at: string) => string {
  const { language } = useLanguage()
  return (at) => `${formatTableDate(new Date(at), language)} ${formatTime(new Date(at), language)}`
}

/** The name of a webhook in sentences: its host, because the whole address may be long or contain a secret. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url
