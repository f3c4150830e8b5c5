import type { ClientBase } from 'pg'
import { roleName } from './role-names.ts'
import { StartError } from './start-error.ts'

/**
 * Andrum's roles are named after the database, and its tables belong to one of them. Under another name, after a rename or in a copy
 * by pg_dump, new roles would find tables that are not theirs.
 * @throws StartError with the name that the database had.
 */
export async function refuseRenamed(client: ClientBase, prefix: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    "select pg_get_userbyid(relowner) as owner from pg_class where oid = to_regclass('public.schema_migration')",
  )
  const owner = rows[0]?.owner
  if (owner === undefined || owner === roleName(prefix, 'owner')) return
  throw new StartError(
    `The tables of this database belong to ${owner} and not to ${roleName(prefix, 'owner')}: it had another name when Andrum set it up, or is a copy by pg_dump. Give it its name again, or restore a backup into an empty database.`,
  )
}
