import { type Insertable, type Selectable, sql } from 'kysely'
import type { FactorShown, SignInMethod } from '#core/access/actor.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { IdentityPool } from '#server/platform/db/pool.ts'
import type { SessionTable } from '#server/platform/db/tables/identity.ts'

export type SessionOwner = {
  readonly sessionId: string
  readonly personId: string
  readonly email: string
  /** False in a session of the work address where a private one exists, and in every session by single sign-on. */
  readonly opensOwn: boolean
  /** The organisation whose single sign-on began it: it opens work there, and nowhere else. */
  readonly organisationId: string | null
  /** Whether a second factor has been shown in it. */
  readonly secondFactor: boolean
  /** The last full authentication; null when the person proved less than they could. */
  readonly provenAt: Date | null
  readonly startedAt: Date
  readonly lastUsedAt: Date
  /** Begun with the private address, or the private address was proven in it. */
  readonly private: boolean
  readonly method: SignInMethod | null
  readonly provider: string | null
  readonly factor: FactorShown | null
  /** Organisations in which the session has worked in a role. */
  readonly workedIn: readonly string[]
}

export async function insertSession(tx: IdentityTransaction, row: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('identity.session').values(row).execute()
}

export type AskedSession = { readonly tokenHash: Buffer; readonly now: Date }

/**
 * Runs at every request of a signed-in person: one statement for requests of the same moment, without a transaction.
 * @returns in the order of the input; null for an unknown or ended session
 */
export async function findSessions(
  db: IdentityPool,
  asked: readonly AskedSession[],
): Promise<readonly (SessionOwner | null)[]> {
  const { rows } = await sql<SessionOwner & { readonly place: number }>`
    select * from find_sessions(
      ${asked.map(({ tokenHash }) => tokenHash)}::bytea[], ${asked.map(({ now }) => now)}::timestamptz[])`.execute(
    db.kysely,
  )
  const found = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, at) => found.get(at + 1) ?? null)
}

export type HeldSession = Pick<
  Selectable<SessionTable>,
  'id' | 'personId' | 'waits' | 'startedAt' | 'organisationId'
> & {
  /** A session of a private address that still exists: only factors of the private address count in it. */
  readonly private: boolean
}

/** The session of a cookie, also one that waits for the second factor. Locks it until the transaction ends. */
export function holdSession(
  tx: IdentityTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<HeldSession | undefined> {
  return tx
    .selectFrom('identity.session')
    .select(['id', 'personId', 'waits', 'startedAt', 'organisationId'])
    .select(
      sql<boolean>`private and exists (
        select from identity.private_address own where own.person_id = session.person_id and own.email is not null)`.as(
        'private',
      ),
    )
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks all sessions of a person until the transaction ends. */
export async function holdSessions(tx: IdentityTransaction, personId: string): Promise<void> {
  await tx
    .selectFrom('identity.session')
    .select('id')
    .where('personId', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Gives this session a new token; the former one opens nothing. */
export async function renewToken(
  tx: IdentityTransaction,
  sessionId: string,
  tokenHash: Buffer,
): Promise<void> {
  await tx.updateTable('identity.session').set({ tokenHash }).where('id', '=', sessionId).execute()
}

/** Notes that the second factor was shown in this session, which no longer waits for it. */
export async function noteSecondFactor(
  tx: IdentityTransaction,
  sessionId: string,
  { now, expiresAt, factor }: { readonly now: Date; readonly expiresAt: Date; readonly factor: FactorShown },
): Promise<void> {
  await tx
    .updateTable('identity.session')
    .set({ secondFactor: true, factor, waits: false, provenAt: now, lastUsedAt: now, expiresAt })
    .where('id', '=', sessionId)
    .execute()
}

/** Clears the mark of a shown second factor in all sessions: the person has none any more. */
export async function forgetSecondFactor(tx: IdentityTransaction, personId: string): Promise<void> {
  await tx
    .updateTable('identity.session')
    .set({ secondFactor: false, factor: null })
    .where('personId', '=', personId)
    .execute()
}

export async function prolongSession(
  tx: IdentityTransaction,
  sessionId: string,
  { lastUsedAt, expiresAt }: { readonly lastUsedAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('identity.session')
    .set({ lastUsedAt, expiresAt })
    .where('id', '=', sessionId)
    .execute()
}

export function listSessions(
  db: IdentityPool,
  personId: string,
  now: Date,
): Promise<Pick<SessionTable, 'id' | 'tokenHash' | 'device' | 'startedAt' | 'lastUsedAt' | 'expiresAt'>[]> {
  return db.kysely
    .selectFrom('identity.session')
    .select(['id', 'tokenHash', 'device', 'startedAt', 'lastUsedAt', 'expiresAt'])
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .where('waits', '=', false)
    .orderBy('lastUsedAt', 'desc')
    .execute()
}

/** @returns whether the person had such a session. */
export async function deleteSession(
  tx: IdentityTransaction,
  which: { readonly personId: string; readonly sessionId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity.session')
    .where('id', '=', which.sessionId)
    .where('personId', '=', which.personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks the one session in which the private address was proven; all others of the person no longer open own results. */
export async function markSessionsPrivate(
  tx: IdentityTransaction,
  proven: { readonly personId: string; readonly tokenHash: Buffer },
): Promise<void> {
  await tx
    .updateTable('identity.session')
    .set({ private: sql<boolean>`token_hash = ${proven.tokenHash}` })
    .where('personId', '=', proven.personId)
    .execute()
}

type SessionsOf = {
  readonly personId: string
  /** Only sessions of the private address. */
  readonly onlyPrivate: boolean
}

/** Deletes all sessions but the one with this token. */
export async function deleteOtherSessions(
  tx: IdentityTransaction,
  { tokenHash, ...whose }: SessionsOf & { readonly tokenHash: Buffer },
): Promise<void> {
  await deletionOf(tx, whose).where('tokenHash', '!=', tokenHash).execute()
}

export async function deleteSessionsOf(tx: IdentityTransaction, whose: SessionsOf): Promise<void> {
  await deletionOf(tx, whose).execute()
}

const deletionOf = (tx: IdentityTransaction, { personId, onlyPrivate }: SessionsOf) =>
  tx
    .deleteFrom('identity.session')
    .where('personId', '=', personId)
    .$if(onlyPrivate, (query) => query.where('private', '=', true))

export async function deleteSessionByToken(tx: IdentityTransaction, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('identity.session').where('tokenHash', '=', tokenHash).execute()
}

/** Deletes the sessions through an organisation's single sign-on, when that changes or is removed. */
export async function deleteSessionsThrough(tx: IdentityTransaction, organisationId: string): Promise<void> {
  await tx.deleteFrom('identity.session').where('organisationId', '=', organisationId).execute()
}

export async function deleteExpiredSessions(tx: IdentityTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('identity.session').where('expiresAt', '<', now).execute()
}

/** Deletes the sessions of all people. @returns how many there were */
export async function deleteAllSessions(tx: IdentityTransaction): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('identity.session').executeTakeFirst()
  return Number(numDeletedRows)
}
