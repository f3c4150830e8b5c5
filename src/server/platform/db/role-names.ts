import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { StartError } from './start-error.ts'

/** The seven roles of ARCHITECTURE.md, as the migrations name them after `andrum_`. */
export const roleKinds = ['owner', 'person', 'hr', 'release', 'login', 'identity', 'jobs'] as const
export type RoleKind = (typeof roleKinds)[number]

/** Roles that a server process signs in as. A transaction or the migration takes the others. */
export const signInRoles = ['login', 'identity', 'jobs', 'release'] as const
export type SignInRole = (typeof signInRoles)[number]

/** PostgreSQL cuts names at 63 bytes; `_identity` and `_release` are the longest endings, 9 and 8. */
const longestPrefix = 63 - '_identity'.length

/**
 * The beginning of a database's role names, before `_person`, `_hr` and so on. Roles belong to the whole cluster, so they are
 * named after the database. A name that is no plain identifier gets a hash, so that `a-b` and `a_b` differ.
 */
export function rolePrefixOf(databaseName: string): string {
  if (/^[a-z_][a-z0-9_]*$/.test(databaseName) && databaseName.length <= longestPrefix) return databaseName
  const hash = createHash('sha256').update(databaseName).digest('hex').slice(0, 8)
  const plain = databaseName.toLowerCase().replaceAll(/[^a-z0-9_]/g, '_')
  return `db_${plain.slice(0, longestPrefix - 12)}_${hash}`
}

/** The full name of a role in the cluster. */
export function roleName(prefix: string, kind: RoleKind): string {
  return `${prefix}_${kind}`
}

const literalRole = new RegExp(`\\bandrum_(${roleKinds.join('|')})\\b`, 'g')

/** Replaces `andrum_person` and the like in SQL with this database's role names. */
export function withRolePrefix(sql: string, prefix: string): string {
  return sql.replaceAll(literalRole, `${prefix}_$1`)
}

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
