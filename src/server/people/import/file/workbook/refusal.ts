import type { ImportErrorCode } from '#core/import/problem.ts'

/** Ends the reading of a workbook with an error of the whole file. Anything else that is thrown means that the file is broken. */
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
