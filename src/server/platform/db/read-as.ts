import type { AppPool, ReleasePool } from './pool.ts'
import { type HrTransaction, inRole, type PersonTransaction, type ReleaseTransaction } from './transaction.ts'

/**
 * Transactions in which PostgreSQL refuses every write, so that a route may call a repository itself (decision 0701).
 * Each passes on whom it works for.
 */
type Has = { readonly pools: { readonly app: AppPool } }

/** As `asPerson`. */
export function readAsPerson<T>(
  { pools }: Has,
  personId: string,
  read: (tx: PersonTransaction, personId: string) => Promise<T>,
): Promise<T> {
  const scope = { personId, organisationId: '' }
  return inRole(pools.app, 'person', scope, (tx) => read(tx, personId), 'read only')
}

/** As `asHr`. */
export function readAsHr<T>(
  { pools }: Has,
  who: { readonly organisationId: string; readonly personId: string | null },
  read: (tx: HrTransaction, organisationId: string) => Promise<T>,
): Promise<T> {
  const scope = { ...who, personId: who.personId ?? '' }
  return inRole(pools.app, 'hr', scope, (tx) => read(tx, who.organisationId), 'read only')
}

/** As `asRelease`, and all of it as it was at one moment: what an erasure changes meanwhile is not read in part. */
export function readAsRelease<T>(
  pool: ReleasePool,
  { organisationId }: { readonly organisationId: string },
  read: (tx: ReleaseTransaction) => Promise<T>,
): Promise<T> {
  return inRole(pool, 'release', { personId: '', organisationId }, read, 'read at one moment')
}
