import type { ImportColumn } from './problem.ts'

/** One line of the file, cut into cells: trimmed, '' where the file says nothing. */
export type FileRow = {
  /** Line in the file, the header being 1. */
  readonly line: number
  readonly cells: Readonly<Record<ImportColumn, string>>
}

/** A line with an e-mail address is about a person; every other line declares a unit. */
export const isPerson = (row: FileRow): boolean => row.cells.email !== ''

/** A file after reading: what it says, not yet whether that makes sense. */
export type FileRows = {
  readonly columns: ReadonlySet<ImportColumn>
  readonly rows: readonly FileRow[]
}
