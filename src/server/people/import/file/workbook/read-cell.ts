import type { CellFault } from '#server/people/import/file/file-line.ts'
import type { FormatOf } from './number-formats.ts'
import { showDigits } from './number-formats.ts'
import { broken } from './refusal.ts'
import { cellText } from './string-text.ts'

/** A cell as its XML elements store it. */
export type StoredCell = {
  /** The value's type (ECMA-376 part 1, 18.18.11); '' is a number. */
  readonly type: string
  readonly style: number
  readonly formula: boolean
  /** Null: the cell is empty. */
  readonly value: string | null
  /** The text of type inlineStr. */
  readonly inline: string | null
}

export type CellContent = {
  readonly text: string
  /** A number, which has lost any leading zeros. */
  readonly isNumber?: true
  readonly fault?: CellFault
}

export type SheetContext = {
  readonly strings: readonly string[]
  readonly formatOf: FormatOf
  readonly from1904: boolean
}

const nothing: CellContent = { text: '' }

/** The content of a cell: its text as shown, or why nobody can have meant it. */
export function readCell(cell: StoredCell, context: SheetContext): CellContent {
  const { type, value, formula, inline } = cell
  if (inline !== null) return { text: inline }
  if (type === 'e') return withFault('error-cell', value?.trim() || '#')
  if (value === null || (value === '' && type !== 'str'))
    return formula ? withFault('uncalculated-cell', '') : nothing
  switch (type) {
    case 's':
      return { text: sharedText(value, context.strings) }
    case 'str':
    case 'inlineStr':
      return { text: cellText(value) }
    case 'b':
      return { text: /^(1|true)$/.test(value.trim()) ? 'TRUE' : 'FALSE' }
    case 'd':
      return withFault('date-cell', value.trim().slice(0, 10))
    default:
      return readNumber(value.trim(), cell, context)
  }
}

const withFault = (code: CellFault['code'], value: string): CellContent => ({
  text: value,
  fault: { code, value },
})

function sharedText(value: string, strings: readonly string[]): string {
  const text = /^\s*\d+\s*$/.test(value) ? strings[Number(value)] : undefined
  if (text === undefined) throw broken()
  return text
}

/** Digits that a spreadsheet program stores; it turns further ones into zeros. */
const keptDigits = 15

/** A number as its cell shows it, without the last bits that calculations leave behind. */
function readNumber(
  stored: string,
  { style }: StoredCell,
  { formatOf, from1904 }: SheetContext,
): CellContent {
  const value = Number(stored)
  if (!Number.isFinite(value)) return { text: stored }
  const format = formatOf(style)
  if (format.kind === 'date') return withFault('date-cell', dayOf(value, from1904))
  const shown = Number(value.toPrecision(keptDigits))
  if (Math.abs(shown) >= 10 ** keptDigits) return withFault('long-number-cell', stored)
  if (!Number.isInteger(shown)) return withFault('fraction-cell', String(shown))
  if (format.kind === 'zeros' && shown >= 0) return { text: showDigits(String(shown), format.signs) }
  // Also turns -0 into 0.
  return { text: String(shown + 0), isNumber: true }
}

const day = 24 * 60 * 60 * 1000
/** The number of the last day in a spreadsheet, 31 December 9999. */
const lastDay = 2_958_465
/** Excel counts 29 February 1900, which did not exist. */
const leapDayThatWasNot = 60

/** The day of a number, or its time where it is no day; the number itself where it is neither. */
function dayOf(value: number, from1904: boolean): string {
  const days = value + (from1904 ? 1462 : 0)
  if (value < 0 || days > lastDay) return String(value)
  const at = new Date(
    Date.UTC(1899, 11, 30) + Math.round((days + (days < leapDayThatWasNot ? 1 : 0)) * day),
  ).toISOString()
  return value < 1 ? at.slice(11, 16) : at.slice(0, 10)
}
