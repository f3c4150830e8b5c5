import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseAccess, signInUrl } from './connection/connection.ts'
import { endSilentConnections } from './connection/end-silent-connections.ts'
import './connection/postgres-variables.ts'
import { clientFor } from './connection/several-hosts.ts'
import type { SignInRole } from './role-names.ts'
import { type Share, shareOut } from './share.ts'
import type { Database } from './tables/database.ts'
import { parserFor } from './value-parsers.ts'

/** One role's connections, raw for libraries that want `pg` and typed for our own queries. */
export type RolePool<Role extends SignInRole> = {
  readonly role: Role
  readonly rolePrefix: string
  readonly pool: pg.Pool
  readonly kysely: Kysely<Database>
  /** Limits how many of its connections one customer, or one person, uses at once. */
  readonly share: Share
  /** How long a statement waits for a lock, as PostgreSQL writes times; `0` means without limit. */
  readonly lockLimit: string
}

/** Serves requests: has no rights until a transaction takes a role (transaction.ts). */
export type AppPool = RolePool<'login'>
/** The sign-in tables, for sign-in alone. */
export type IdentityPool = RolePool<'identity'>
/** The job queue's workers. */
export type JobsPool = RolePool<'jobs'>
/** Counters and vault, for the release alone: no transaction that serves people can take this role. */
export type ReleasePool = RolePool<'release'>

export type Pools = {
  readonly app: AppPool
  readonly identity: IdentityPool
  readonly jobs: JobsPool
  readonly release: ReleasePool
  readonly close: () => Promise<void>
}

/** The most connections of one process, by role: 18 in all, so five processes fit PostgreSQL's default of 100. */
const connections = { login: 8, identity: 4, jobs: 4, release: 2 } as const

/** Milliseconds that a request waits for others of the same customer before the caller is asked to try again. */
const patience = 2000

/** How many of those connections one customer or one person uses at once, in the pools that serve requests. */
const shares: { readonly [Role in SignInRole]?: number } = { login: 3, identity: 2 }

const whole: Share = (_whose, work) => work()

/** The same connections for background work, which may wait longer: no person waits for it. */
export const unhurried = (pool: AppPool): AppPool => ({ ...pool, share: whole, lockLimit: '15s' })

/**
 * Opens the pools; each connects at first use.
 * @param onLost called for connections that broke while idle; the pool replaces them by itself.
 */
export function createPools(access: DatabaseAccess, onLost: (error: Error) => void = () => {}): Pools {
  let closing = false
  const looking: (() => void)[] = []
  const open = <Role extends SignInRole>(role: Role): RolePool<Role> => {
    const url = signInUrl(access, role)
    const pool = new pg.Pool({
      connectionString: url,
      Client: clientFor(url),
      application_name: `andrum ${role}`,
      max: connections[role],
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      types: { getTypeParser: parserFor },
    })
    pool.on('error', (error) => {
      if (!closing) onLost(error)
    })
    // A release may take ten minutes, and the job is retried.
    if (role !== 'release') looking.push(endSilentConnections(pool))
    // A connection lost while in use already fails its query; without a listener the error would end the process too.
    pool.on('connect', (client) => client.on('error', () => {}))
    // Columns are camelCase on this side. The keys inside JSON values stay as they were written.
    const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
    const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins })
    const most = shares[role]
    const waits =
      most === undefined
        ? { share: whole, lockLimit: '0' }
        : { share: shareOut({ most, patience }), lockLimit: `${patience}ms` }
    return { role, rolePrefix: access.rolePrefix, pool, kysely, ...waits }
  }
  const app = open('login')
  const identity = open('identity')
  const jobs = open('jobs')
  const release = open('release')
  const close = async () => {
    closing = true
    for (const end of looking) end()
    await Promise.all([app, identity, jobs, release].map(({ pool }) => pool.end()))
  }
  return { app, identity, jobs, release, close }
}
