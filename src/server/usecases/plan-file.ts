import { type ImportChanges, nothingCounted } from '#core/import/import-plan.ts'
import { planImport } from '#core/import/plan-import.ts'
import type { PresentOrganisation } from '#core/import/present.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import { readImportFile } from '#server/imports/read-import-file.ts'
import { type ImportReport, reportOf } from './import-report.ts'

/** Rows written at once: a few hundred kilobytes, some tens of milliseconds in the database. */
const rowsAtOnce = 2000

/** What the import's thread gets. */
export type ImportInput = { readonly content: Uint8Array; readonly present: PresentOrganisation }

/** Rows as JSON texts of at most 2,000 each: they leave the thread, and are read and written, a text at a time. */
export type Batches = readonly string[]

export type PlannedFile = {
  readonly report: ImportReport
  /** Null: refused whole. */
  readonly changes: Readonly<Record<keyof ImportChanges, Batches>> | null
}

/**
 * Reads a file and works out what it would change: seconds of work for a large one.
 * @param sayShare hears how much is done, 0 to 1, rising
 */
export function planFile(
  { content, present }: ImportInput,
  newId: () => string,
  sayShare: (share: number) => void,
): PlannedFile {
  const problems = new ProblemList()
  const file = readImportFile(Buffer.from(content.buffer, content.byteOffset, content.length), problems)
  if (file.columns.size === 0) {
    const { errorCount, errors, warnings } = problems
    const nothing = { counts: nothingCounted, people: [], errorCount, errors, warnings, changes: null }
    return { report: reportOf(file, nothing), changes: null }
  }
  const plan = planImport(file, present, newId, problems, sayShare)
  return { report: reportOf(file, plan), changes: plan.changes === null ? null : inBatches(plan.changes) }
}

function inBatches(changes: ImportChanges): Record<keyof ImportChanges, Batches> {
  const entries = Object.entries(changes).map(([kind, rows]) => {
    const starts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, n) => n * rowsAtOnce)
    return [kind, starts.map((from) => JSON.stringify(rows.slice(from, from + rowsAtOnce)))]
  })
  return Object.fromEntries(entries) as Record<keyof ImportChanges, Batches>
}
