import type { ClockTime } from '#core/calendar/local-time.ts'
import { defaultLanguage, type Language, rowOf } from '#core/languages.ts'

/** The only caller of Intl. Formats numbers, dates and times as people write them in each language, always in Stockholm time. */

const timeZone = 'Europe/Stockholm'

/** The typographic minus, in both languages (Intl uses a hyphen in English). */
const minus = '\u2212'

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Caches formats: creating one takes some hundred times as long as using it. */
function inStockholm(
  language: Language,
  options: Intl.DateTimeFormatOptions,
  locale: string = rowOf(language).locale,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = dateFormats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  dateFormats.set(key, made)
  return made
}

/** Keeps the number of a day and its month on one line: "21" at the end of a line and "december" below are hard to read. */
const onOneLine = (date: string): string => date.replace(/(\p{Nd}{1,2}\.?) (?=\p{L})/u, '$1\u00a0')

/** 2,58 · 1 234,5 in Swedish; 2.58 · 1,234.5 in English. Always shows exactly `decimals` decimals. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(rowOf(language).locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(Object.is(value, -0) ? 0 : value)
    .replace('-', minus)
}

/** A share from 0 to 1 as 25 % (Swedish, with a space that does not break) or 25% (English). */
export function formatShare(share: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(rowOf(language).locale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(share)
    .replace('-', minus)
}

/** A difference with its sign: +0,3 · −0,3 · 0,0. Intl keeps the sign before the number in right-to-left text too. */
export function formatChange(value: number, language: Language, decimals = 1): string {
  return new Intl.NumberFormat(rowOf(language).locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  })
    .format(value)
    .replace('-', minus)
}

/**
 * 5 mars 2026 · 5 March 2026: dates in running text.
 * @param locale of the text, if it differs from the language's
 */
export function formatDate(date: Date, language: Language, locale?: string): string {
  return onOneLine(
    inStockholm(language, { day: 'numeric', month: 'long', year: 'numeric' }, locale).format(date),
  )
}

/** 5 okt · 5 Oct: for narrow places. Intl ends Swedish abbreviations with a full stop; ours have none. */
export function formatShortDate(date: Date, language: Language): string {
  return onOneLine(inStockholm(language, { day: 'numeric', month: 'short' }).format(date).replace('.', ''))
}

/** torsdag 5 mars · Thursday 5 March: for a day in the near future or past. */
export function formatDay(date: Date, language: Language): string {
  return onOneLine(
    inStockholm(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(date).replace(',', ''),
  )
}

/** tors · Thu: for narrow places. */
export function formatShortWeekday(date: Date, language: Language): string {
  return inStockholm(language, { weekday: 'short' }).format(date)
}

/** mars 2026 · March 2026: a month, with its year unless the year is obvious. */
export function formatMonth(date: Date, language: Language, withYear = true): string {
  return inStockholm(language, { month: 'long', ...(withYear ? { year: 'numeric' } : {}) }).format(date)
}

/** 25 okt 2026 · 25 Oct 2026: dates in tables and lists. */
export function formatTableDate(date: Date, language: Language): string {
  return onOneLine(
    inStockholm(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(date).replace('.', ''),
  )
}

/** 2026-03-05: a day in data, not for readers. */
export function isoDay(date: Date): string {
  return inStockholm(defaultLanguage, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(date)
}

const clockIn = (date: Date, language: Language): string =>
  inStockholm(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)

/** 15:30 in every language: a time of day in forms and data. */
export const formatClock = (date: Date): ClockTime => clockIn(date, defaultLanguage) as ClockTime

/** 15.30 · 15:30: a time of day. Intl prints a colon where Swedish writes a point. */
export function formatTime(date: Date, language: Language): string {
  return clockIn(date, language).replace(':', rowOf(language).clock)
}

/** a, b och c · a, b and c. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(rowOf(language).locale, { type: 'conjunction' }).format(items)
}

/** A list of languages by their codes, in the form for "speaks …": svenska och finska · Swedish and Finnish. */
export function formatLanguages(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(rowOf(language).locale, { type: 'language' })
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  )
}
