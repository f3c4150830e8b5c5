import type { MappedColumn } from './column-mapping.ts'

/** Options for a workbook; by default the first visible sheet is read whole. */
export type WorkbookChoice = {
  /** Its name on the tab. */
  readonly sheet?: string | undefined
  readonly hiddenRows?: 'read' | 'left-out' | undefined
}

/** Options for reading a file. */
export type FileChoice = WorkbookChoice & {
  /** For several lines about one person: `first` reads only the first; without it the lines must agree. */
  readonly repeatedPeople?: 'first' | undefined
  /** The fields of its columns; null: the reader is asked, whatever the headings are. */
  readonly columns?: readonly MappedColumn[] | null | undefined
  /** Corrections made on screen, by the name of the cell (D17). */
  readonly cells?: Readonly<Record<string, string>> | undefined
}
