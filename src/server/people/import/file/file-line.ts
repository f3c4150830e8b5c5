/** Why a cell of a workbook does not have the text that was meant, as an error of core/import/problem.ts. */
export type CellFault = {
  readonly code: 'date-cell' | 'error-cell' | 'uncalculated-cell' | 'fraction-cell' | 'long-number-cell'
  readonly value: string
}

/** One line of a file with something in it, whichever the format. */
export type FileLine = {
  /** As an editor or the spreadsheet program counts them. */
  readonly line: number
  /** Trimmed; '' where the cell is empty. */
  readonly cells: readonly string[]
  /** Of a workbook: places of the cells that are numbers there, and may have lost zeros at their start. */
  readonly numbers?: readonly number[]
  /** Of a workbook, by place. Only a column that is read makes an error of it. */
  readonly faults?: ReadonlyMap<number, CellFault>
  /** Of a workbook: by hand or by a filter. */
  readonly hidden?: boolean
}

/** The letters that a spreadsheet program writes above a column: A for the first, AB for the twenty-eighth. */
export function lettersOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : lettersOf(Math.floor(place / 26) - 1) + last
}

/** The place that a spreadsheet program writes these letters above: 0 for A. */
export const placeOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
