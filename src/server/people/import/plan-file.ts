import { type ImportPlan, nothingCounted } from '#core/import/import-plan.ts'
import { type ListChange, whenItsDayComes } from '#core/import/list-change.ts'
import { listWith } from '#core/import/list-with.ts'
import { planImport } from '#core/import/plan-import.ts'
import type { PresentOrganisation } from '#core/import/present.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import { undoOf } from '#core/import/undo.ts'
import { type ChangesInBatches, inBatches } from '#server/platform/batch/in-batches.ts'
import { isPacked } from './file/kind-of-file.ts'
import { type HowToRead, type ImportFile, readImportFile, readWorkbookFile } from './file/read-import-file.ts'
import { type ImportReport, reportOf } from './import-report.ts'

/** The input of the import's process. */
export type ImportInput = {
  readonly source: Uint8Array | ListChange
  readonly present: PresentOrganisation
  /** Whether it is a postponed change by hand whose day has come. */
  readonly waited?: boolean
  /** How a file is read. */
  readonly how?: HowToRead
}

export type PlannedFile = {
  readonly report: ImportReport
  /** Null: the whole file was refused. */
  readonly changes: ChangesInBatches | null
  /** The undo of the changes, as a JSON text; null where there is nothing to undo. */
  readonly undo: string | null
}

/** The progress after the file is split into cells, and after its rows are read: measured with forty columns. */
const [cut, read] = [0.45, 0.6] as const

/**
 * Plans the changes of a file, or of a change by hand to today's list: seconds of work for a
 * large one.
 * @param sayShare called with the progress, 0 to 1, rising
 */
export async function planFile(
  { source, present, waited = false, how = {} }: ImportInput,
  newId: () => string,
  sayShare: (share: number) => void,
): Promise<PlannedFile> {
  const problems = new ProblemList()
  const byHand = !(source instanceof Uint8Array)
  const file: ImportFile = byHand
    ? {
        ...listWith(present, waited ? whenItsDayComes(source, present) : source, problems),
        places: new Map(),
        encoding: null,
        separator: null,
        sheet: null,
      }
    : await readBytes(
        Buffer.from(source.buffer, source.byteOffset, source.length),
        { ...how, units: present.units, sayShare: (share) => sayShare(share * cut) },
        problems,
      )
  sayShare(read)
  const plan =
    file.columns.size === 0
      ? unread(problems)
      : planImport(file, present, newId, problems, (share) => sayShare(read + share * (1 - read)))
  const report = reportOf(file, plan)
  const undo = plan.changes === null ? null : undoOf(present, plan.changes)
  return {
    report: byHand ? withoutLines(report) : report,
    changes: plan.changes === null ? null : inBatches(plan.changes),
    undo: undo === null ? null : JSON.stringify(undo),
  }
}

const readBytes = async (bytes: Buffer, how: HowToRead, problems: ProblemList): Promise<ImportFile> =>
  isPacked(bytes) ? readWorkbookFile(bytes, how, problems) : readImportFile(bytes, problems, how)

function unread({ errorCount, errors, warnings }: ProblemList): ImportPlan {
  return { counts: nothingCounted, people: [], unitChanges: [], errorCount, errors, warnings, changes: null }
}

/** Removes line numbers: HR sees no lines of today's list, and the fault is in the change. */
function withoutLines(report: ImportReport): ImportReport {
  const whole = <T extends { readonly line: number }>(problems: readonly T[]) =>
    problems.map((problem) => ({ ...problem, line: 0 }))
  return { ...report, lines: 0, errors: whole(report.errors), warnings: whole(report.warnings) }
}
