import { type ClientBase, escapeIdentifier } from 'pg'
import { roleKinds, roleName } from '#server/platform/db/role-names.ts'
import { jobsSchema } from './migrate-jobs.ts'
import { type AppliedFile, changedFunctions, runSqlFile, type SqlFile } from './migration-files.ts'

/**
 * Creates every function whose file is new or has changed, in the order of their names. Runs as the owner role, inside the
 * caller's transaction.
 * @returns their names.
 * @throws StartError when one cannot be created, or the database's functions are those of a newer version.
 */
export async function replaceFunctions(
  client: ClientBase,
  prefix: string,
  files: readonly SqlFile[],
): Promise<string[]> {
  await client.query(`create table if not exists public.schema_function (
    name text not null, checksum text not null, place bigint generated always as identity,
    applied_at timestamptz not null default now(), primary key (name, checksum))`)
  const { rows } = await client.query<AppliedFile>(
    'select name, checksum from public.schema_function order by place',
  )
  const changed = changedFunctions(files, rows)
  for (const next of changed) {
    await takeBackRights(client, prefix, next.name)
    await runSqlFile(client, prefix, 'Function', next)
    await client.query('insert into public.schema_function (name, checksum) values ($1, $2)', [
      next.name,
      next.checksum,
    ])
  }
  return changed.map(({ name }) => name)
}

/** A replaced function keeps its earlier grants: revokes them, so that only the grants in its file hold. */
async function takeBackRights(client: ClientBase, prefix: string, name: string): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>('select to_regproc($1) is not null as made', [name])
  if (rows[0]?.made !== true) return
  const others = roleKinds.filter((kind) => kind !== 'owner')
  const roles = others.map((kind) => escapeIdentifier(roleName(prefix, kind)))
  await client.query(`revoke all on function ${name} from public, ${roles.join(', ')}`)
}

/**
 * Lets PostgreSQL check the body of every function against the current tables, so that a function that needs a dropped column
 * fails here and not for the first person who calls it.
 */
export async function checkFunctions(client: ClientBase): Promise<void> {
  await client.query('set local check_function_bodies = on')
  const { rows } = await client.query<{ oid: number; name: string; validator: string }>(
    `select p.oid, p.oid::regproc::text as name, l.lanvalidator::regproc::text as validator
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.proowner = current_user::regrole and p.pronamespace::regnamespace::text <> $1 order by 2`,
    [jobsSchema],
  )
  for (const { oid, name, validator } of rows) {
    await runSqlFile(client, '', 'Function', { name, sql: `select ${validator}(${oid})` })
  }
}
