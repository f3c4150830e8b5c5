import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseAccess, signInUrl } from './connection.ts'
import type { SignInRole } from './role-names.ts'
import type { Database } from './tables/database.ts'
import { parserFor } from './value-parsers.ts'

/** One role's connections, raw for libraries that want `pg` and typed for our own queries. */
export type RolePool<Role extends SignInRole> = {
  readonly role: Role
  readonly rolePrefix: string
  readonly pool: pg.Pool
  readonly kysely: Kysely<Database>
}

/** Serves requests: has no rights until a transaction takes a role (transaction.ts). */
export type AppPool = RolePool<'login'>
/** The sign-in tables, for sign-in alone. */
export type IdentityPool = RolePool<'identity'>
/** The job queue's workers. */
export type JobsPool = RolePool<'jobs'>

export type Pools = {
  readonly app: AppPool
  readonly identity: IdentityPool
  readonly jobs: JobsPool
  readonly close: () => Promise<void>
}

/** Connections a process holds at most, by role: 16 in all, so six processes fit PostgreSQL's default of 100. */
const connections = { login: 8, identity: 4, jobs: 4 } as const

/**
 * Opens the pools; connections themselves are made at first use.
 * @param onLost is told about connections that broke while idle; the pool replaces them by itself.
 */
export function createPools(access: DatabaseAccess, onLost: (error: Error) => void = () => {}): Pools {
  let closing = false
  const open = <Role extends SignInRole>(role: Role): RolePool<Role> => {
    const pool = new pg.Pool({
      connectionString: signInUrl(access, role),
      application_name: `andrum ${role}`,
      max: connections[role],
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      types: { getTypeParser: parserFor },
    })
    pool.on('error', (error) => {
      if (!closing) onLost(error)
    })
    // A connection lost while in use already fails its query; without a listener it would end the process too.
    pool.on('connect', (client) => client.on('error', () => {}))
    const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
    return { role, rolePrefix: access.rolePrefix, pool, kysely }
  }
  const app = open('login')
  const identity = open('identity')
  const jobs = open('jobs')
  const close = async () => {
    closing = true
    await Promise.all([app, identity, jobs].map(({ pool }) => pool.end()))
  }
  return { app, identity, jobs, close }
}
