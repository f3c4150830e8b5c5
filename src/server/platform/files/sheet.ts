import type { Day } from '#core/calendar/local-time.ts'

/** A text, a number with its shown decimals, or a day. */
export type Cell = string | { readonly number: number; readonly decimals: number } | { readonly day: Day }

/** A table of a file: a row of headings, then rows of cells. Plain data, so that it can be sent to another process. */
export type Sheet = {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Removes the word joiner that keeps "4–45 %" on one line of a page: it would break searches in a spreadsheet. */
const plain = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replaceAll('\u2060', '') : cell)

/** One column: its heading, and its cell for a row. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell]

export function sheetOf<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  return {
    name,
    headings: columns.map(([heading]) => heading),
    rows: rows.map((row) => columns.map(([, cell]) => plain(cell(row)))),
  }
}
