/** What somebody has chosen for a workbook; without it, the first visible sheet is read whole. */
export type WorkbookChoice = {
  /** Its name on the tab. */
  readonly sheet?: string | undefined
  readonly hiddenRows?: 'read' | 'left-out' | undefined
}
