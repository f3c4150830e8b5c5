import { sql } from 'kysely'
import type { ImportState } from './tables/organisation.ts'
import type { HrTransaction } from './transaction.ts'

/** One import as its history tells it. `report` is what planning wrote, in the shape of usecases/import-report.ts. */
export type ImportRow = {
  readonly id: string
  readonly fileName: string
  readonly createdAt: Date
  readonly createdBy: string
  readonly state: ImportState
  /** 0–100, of planning or of applying. */
  readonly progress: number
  readonly report: unknown
  readonly plannedAgainst: string | null
}

const told = [
  'id',
  'fileName',
  'createdAt',
  'createdBy',
  'state',
  'progress',
  'report',
  'plannedAgainst',
] as const

const newestListed = 100

const importsOf = (tx: HrTransaction, organisationId: string) =>
  tx.selectFrom('member_import').select(told).where('organisationId', '=', organisationId)

export async function listImports(tx: HrTransaction, organisationId: string): Promise<ImportRow[]> {
  return importsOf(tx, organisationId)
    .orderBy('createdAt', 'desc')
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

/** Finds it and lets nobody else change it before this transaction ends. */
export async function lockImport(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
): Promise<ImportRow | null> {
  const one = importsOf(tx, organisationId).where('id', '=', importId)
  return (await one.forUpdate().executeTakeFirst()) ?? null
}

/** The file's bytes; null once they are removed. */
export async function readImportContent(
  tx: HrTransaction,
  organisationId: string,
  importId: string,
): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('member_import')
    .select('content')
    .where('organisationId', '=', organisationId)
    .where('id', '=', importId)
    .executeTakeFirst()
  return row?.content ?? null
}

export async function insertImport(
  tx: HrTransaction,
  row: {
    readonly organisationId: string
    readonly id: string
    readonly fileName: string
    readonly content: Buffer
    readonly createdAt: Date
    readonly createdBy: string
  },
): Promise<void> {
  await tx
    .insertInto('member_import')
    .values({ ...row, report: null, plannedAgainst: null })
    .execute()
}

/** Imports that still hold a file which waits to be planned or applied. */
export async function listWaitingImports(tx: HrTransaction, organisationId: string): Promise<ImportRow[]> {
  return tx
    .selectFrom('member_import')
    .select(told)
    .where('organisationId', '=', organisationId)
    .where('state', 'in', ['planning', 'planned'])
    .forUpdate()
    .execute()
}

export type ImportUpdate = {
  readonly state: ImportState
  readonly progress?: number
  readonly report?: unknown
  readonly plannedAgainst?: string
  /** The file is removed as soon as nothing more is done with it, and the names that its report took from it. */
  readonly removeContent?: boolean
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
      ...(to.removeContent === true ? { content: null } : {}),
    })
    .where('organisationId', '=', organisationId)
    .where('id', '=', importId)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
