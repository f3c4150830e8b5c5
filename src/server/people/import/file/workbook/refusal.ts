import type { ImportErrorCode } from '#core/import/problem.ts'

/** Stops reading a workbook with an error about the whole file. Any other error means that the file is broken. */
export class WorkbookRefusal extends Error {
  readonly code: ImportErrorCode
  readonly details: Readonly<Record<string, string | number>>
  constructor(code: ImportErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export const tooLarge = () => new WorkbookRefusal('too-large-workbook')
export const broken = () => new WorkbookRefusal('broken-workbook')
