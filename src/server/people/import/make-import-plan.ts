import { dayOf } from '#core/calendar/instant-of.ts'
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
  /** The organisation's fingerprint at the start of the planning. */
  readonly plannedAgainst: string
}

type PlanningOptions = {
  /** Whether it is a postponed change by hand whose day has come. */
  readonly waited?: boolean
  /** How to read the file, where somebody has chosen it. */
  readonly choice?: FileChoice | null
  /** Ends the process: its plan is no longer needed. */
  readonly signal?: AbortSignal
  readonly limit?: WorkLimit | undefined
}

/** Plans a file, or a change by hand to today's list, in a process of its own. Writes nothing. */
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
        // Read first, so that a change in between makes the plan outdated, never wrong.
        plannedAgainst: await readFingerprint(tx, organisationId),
        present: {
          language,
          sms: deps.sms !== null,
          smsReminders,
          units: await listAllUnits(tx, organisationId),
          members: await listAllMembers(tx, organisationId, new Date(deps.clock().getTime() - limitedTime), {
            // An import by mistake can be undone completely before the first round, too.
            newcomersCount: Buffer.isBuffer(source) || source.kind !== 'undo',
          }),
        },
      }
    },
  )
  const how = { ...choice, organisation, remembered, today: dayOf(deps.clock()) }
  const input: ImportInput = { source, present, waited, how }
  // Nothing awaits a progress note while the process works, so an uncaught failure would end the server.
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
    // Waits for the last note even after a failure: the database may be closed after this.
    .finally(() => told)
  return { ...planned, plannedAgainst }
}
