import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { MappedColumn } from '#core/import/column-mapping.ts'
import type { Undo } from '#core/import/list-change.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import type { ImportKind, ImportState } from '#server/platform/db/tables/organisation.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import { appendContent, contentOf, type ImportSource } from './import-source-repository.ts'

/** One import in its history. `report` has the shape of people/import/import-report.ts. */
export type ImportRow = {
  readonly id: string
  readonly kind: ImportKind
  /** Empty for a change by hand. */
  readonly fileName: string
  readonly createdAt: Date
  readonly createdBy: string
  readonly state: ImportState
  /** 0–100, of planning or of applying. */
  readonly progress: number
  readonly report: unknown
  readonly plannedAgainst: string | null
  /** The day from which a postponed change by hand applies. */
  readonly holdsFrom: Day | null
  /** How to read the file, where somebody has chosen it or an earlier list says it. */
  readonly fileChoice: FileChoice | null
  /** Whether its undo is stored, as long as no newer change has been made. */
  readonly canBeUndone: boolean
}

const told = [
  'id',
  'kind',
  'fileName',
  'createdAt',
  'createdBy',
  'state',
  'progress',
  'report',
  'plannedAgainst',
  'holdsFrom',
  'fileChoice',
] as const

const newestListed = 100

const importsOf = (tx: HrTransaction, organisationId: string) =>
  tx
    .selectFrom('member_import')
    .select(told)
    .select(sql<boolean>`undo is not null`.as('canBeUndone'))
    .where('organisationId', '=', organisationId)

/** Postponed changes first, then the history, newest first. */
export async function listImports(tx: HrTransaction, organisationId: string): Promise<ImportRow[]> {
  return importsOf(tx, organisationId)
    .orderBy(sql`state = 'waiting'`, 'desc')
    .orderBy(sql`coalesce(settled_at, created_at)`, 'desc')
    .orderBy('id')
    .limit(newestListed)
    .execute()
}

export async function findImport(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
): Promise<ImportRow | null> {
  return (await importsOf(tx, organisationId).where('id', '=', importId).executeTakeFirst()) ?? null
}

/** Finds an import and locks it until this transaction ends. */
export async function lockImport(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
): Promise<ImportRow | null> {
  const one = importsOf(tx, organisationId).where('id', '=', importId)
  return (await one.forUpdate().executeTakeFirst()) ?? null
}

export async function insertImport(
  tx: HrTransaction,
  {
    source,
    fileChoice,
    ...row
  }: {
    readonly organisationId: string
    readonly id: string
    readonly fileName: string
    readonly source: ImportSource
    readonly fileChoice: FileChoice | null
    readonly createdAt: Date
    readonly createdBy: string
  },
): Promise<void> {
  await tx
    .insertInto('member_import')
    .values({
      ...row,
      ...contentOf(source),
      fileChoice: fileChoice === null ? null : JSON.stringify(fileChoice),
      report: null,
      plannedAgainst: null,
      apiKeyId: null,
      onDay: null,
      undo: null,
    })
    .execute()
  await appendContent(tx, row, source)
}

/** Imports with a file that waits to be planned or applied. */
export async function listWaitingImports(tx: HrTransaction, organisationId: string): Promise<ImportRow[]> {
  return importsOf(tx, organisationId)
    .where((is) =>
      is.or([
        is('state', 'in', ['planning', 'unmapped', 'planned']),
        is.and([is('state', '=', 'refused'), is('content', 'is not', null)]),
      ]),
    )
    .forUpdate()
    .execute()
}

/** How many mappings of the organisation's lists are remembered. */
const mostRemembered = 20

/** The mappings of imported lists, the newest first. */
export async function listMappings(
  tx: HrTransaction,
  organisationId: string,
): Promise<(readonly MappedColumn[])[]> {
  const rows = await tx
    .selectFrom('member_import')
    .select('fileChoice')
    .where('organisationId', '=', organisationId)
    .where('state', '=', 'applied')
    .where(sql<boolean>`jsonb_typeof(file_choice -> 'columns') = 'array'`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostRemembered)
    .execute()
  return rows.flatMap(({ fileChoice }) => (fileChoice?.columns ? [fileChoice.columns] : []))
}

export type ImportUpdate = {
  readonly state: ImportState
  readonly progress?: number
  readonly report?: unknown
  readonly plannedAgainst?: string
  /** Deletes the file or the change by hand, once nothing more is done with it, and the names that its report took from it. */
  readonly removeContent?: boolean
  /** The undo of the import, as a JSON text. */
  readonly undo?: string | null
  readonly holdsFrom?: Day
  readonly fileChoice?: FileChoice
  /** Only for a change that has waited for its day. */
  readonly settledAt?: Date
}

/** Changes an import, if it is still in the state that the caller knows. @returns whether it was */
export async function updateImport(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
  from: ImportState,
  to: ImportUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_import')
    .set({
      state: to.state,
      ...(to.progress === undefined ? {} : { progress: to.progress }),
      ...(to.report === undefined
        ? to.removeContent === true
          ? { report: sql<string>`report - 'people'` }
          : {}
        : { report: JSON.stringify(to.report) }),
      ...(to.plannedAgainst === undefined ? {} : { plannedAgainst: to.plannedAgainst }),
      ...(to.removeContent === true
        ? { content: null, listChange: null, fileChoice: sql<string>`file_choice - 'cells'` }
        : {}),
      ...(to.fileChoice === undefined ? {} : { fileChoice: JSON.stringify(to.fileChoice) }),
      ...(to.undo === undefined ? {} : { undo: to.undo }),
      ...(to.holdsFrom === undefined ? {} : { holdsFrom: to.holdsFrom }),
      ...(to.settledAt === undefined ? {} : { settledAt: to.settledAt }),
    })
    .where('organisationId', '=', organisationId)
    .where('id', '=', importId)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @returns null where no undo is stored */
export async function readUndo(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
): Promise<Undo | null> {
  const row = await tx
    .selectFrom('member_import')
    .select('undo')
    .where('organisationId', '=', organisationId)
    .where('id', '=', importId)
    .executeTakeFirst()
  return row?.undo ?? null
}

/** The list changes, so the former last change can no longer be undone. */
export async function forgetUndo(tx: HrTransaction, organisationId: string): Promise<void> {
  await tx
    .updateTable('member_import')
    .set({ undo: null })
    .where('organisationId', '=', organisationId)
    .where('undo', 'is not', null)
    .execute()
}

/** The changes of one API key to the list on one day; null before its first change. */
export async function findImportOfKey(
  tx: HrTransaction,
  organisationId: string,
  { apiKeyId, onDay }: { readonly apiKeyId: string; readonly onDay: Day },
): Promise<ImportRow | null> {
  const row = await importsOf(tx, organisationId)
    .where('apiKeyId', '=', apiKeyId)
    .where('onDay', '=', onDay)
    .executeTakeFirst()
  return row ?? null
}

export async function insertImportOfKey(
  tx: HrTransaction,
  row: {
    readonly organisationId: string
    readonly id: string
    readonly apiKeyId: string
    readonly onDay: Day
    readonly createdAt: Date
    readonly createdBy: string
    readonly report: unknown
  },
): Promise<void> {
  await tx
    .insertInto('member_import')
    .values({
      ...row,
      kind: 'scim',
      fileName: '',
      content: null,
      listChange: null,
      state: 'applied',
      progress: 100,
      report: JSON.stringify(row.report),
      plannedAgainst: null,
      fileChoice: null,
      undo: null,
    })
    .execute()
}
