import { limitedTime } from '#core/import/limits.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { listAllMembers } from '#server/people/list/member-repository.ts'
import { readFingerprint, readListSettings } from '#server/people/organisation/organisation-repository.ts'
import { listAllUnits } from '#server/people/organisation/unit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { runInOwnProcess, type WorkLimit } from '#server/platform/process/own-process.ts'
import { listMappings } from './import-repository.ts'
import type { ImportSource } from './import-source-repository.ts'
import type { ImportInput, PlannedFile } from './plan-file.ts'

export type MadePlan = PlannedFile & {
  /** What the organisation looked like. */
  readonly plannedAgainst: string
}

type PlanningOptions = {
  /** A change by hand whose day has come. */
  readonly waited?: boolean
  /** How a file is read, where somebody has chosen. */
  readonly choice?: FileChoice | null
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
  const { plannedAgainst, present, organisation, remembered } = await asHr(
    deps.pools.app,
    { organisationId, personId: null },
    async (tx) => {
      const { language, name, smsReminders } = await readListSettings(tx, organisationId)
      return {
        organisation: name,
        remembered:
          Buffer.isBuffer(source) && choice?.columns == null ? await listMappings(tx, organisationId) : [],
        // First, so that a change in between makes the plan outdated, never wrong.
        plannedAgainst: await readFingerprint(tx, organisationId),
        present: {
          language,
          sms: deps.sms !== null,
          smsReminders,
          units: await listAllUnits(tx, organisationId),
          members: await listAllMembers(tx, organisationId, new Date(deps.clock().getTime() - limitedTime), {
            // What was read in by mistake can be taken back whole before the first round, too.
            newcomersCount: Buffer.isBuffer(source) || source.kind !== 'undo',
          }),
        },
      }
    },
  )
  const how = { ...choice, organisation, remembered }
  const input: ImportInput = { source, present, waited, how }
  // Nobody waits for a note while the process works, so a failure that is not caught here would end the server.
  const noteLost = (error: unknown) =>
    deps.log.warn({ error: String(error) }, 'the progress of an import could not be noted')
  let told = Promise.resolve()
  const planned = await runInOwnProcess<PlannedFile>('import', input, {
    onShare: (share) => {
      told = told.then(() => onProgress(share)).catch(noteLost)
    },
    signal,
    limit,
  })
    // Also when nothing came of it: the database may be closed after this.
    .finally(() => told)
  return { ...planned, plannedAgainst }
}
