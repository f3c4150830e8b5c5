import {
  type ImportErrorCode,
  type ImportProblem,
  type ImportWarningCode,
  type problemAt as makeProblem,
  problemAt,
} from './problem.ts'

/** Most errors, and most warnings, that a report lists; all errors are counted. */
const mostListed = 200

type Where = Parameters<typeof makeProblem>[1]

/** Collects all errors of a file, so that one reading reports them all. */
export class ProblemList {
  #errors: ImportProblem<ImportErrorCode>[] = []
  #warnings: ImportProblem<ImportWarningCode>[] = []
  #errorCount = 0

  error(code: ImportErrorCode, where: Where): void {
    this.#errorCount += 1
    if (this.#errors.length < mostListed) this.#errors.push(problemAt(code, where))
  }

  warn(code: ImportWarningCode, where: Where): void {
    if (this.#warnings.length < mostListed) this.#warnings.push(problemAt(code, where))
  }

  /** Adds the problems of another list. */
  addAll(other: ProblemList): void {
    for (const warning of other.#warnings)
      if (this.#warnings.length < mostListed) this.#warnings.push(warning)
    for (const error of other.#errors) if (this.#errors.length < mostListed) this.#errors.push(error)
    this.#errorCount += other.#errorCount
  }

  get errorCount(): number {
    return this.#errorCount
  }

  /** In the order of the file. */
  get errors(): readonly ImportProblem<ImportErrorCode>[] {
    return this.#errors.toSorted((a, b) => a.line - b.line)
  }

  get warnings(): readonly ImportProblem<ImportWarningCode>[] {
    return this.#warnings.toSorted((a, b) => a.line - b.line)
  }
}
