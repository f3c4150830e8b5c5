import type { ClientBase } from 'pg'
import { withRolePrefix } from '#server/platform/db/role-names.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import type { SqlFile } from './migration-files.ts'

/** Runs an SQL file with this database's role names. @throws StartError with the file's name and the reason. */
export async function runSqlFile(
  client: ClientBase,
  rolePrefix: string,
  kind: 'Migration' | 'Function',
  { name, sql }: Pick<SqlFile, 'name' | 'sql'>,
): Promise<void> {
  try {
    await client.query(withRolePrefix(sql, rolePrefix))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${kind} ${name} failed and changed nothing: ${reason}.`, { cause: error })
  }
}
