import type { ImportColumn, ImportErrorCode } from '#core/import/problem.ts'

/** Notations of spreadsheet programs and databases for a missing value, in the languages of the Nordic countries. */
const missingValues = new Set(
  [
    '#n/a #i/t #saknas #puuttuu #null #getting_data #hämtar_data #hämtar.data',
    'NULL null (null) [null] <null> \\N n/a N/A NaN nan None undefined nil',
    '(tom) (tomt) (tomma) (blank) (empty) (tyhjä)',
  ].flatMap((line) => line.split(' ')),
)
const errorValue = /^(#[\p{L}\d/_. ]+[!?]|#{3,}|err:\d{3}|#(n\/a|i\/t)\b.*)$/iu

const isErrorValue = (value: string): boolean =>
  errorValue.test(value) ||
  missingValues.has(value) ||
  (value.startsWith('#') && missingValues.has(value.toLowerCase()))

/** 1,98501E+11: the rest of 198501012384. */
const shortenedNumber = /^[-+]?\d+([.,]\d+)?e[+-]\d+$/i
/** 1017,0 for 1017. A unit may be called 2.0. */
const withDecimals = /^\d{2,}[.,]0{1,2}$/

const months =
  'jan|feb|mar|mars|apr|april|maj|mai|may|jun|juni|jul|juli|aug|sep|sept|okt|oct|nov|dec|des|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu'
const titled = months.replace(/(^|\|)\p{L}/gu, (start) => start.toUpperCase())
/** Dates as spreadsheet programs show them: 17-jan, Jan-17, 17.tammi, 2026-01-17, 17/01/2026. JAN-17 may be the name of a unit. */
const dates = [
  new RegExp(`^\\d{1,2}[-./ ]\\s?(${months}|${titled})\\.?([-./ ]\\d{2,4})?$`, 'u'),
  new RegExp(`^(${months}|${titled})\\.?[-./]\\d{1,4}$`, 'u'),
  /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])([T ][\d:.]+)?$/,
  /^(0?[1-9]|[12]\d|3[01])[./-](0?[1-9]|[12]\d|3[01])[./-](19|20)\d{2}([T ][\d:.]+)?$/,
]

/** UTF-8, or the letters of an old Mac or of DOS, read as Windows characters: Ã¥, sŠr, tr„d. { and } are ä and å of old terminals. */
const misread = [
  /[ÃÂ][\x80-\xbf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[√├┬][^\s\w]|ï¿½/,
  /\p{L}[†‡„“”‚‰‹›•€¤¶§¿¡¢£¥¦©®±¼½¾√∂∆≈÷×ƒˆ˜™░-▓│-╬{}]\p{L}/u,
  /\p{Ll}[ŠŒŽŸ]\p{Ll}/u,
  /[\x80-\x9f]/,
]
/** The replacement for a letter that a program does not have. */
const lost = /\ufffd|\p{L}\?\p{L}/u

type FileCellCode = ImportErrorCode &
  ('error-value' | 'shortened-number' | 'date-cell' | 'misread-letters' | 'broken-character')

/**
 * Finds what a program has made of a cell on its way into a file, where that differs from the original. Not for today's list:
 * people see what they type there.
 */
export function validateFileCell(column: ImportColumn, value: string): FileCellCode | null {
  // Mobile numbers are validated later, only for people whose number is used.
  if (value === '' || column === 'mobile') return null
  if (isErrorValue(value)) return 'error-value'
  if (lost.test(value)) return 'broken-character'
  if (misread.some((pattern) => pattern.test(value))) return 'misread-letters'
  if (column === 'email' || column === 'language' || column === 'role') return null
  if (shortenedNumber.test(value)) return 'shortened-number'
  if (column === 'employee_id' && withDecimals.test(value)) return 'shortened-number'
  return dates.some((pattern) => pattern.test(value)) ? 'date-cell' : null
}
