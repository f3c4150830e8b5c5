import { type ImportColumn, type ImportErrorCode, importColumns } from './problem.ts'

/** One line of the file, cut into cells: trimmed, '' where the file says nothing. */
export type FileRow = {
  /** Line in the file, the header being 1. */
  readonly line: number
  readonly cells: Readonly<Record<ImportColumn, string>>
  /** Of a change by hand, which knows whom it is about; a file has to be compared with today's list. */
  readonly memberId?: string | null
  /** Columns whose cell is there and could not be read, with an error already. */
  readonly unread?: ReadonlySet<ImportColumn>
  /** Why the cell of the number could not be read: an error where the number is used, and nothing anywhere else. */
  readonly unreadMobile?: { readonly code: ImportErrorCode; readonly value: string } | undefined
}

/** A line of a list of people, before it is known which unit each of them belongs to. */
export type FlatRow = {
  /** Its cells of the unit are as mapped: name, id and the unit above, whichever the list has. */
  readonly row: FileRow
  /** Names of units from the top, from one cell or several; empty where another column says it. */
  readonly path: readonly string[]
  readonly manager: string
  /** The cells (D17) of the manager, and of what says the unit. */
  readonly managerCell: string
  readonly unitCell: string
}

/** A row whose other cells say nothing. */
export const rowOf = (line: number, cells: Partial<Record<ImportColumn, string>>): FileRow => ({
  line,
  cells: Object.fromEntries(importColumns.map((column) => [column, cells[column] ?? ''])) as Record<
    ImportColumn,
    string
  >,
})

/** A line may say something in columns alone that are not read. */
export const saysNothing = ({ cells, unread, unreadMobile }: FileRow): boolean =>
  unread === undefined && unreadMobile === undefined && Object.values(cells).every((cell) => cell === '')

/** A line that says anything of a person is about one; every other line declares a unit. */
export const isPerson = ({ cells }: FileRow): boolean =>
  cells.email !== '' || cells.employee_id !== '' || cells.name !== '' || cells.mobile !== ''

/** A file after reading: what it says, not yet whether that makes sense. */
export type FileRows = {
  readonly columns: ReadonlySet<ImportColumn>
  readonly rows: readonly FileRow[]
}
