import { checkMapping, type MappedColumn } from '#core/import/column-mapping.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import type { ImportReport } from './import-report.ts'
import { findImport, type ImportRow, lockImport, updateImport } from './import-repository.ts'
import { isSourceStored } from './import-source-repository.ts'

type Input = {
  readonly organisationId: string
  readonly importId: string
  readonly personId: string
  readonly fileChoice: FileChoice
}

/**
 * Reads a file again in another way: another sheet, other columns, corrected cells. It stays the same import, with a new dry
 * run.
 * @throws Refusal not-found; invalid-input as startImport; import-not-ready while it is read or applied, or afterwards; import-outdated
 * once the file is deleted
 */
export async function readImportAgain(
  deps: Deps,
  { organisationId, importId, personId, fileChoice }: Input,
): Promise<ImportRow> {
  refuseMapping(fileChoice.columns)
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const { state, kind, report, fileChoice: before } = found(await lockImport(tx, organisationId, importId))
    if (kind !== 'file' || (state !== 'unmapped' && state !== 'refused' && state !== 'planned'))
      throw new Refusal('import-not-ready')
    if (!(await isSourceStored(tx, organisationId, importId))) throw new Refusal('import-outdated')
    await updateImport(tx, organisationId, importId, state, {
      state: 'planning',
      progress: 0,
      fileChoice: changed(before ?? {}, (report as ImportReport | null)?.sheet?.name, fileChoice),
    })
    await deps.queue.enqueue(
      tx,
      'plan-import',
      { organisationId, importId },
      { key: deps.newId(), group: organisationId },
    )
    return found(await findImport(tx, organisationId, importId))
  })
}

/** Keeps choices that the request leaves out. Another sheet has other columns and cells. */
function changed(before: FileChoice, sheet: string | undefined, to: FileChoice): FileChoice {
  if (to.sheet !== undefined && to.sheet !== sheet) return to
  return { ...before, ...to, cells: { ...before.cells, ...to.cells } }
}

/** @throws Refusal invalid-input for a mapping with which no list can be read */
export function refuseMapping(columns: readonly MappedColumn[] | null | undefined): void {
  const faults = columns == null ? [] : checkMapping(columns)
  if (faults.length > 0)
    throw new Refusal('invalid-input', { errors: faults.map(({ code }) => ({ path: 'columns', code })) })
}
