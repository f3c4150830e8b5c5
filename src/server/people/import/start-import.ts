import { largestFile } from '#core/import/limits.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { nameOfPerson } from '#server/people/list/member-repository.ts'
import { hold } from '#server/platform/db/hold.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { enqueueImport } from './enqueue-import.ts'
import { failedReport, type ImportReport } from './import-report.ts'
import {
  findImport,
  type ImportRow,
  insertImport,
  listWaitingImports,
  updateImport,
} from './import-repository.ts'
import type { ImportSource } from './import-source-repository.ts'
import { refuseMapping } from './read-import-again.ts'

export type ImportToStart = {
  readonly organisationId: string
  readonly personId: string
  /** Replaces the name where the person is no member. */
  readonly email: string
  /** Empty for a change by hand. */
  readonly fileName: string
  readonly source: ImportSource
  /** How to read the file. */
  readonly fileChoice?: FileChoice
}

/**
 * Stores a file, or a change by hand, and enqueues its planning. An earlier one that still waits is given up: there is
 * one dry run at a time.
 * @throws Refusal too-large beyond 32 MB; invalid-input where two columns have one field, or the mapping lacks a required field
 */
export async function startImport(deps: Deps, input: ImportToStart): Promise<ImportRow> {
  const { organisationId, personId, fileName, source, fileChoice = null } = input
  if (Buffer.isBuffer(source) && source.length > largestFile) throw new Refusal('too-large')
  refuseMapping(fileChoice?.columns)
  const importId = deps.newId()
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    // One at a time, because each gives up the one before.
    await hold(tx, `imports ${organisationId}`)
    await giveUpEarlier(tx, organisationId)
    await insertImport(tx, {
      organisationId,
      id: importId,
      fileName,
      source,
      fileChoice,
      createdAt: deps.clock(),
      createdBy: (await nameOfPerson(tx, organisationId, personId)) ?? input.email,
    })
    await enqueueImport(deps, tx, {
      organisationId,
      personId,
      importId,
      job: 'plan-import',
      action: 'import-started',
      details: { fileName },
    })
    const started = await findImport(tx, organisationId, importId)
    if (started === null) throw new Error('an import is gone that was just made')
    return started
  })
}

async function giveUpEarlier(tx: HrTransaction, organisationId: string): Promise<void> {
  for (const earlier of await listWaitingImports(tx, organisationId)) {
    if (earlier.state === 'refused') {
      await updateImport(tx, organisationId, earlier.id, 'refused', { state: 'refused', removeContent: true })
      continue
    }
    await updateImport(tx, organisationId, earlier.id, earlier.state, {
      state: 'failed',
      report: failedReport(earlier.report as ImportReport | null, 'superseded'),
      removeContent: true,
    })
  }
}
