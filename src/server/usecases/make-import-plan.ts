import { type ImportChanges, nothingCounted } from '#core/import/import-plan.ts'
import { limitedTime } from '#core/import/limits.ts'
import { planImport } from '#core/import/plan-import.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import { listAllMembers } from '#server/db/member-repository.ts'
import { readFingerprint } from '#server/db/organisation-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import { listAllUnits } from '#server/db/unit-repository.ts'
import type { Deps } from '#server/deps.ts'
import { readImportFile } from '#server/imports/read-import-file.ts'
import { runSlices } from '#server/imports/run-slices.ts'
import { type ImportReport, reportOf } from './import-report.ts'

export type MadePlan = {
  readonly report: ImportReport
  /** Null: refused whole. */
  readonly changes: ImportChanges | null
  /** What the organisation looked like; empty where the file could not be read that far. */
  readonly plannedAgainst: string
}

/** Reads a file and works out what it would change. Writes nothing; gives way to others while it works. */
export async function makeImportPlan(
  deps: Deps,
  organisationId: string,
  content: Buffer,
  onProgress: (share: number) => Promise<void>,
): Promise<MadePlan> {
  const problems = new ProblemList()
  const file = await readImportFile(content, problems)
  if (file.columns.size === 0) {
    const { errorCount, errors, warnings } = problems
    const nothing = { counts: nothingCounted, errorCount, errors, warnings, changes: null }
    return { report: reportOf(file, nothing), changes: null, plannedAgainst: '' }
  }
  const { plannedAgainst, present } = await asHr(
    deps.pools.app,
    { organisationId, personId: null },
    async (tx) => ({
      // First, so that a change in between makes the plan outdated, never wrong.
      plannedAgainst: await readFingerprint(tx, organisationId),
      present: {
        units: await listAllUnits(tx, organisationId),
        members: await listAllMembers(tx, organisationId, new Date(deps.clock().getTime() - limitedTime)),
      },
    }),
  )
  const plan = await runSlices(planImport(file, present, deps.newId, problems), onProgress)
  return { report: reportOf(file, plan), changes: plan.changes, plannedAgainst }
}
