import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'

/** Deletes the files of older imports that were never applied; their reports stay in the history. */
export async function forgetImportContents({ kysely }: JobsPool, before: Date): Promise<void> {
  await sql`select public.forget_import_contents(${before})`.execute(kysely)
}
