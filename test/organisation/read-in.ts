import { applyImport } from '#server/people/import/apply-import.ts'
import type { ImportReport } from '#server/people/import/import-report.ts'
import { findImport, type ImportRow } from '#server/people/import/import-repository.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { startApplyingImport } from '#server/people/import/start-applying-import.ts'
import { startImport } from '#server/people/import/start-import.ts'
import { searchMembers } from '#server/people/list/member-repository.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { asSuperuser, type TestDatabase } from '../database/database.ts'
import type { Founded } from './organise.ts'

export type ReadImport = Omit<ImportRow, 'report'> & { readonly report: ImportReport | null }

/** Sends a file without waiting for its dry run. @returns the id of its import */
export async function sendIn(deps: Deps, where: Founded, content: Buffer): Promise<string> {
  const { id } = await startImport(deps, {
    organisationId: where.organisationId,
    personId: where.hr,
    email: 'hr@bolaget.example',
    fileName: 'personal.csv',
    source: content,
  })
  return id
}

/** Sends a file and runs its dry run. */
export async function tryFile(deps: Deps, where: Founded, content: Buffer): Promise<ReadImport> {
  const importId = await sendIn(deps, where, content)
  await planImport(deps, { organisationId: where.organisationId, importId })
  return readBack(deps, where, importId)
}

/** Sends a file, and applies it after its dry run. */
export async function readIn(deps: Deps, where: Founded, content: Buffer): Promise<ReadImport> {
  const { organisationId, hr: personId } = where
  const { id: importId } = await tryFile(deps, where, content)
  await startApplyingImport(deps, { organisationId, importId, personId })
  await applyImport(deps, { organisationId, importId })
  return readBack(deps, where, importId)
}

export async function readBack(deps: Deps, where: Founded, importId: string): Promise<ReadImport> {
  const { organisationId, hr: personId } = where
  const row = found(
    await readAsHr(deps, { organisationId, personId }, (tx) => findImport(tx, organisationId, importId)),
  )
  return { ...row, report: row.report as ImportReport | null }
}

/** The addresses of everybody on the list except HR. */
export async function peopleIn(deps: Deps, { organisationId, hr: personId }: Founded): Promise<string[]> {
  const { members } = await readAsHr(deps, { organisationId, personId }, (tx) =>
    searchMembers(tx, organisationId, { offset: 0, limit: 200 }),
  )
  return members.map(({ email }) => email ?? '').filter((email) => !email.startsWith('hr@'))
}

/** The file of an import; empty once it is removed. */
export async function contentOf(database: TestDatabase, importId: string): Promise<Buffer | null> {
  const rows = await asSuperuser<{ content: Buffer | null }>(
    database,
    'select content from member_import where id = $1',
    [importId],
  )
  return rows[0]?.content ?? null
}
