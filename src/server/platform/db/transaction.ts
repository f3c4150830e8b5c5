import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { SignInRecord } from '#core/access/actor.ts'
import type { AppPool, ReleasePool } from './pool.ts'
import { type RoleKind, roleName } from './role-names.ts'
import type { Database } from './tables/database.ts'

declare const takenRole: unique symbol
type RoleTransaction<Role extends RoleKind> = Transaction<Database> & { readonly [takenRole]: Role }

/** A transaction that sees one person's own rows. */
export type PersonTransaction = RoleTransaction<'person'>
/** A transaction that sees one organisation's set-up and released snapshots. */
export type HrTransaction = RoleTransaction<'hr'>
/** A transaction that reads counters and vault and writes snapshots. */
export type ReleaseTransaction = RoleTransaction<'release'>
/** For queries that every role may run and that row-level security filters for each. */
export type AnyTransaction = PersonTransaction | HrTransaction | ReleaseTransaction

/**
 * The time limit of one statement. A page waits for the first two, and end-silent-connections.ts ends a connection that is silent
 * for 25 s. The release of a large organisation is a job.
 */
const statementLimit = { person: '15s', hr: '20s', release: '10min' } as const

type Scope = {
  readonly personId: string
  readonly organisationId: string
  /** Goes into every log entry that this person causes (`audit_entry.sign_in`). */
  readonly signIn?: SignInRecord
}

/**
 * `read at one moment`: like `read only`, and each statement sees what the first one saw, whatever others write meanwhile.
 */
type Access = 'read write' | 'read only' | 'read at one moment'

/** Only `asPerson` and its like, here and in read-as.ts, call this. */
export async function inRole<Role extends keyof typeof statementLimit, T>(
  db: AppPool | ReleasePool,
  role: Role,
  scope: Scope,
  work: (tx: RoleTransaction<Role>) => Promise<T>,
  access: Access = 'read write',
): Promise<T> {
  const transaction = () =>
    begin(db, access).execute(async (tx) => {
      // set_config(…, true) is `set local`: role and scope end with the transaction, also behind PgBouncer.
      // The order does not matter: every role may change these settings.
      await sql`select
      set_config('app.person', ${scope.personId}, true),
      set_config('app.org', ${scope.organisationId}, true),
      set_config('app.sign_in', ${scope.signIn === undefined ? '' : JSON.stringify(scope.signIn)}, true),
      set_config('transaction_read_only', ${access === 'read write' ? 'off' : 'on'}, true),
      set_config('statement_timeout', ${statementLimit[role]}, true),
      set_config('lock_timeout', ${db.lockLimit}, true),
      set_config('idle_in_transaction_session_timeout', '60s', true),
      -- Compiling a statement takes a second where tables are in partitions; none of ours run for as long (decision 605).
      set_config('jit', 'off', true),
      set_config('role', ${roleName(db.rolePrefix, role)}, true)`.execute(tx)
      return work(tx as RoleTransaction<Role>)
    })
  return db.share(scope.organisationId || scope.personId, transaction)
}

const begin = ({ kysely }: AppPool | ReleasePool, access: Access) =>
  access === 'read at one moment'
    ? kysely.transaction().setIsolationLevel('repeatable read')
    : kysely.transaction()

/** Works for one person: row-level security shows their own rows only. `null` is a visitor with no rows at all. */
export function asPerson<T>(
  db: AppPool,
  who: { readonly personId: string | null },
  work: (tx: PersonTransaction) => Promise<T>,
): Promise<T> {
  return inRole(db, 'person', { personId: who.personId ?? '', organisationId: '' }, work)
}

/** Works for one organisation's set-up. The caller has asked core/access whether this person may. */
export function asHr<T>(
  db: AppPool,
  who: {
    readonly organisationId: string
    readonly personId: string | null
    /** How the person has signed in. */
    readonly signIn?: SignInRecord
  },
  work: (tx: HrTransaction) => Promise<T>,
): Promise<T> {
  const { personId, organisationId, signIn } = who
  const scope = { personId: personId ?? '', organisationId, ...(signIn === undefined ? {} : { signIn }) }
  return inRole(db, 'hr', scope, work)
}

/** Works as the release of one organisation; without `organisationId` it sees only rows that belong to none. */
export function asRelease<T>(
  db: ReleasePool,
  scope: { readonly organisationId?: string },
  work: (tx: ReleaseTransaction) => Promise<T>,
): Promise<T> {
  return inRole(db, 'release', { personId: '', organisationId: scope.organisationId ?? '' }, work)
}

/** The transaction in the form that pg-boss takes, so that a job exists exactly if its cause does. */
export function executorIn(tx: Transaction<Database>) {
  return {
    async executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
      const { rows } = await tx.withoutPlugins().executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
