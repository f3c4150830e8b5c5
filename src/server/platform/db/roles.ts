import type { ClientBase } from 'pg'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { type RoleKind, roleKinds, roleName, signInRoles } from './role-names.ts'
import { passwordVerifier } from './role-password.ts'
import { StartError, sqlState } from './start-error.ts'

/** The roles that a request may take inside its transaction. None of our other roles is a member of another. */
const takenRoles = ['person', 'hr'] as const

const insufficientPrivilege = '42501'

/** The database does not let our user create the roles; an administrator runs `statements` instead. */
export class RolesRefused extends StartError {
  readonly statements: readonly string[]

  constructor(statements: readonly string[]) {
    super(
      `The database does not let this user set up Andrum's roles. Ask its administrator to run these statements, then start again:\n\n${statements.map((line) => `${line};`).join('\n')}\n`,
    )
    this.statements = statements
  }
}

export type RoleSetup = {
  readonly rolePrefix: string
  readonly authSecret: string
}

/**
 * Creates what is missing: the roles, their memberships, and the owner's right to create objects in this database.
 * Needs a superuser, or a user with CREATEROLE that owns the database; where all is in place, any user will do.
 * Runs inside the caller's transaction. Stays within PostgreSQL 15's SQL.
 * @throws RolesRefused with the statements that are still to be run.
 */
export async function ensureRoles(client: ClientBase, setup: RoleSetup): Promise<void> {
  const missing = await missingStatements(client, setup)
  try {
    for (const statement of missing) await client.query(statement)
  } catch (error) {
    if (sqlState(error) === insufficientPrivilege) throw new RolesRefused(missing)
    throw error
  }
  await renewPasswords(client, setup)
}

/** Whether roles or rights are missing that this user may not grant. Only reads the catalogue. */
export async function needsAdministrator(client: ClientBase, rolePrefix: string): Promise<boolean> {
  // Passwords do not matter here.
  const statements = await missingStatements(client, { rolePrefix, authSecret: '' })
  if (statements.length === 0) return false
  const { rows } = await client.query<{ may: boolean }>(
    `select rolsuper or rolcreaterole and exists (
        select from pg_database where datname = current_database() and pg_has_role(datdba, 'usage')) as may
      from pg_roles where rolname = current_user`,
  )
  return rows[0]?.may !== true
}

type Catalog = {
  readonly user: string
  readonly database: string
  readonly present: ReadonlySet<string>
  readonly has: (question: string, ...values: string[]) => Promise<boolean>
}

/** The statements for an administrator, in order; empty when everything is in place. */
export async function missingStatements(client: ClientBase, setup: RoleSetup): Promise<string[]> {
  const catalog = await readCatalog(client, setup.rolePrefix)
  return [
    ...creations(catalog, setup),
    ...(await loginsToOpen(client, setup)),
    ...(await membershipsToEnd(client, setup.rolePrefix)),
    ...(await memberships(client, catalog, setup.rolePrefix)),
    ...(await ownersRights(catalog, setup.rolePrefix)),
  ]
}

async function readCatalog(client: ClientBase, prefix: string): Promise<Catalog> {
  const names = roleKinds.map((kind) => roleName(prefix, kind))
  const roles = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [names],
  )
  const here = await client.query<{ user: string; database: string }>(
    'select current_user::text as "user", current_database()::text as database',
  )
  const { user = '', database = '' } = here.rows[0] ?? {}
  const has = async (question: string, ...values: string[]) => {
    const { rows } = await client.query<{ yes: boolean }>(`select (${question}) as yes`, values)
    return rows[0]?.yes === true
  }
  return { user, database, present: new Set(roles.rows.map((row) => row.rolname)), has }
}

function creations(catalog: Catalog, setup: RoleSetup): string[] {
  return roleKinds
    .filter((kind) => !catalog.present.has(roleName(setup.rolePrefix, kind)))
    .map(
      (kind) =>
        `create role ${escapeIdentifier(roleName(setup.rolePrefix, kind))} ${attributes(kind, setup)}`,
    )
}

function attributes(kind: RoleKind, setup: RoleSetup): string {
  if (!signInRoles.some((role) => role === kind)) return 'nologin'
  const verifier = passwordVerifier(setup.authSecret, roleName(setup.rolePrefix, kind))
  return `login noinherit password ${escapeLiteral(verifier)}`
}

/** Roles of an older version that could not sign in then. */
async function loginsToOpen(client: ClientBase, setup: RoleSetup): Promise<string[]> {
  const names = signInRoles.map((kind) => roleName(setup.rolePrefix, kind))
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1) and not rolcanlogin order by 1',
    [names],
  )
  return signInRoles
    .filter((kind) => rows.some(({ name }) => name === roleName(setup.rolePrefix, kind)))
    .map(
      (kind) => `alter role ${escapeIdentifier(roleName(setup.rolePrefix, kind))} ${attributes(kind, setup)}`,
    )
}

/** Revokes memberships that our roles should not have: grants of an older version, or somebody's by hand. */
async function membershipsToEnd(client: ClientBase, prefix: string): Promise<string[]> {
  const ours = roleKinds.map((kind) => roleName(prefix, kind))
  const taken = takenRoles.map((kind) => roleName(prefix, kind))
  const { rows } = await client.query<{ role: string; member: string; grantor: string | null }>(
    `select r.rolname as role, m.rolname as member, g.rolname as grantor from pg_auth_members a
       join pg_roles r on r.oid = a.roleid join pg_roles m on m.oid = a.member left join pg_roles g on g.oid = a.grantor
     where m.rolname = any($1) and not (m.rolname = $2 and r.rolname = any($3)) order by 1, 2`,
    [ours, roleName(prefix, 'login'), taken],
  )
  return rows.map(
    ({ role, member, grantor }) =>
      // From PostgreSQL 16 on a grant belongs to its grantor, and `revoke` without that name leaves it.
      `revoke ${escapeIdentifier(role)} from ${escapeIdentifier(member)}${grantor === null ? '' : ` granted by ${escapeIdentifier(grantor)}`}`,
  )
}

async function memberships(client: ClientBase, catalog: Catalog, prefix: string): Promise<string[]> {
  const statements: string[] = []
  const login = roleName(prefix, 'login')
  for (const kind of takenRoles) {
    const taken = roleName(prefix, kind)
    const known = catalog.present.has(taken) && catalog.present.has(login)
    if (known && (await catalog.has("pg_has_role($1, $2, 'member')", login, taken))) continue
    statements.push(`grant ${escapeIdentifier(taken)} to ${escapeIdentifier(login)}`)
  }
  const owner = roleName(prefix, 'owner')
  // From PostgreSQL 16 on, the creator of a role may administer it and still not be able to set it: ask for that separately.
  const version = await client.query<{ number: number }>(
    "select current_setting('server_version_num')::int as number",
  )
  const right = (version.rows[0]?.number ?? 0) >= 160_000 ? 'set' : 'member'
  const takesOwner = catalog.present.has(owner) && (await catalog.has(`pg_has_role($1, '${right}')`, owner))
  const isSuperuser = await catalog.has('select rolsuper from pg_roles where rolname = current_user')
  if (!takesOwner && !isSuperuser)
    statements.push(`grant ${escapeIdentifier(owner)} to ${escapeIdentifier(catalog.user)}`)
  return statements
}

async function ownersRights(catalog: Catalog, prefix: string): Promise<string[]> {
  const owner = roleName(prefix, 'owner')
  const database = escapeIdentifier(catalog.database)
  const statements: string[] = []
  const known = catalog.present.has(owner)
  if (!known || !(await catalog.has("has_database_privilege($1, $2, 'create')", owner, catalog.database))) {
    statements.push(`grant create, connect, temporary on database ${database} to ${escapeIdentifier(owner)}`)
  }
  // The owner must own the schema: it could not grant others a right that it merely has.
  const ownsPublic =
    "select nspowner = (select oid from pg_roles where rolname = $1) from pg_namespace where nspname = 'public'"
  if (!known || !(await catalog.has(ownsPublic, owner))) {
    statements.push(`alter schema public owner to ${escapeIdentifier(owner)}`)
  }
  for (const kind of signInRoles) {
    const role = roleName(prefix, kind)
    // A role that does not exist yet connects by PUBLIC's right, unless that was revoked.
    const open = catalog.present.has(role)
      ? await catalog.has("has_database_privilege($1, $2, 'connect')", role, catalog.database)
      : await catalog.has("has_database_privilege('public', $1, 'connect')", catalog.database)
    if (!open) statements.push(`grant connect on database ${database} to ${escapeIdentifier(role)}`)
  }
  return statements
}

/** AUTH_SECRET may have changed. Where we may not set passwords, the start finds out whether they still work. */
async function renewPasswords(client: ClientBase, setup: RoleSetup): Promise<void> {
  await client.query('savepoint passwords')
  try {
    for (const statement of passwordStatements(setup)) await client.query(statement)
    await client.query('release savepoint passwords')
  } catch (error) {
    if (sqlState(error) !== insufficientPrivilege) throw error
    await client.query('rollback to savepoint passwords')
  }
}

/** Sets the passwords of the sign-in roles, in the form PostgreSQL stores. */
export function passwordStatements(setup: RoleSetup): string[] {
  return signInRoles.map((kind) => {
    const role = roleName(setup.rolePrefix, kind)
    return `alter role ${escapeIdentifier(role)} password ${escapeLiteral(passwordVerifier(setup.authSecret, role))}`
  })
}
