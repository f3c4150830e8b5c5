import { limitedTime } from '#core/import/limits.ts'
import type { WorkbookChoice } from '#core/import/workbook-choice.ts'
import { listAllMembers } from '#server/people/list/member-repository.ts'
import { readFingerprint, readListLanguage } from '#server/people/organisation/organisation-repository.ts'
import { listAllUnits } from '#server/people/organisation/unit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { runInOwnProcess, type WorkLimit } from '#server/platform/process/own-process.ts'
import type { ImportSource } from './import-source-repository.ts'
import type { ImportInput, PlannedFile } from './plan-file.ts'

export type MadePlan = PlannedFile & {
  /** What the organisation looked like. */
  readonly plannedAgainst: string
}

type PlanningOptions = {
  /** A change by hand whose day has come. */
  readonly waited?: boolean
  /** Of a workbook. */
  readonly choice?: WorkbookChoice | null
  /** Ends the process: nothing more comes of its plan. */
  readonly signal?: AbortSignal
  readonly limit?: WorkLimit | undefined
}

/** Reads a file, or makes a change by hand in today's list, and works out what that would change, in a process of its own. Writes nothing. */
export async function makeImportPlan(
  deps: Deps,
  organisationId: string,
  source: ImportSource,
  onProgress: (share: number) => Promise<void>,
  { waited = false, choice = null, signal, limit }: PlanningOptions = {},
): Promise<MadePlan> {
  const { plannedAgainst, present } = await asHr(
    deps.pools.app,
    { organisationId, personId: null },
    async (tx) => ({
      // First, so that a change in between makes the plan outdated, never wrong.
      plannedAgainst: await readFingerprint(tx, organisationId),
      present: {
        language: await readListLanguage(tx, organisationId),
        sms: deps.sms !== null,
        units: await listAllUnits(tx, organisationId),
        members: await listAllMembers(tx, organisationId, new Date(deps.clock().getTime() - limitedTime), {
          // What was read in by mistake can be taken back whole before the first round, too.
          newcomersCount: Buffer.isBuffer(source) || source.kind !== 'undo',
        }),
      },
    }),
  )
  const input: ImportInput = { source, present, waited, choice: choice ?? {} }
  let told = Promise.resolve()
  const planned = await runInOwnProcess<PlannedFile>('import', input, {
    onShare: (share) => {
      told = told.then(() => onProgress(share))
    },
    signal,
    limit,
  })
  await told
  return { ...planned, plannedAgainst }
}
