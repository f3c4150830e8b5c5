/** Why a cell of a workbook does not have the intended text, as an error of core/import/problem.ts. */
export type CellFault = {
  readonly code: 'date-cell' | 'error-cell' | 'uncalculated-cell' | 'fraction-cell' | 'long-number-cell'
  readonly value: string
}

/** One non-empty line of a file of any format. */
export type FileLine = {
  /** Line number, as an editor or the spreadsheet program counts. */
  readonly line: number
  /** Trimmed; '' where the cell is empty. */
  readonly cells: readonly string[]
  /** For a workbook: places of number cells, which may have lost leading zeros. */
  readonly numbers?: readonly number[]
  /** For a workbook: faults by place. Only in a column that is read they are errors. */
  readonly faults?: ReadonlyMap<number, CellFault>
  /** For a workbook: hidden by hand or by a filter. */
  readonly hidden?: boolean
}

/** The letters of a column in a spreadsheet program: A for the first, AB for the twenty-eighth. */
export function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : lettersOf(Math.floor(place / 26) - 1) + last
}

/** The place of a column from its letters: 0 for A. */
export const placeOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
