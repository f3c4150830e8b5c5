import type { ClockTime } from '#core/calendar/local-time.ts'
import { type Language, rowOf } from '#core/languages.ts'

/** 15.30 in Swedish, 15:30 in English: a time of day that has no date. */
export const clockText = (time: ClockTime, language: Language): string =>
  time.replace(':', rowOf(language).clock)
