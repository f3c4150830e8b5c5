import type { ClockTime } from '#core/calendar/local-time.ts'
import type { Language } from '#text/language.ts'

/** 15.30 in Swedish, 15:30 in English: a time of day that has no date. */
export const clockText = (time: ClockTime, language: Language): string =>
  language === 'sv' ? time.replace(':', '.') : time
