import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'

/** Forgets the files of imports older than this that were never applied; what they would have done stays in the history. */
export async function forgetImportContents({ kysely }: JobsPool, before: Date): Promise<void> {
  await sql`select public.forget_import_contents(${before})`.execute(kysely)
}
