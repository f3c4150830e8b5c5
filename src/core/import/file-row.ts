import { type ImportColumn, type ImportErrorCode, importColumns } from './problem.ts'

/** One line of the file as cells: trimmed, '' where the cell is empty. */
export type FileRow = {
  /** Line in the file, the header being 1. */
  readonly line: number
  readonly cells: Readonly<Record<ImportColumn, string>>
  /** For a change by hand, which knows the member; a line of a file is matched with today's list. */
  readonly memberId?: string | null
  /** Columns with a cell that could not be read and has an error already. */
  readonly unread?: ReadonlySet<ImportColumn>
  /** Why the cell of the number could not be read: an error only where the number is used. */
  readonly unreadMobile?: { readonly code: ImportErrorCode; readonly value: string } | undefined
}

/** A line of a list of people, before the unit of each person is known. */
export type FlatRow = {
  /** Its cells of the unit are as mapped: name, id or the unit above, as far as the list has them. */
  readonly row: FileRow
  /** Names of units from the top, from one cell or several; empty where another column names the unit. */
  readonly path: readonly string[]
  readonly manager: string
  /** The names of the cells (D17) of the manager and of the unit. */
  readonly managerCell: string
  readonly unitCell: string
}

/** A row whose other cells are empty. */
export const rowOf = (line: number, cells: Partial<Record<ImportColumn, string>>): FileRow => ({
  line,
  cells: Object.fromEntries(importColumns.map((column) => [column, cells[column] ?? ''])) as Record<
    ImportColumn,
    string
  >,
})

/** Whether a line is empty; content only in columns that are not read does not count. */
export const saysNothing = ({ cells, unread, unreadMobile }: FileRow): boolean =>
  unread === undefined && unreadMobile === undefined && Object.values(cells).every((cell) => cell === '')

/** A line with any data of a person is about a person; every other line declares a unit. */
export const isPerson = ({ cells }: FileRow): boolean =>
  cells.email !== '' || cells.employee_id !== '' || cells.name !== '' || cells.mobile !== ''

/** A file after reading and before validation. */
export type FileRows = {
  readonly columns: ReadonlySet<ImportColumn>
  readonly rows: readonly FileRow[]
}
