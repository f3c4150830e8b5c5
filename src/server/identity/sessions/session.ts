import type { SignInMethod, SignInRecord } from '#core/access/actor.ts'
import { sessionStep } from '#core/access/idle.ts'
import { linkMemberships } from '#server/identity/person-repository.ts'
import { hashOf, newSecret } from '#server/identity/sign-in/secret.ts'
import {
  longestSession,
  proofLifetime,
  secondFactorWait,
  sessionLifetime,
  signOnLifetime,
} from '#server/identity/sign-in/sign-in-limits.ts'
import { noteAccount, noteWork } from '#server/platform/audit/audit-repository.ts'
import { gather } from '#server/platform/batch/gather.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { IdentityPool } from '#server/platform/db/pool.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { describeDevice } from './describe-device.ts'
import { forgetOtherBrowsers } from './known-browser-repository.ts'
import {
  type AskedSession,
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
  findSessions,
  insertSession,
  listSessions,
  prolongSession,
  type SessionOwner,
} from './session-repository.ts'

export type NewSession = {
  /** Goes only into the reader's cookie; the database has its hash. */
  readonly token: string
  readonly personId: string
  /** Lifetime without use, in milliseconds from now. */
  readonly lasts: number
  /** Whether it waits for the second factor; until then it opens nothing. */
  readonly waits: boolean
}

/**
 * What the person has proven when a session begins. `all`: everything that they can prove. `code`: the mailed code, by a person with a
 * further factor, which is asked for when needed. `waits`: the mailed code; the session opens nothing before the second factor.
 */
export type Proven = 'all' | 'code' | 'waits'

export async function startSession(
  tx: IdentityTransaction,
  deps: Pick<Deps, 'clock' | 'newId'>,
  given: {
    readonly personId: string
    readonly userAgent?: string
    readonly method?: SignInMethod
    readonly isPrivate?: boolean
    readonly proven?: Proven
    readonly secondFactor?: boolean
    /** The organisation whose single sign-on begins it. */
    readonly organisationId?: string
    /** The provider's own name for itself. */
    readonly provider?: string
  },
): Promise<NewSession> {
  const { personId, userAgent, isPrivate = false, proven = 'all', secondFactor = false } = given
  const { method = 'mailed-code', organisationId = null, provider = null } = given
  const token = newSecret()
  const now = deps.clock()
  const lasts = proven === 'waits' ? secondFactorWait : limitsOf({ organisationId }).unused
  await insertSession(tx, {
    id: deps.newId(),
    personId,
    tokenHash: hashOf(token),
    device: describeDevice(userAgent),
    startedAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lasts),
    private: isPrivate,
    secondFactor,
    waits: proven === 'waits',
    // An employer's provider proves nothing that only the person could prove.
    provenAt: proven === 'all' && organisationId === null ? now : null,
    organisationId,
    method,
    provider,
    factor: null,
  })
  return { token, personId, lasts, waits: proven === 'waits' }
}

type Begun = { readonly organisationId: string | null }

/** Lifetime of a session without use, and in all, in milliseconds. */
const limitsOf = ({ organisationId }: Begun) =>
  organisationId === null
    ? { unused: sessionLifetime, longest: longestSession }
    : { unused: signOnLifetime, longest: signOnLifetime }

/** When a session that is used now ends without further use. */
export function sessionEnd(session: Begun & { readonly startedAt: Date }, now: Date): Date {
  const { unused, longest } = limitsOf(session)
  return new Date(Math.min(now.getTime() + unused, session.startedAt.getTime() + longest))
}

export type ResumedSession = {
  readonly sessionId: string
  readonly personId: string
  readonly email: string
  /** False in a session of the work address where a private one exists, and in every session by single sign-on. */
  readonly opensOwn: boolean
  /** The organisation whose single sign-on began it: it opens work there, and nowhere else. */
  readonly organisationId: string | null
  /** Begun with the private address, or the private address was proven in it. */
  readonly private: boolean
  readonly signIn: SignInRecord
  /** Whether a second factor has been shown in it. */
  readonly secondFactor: boolean
  /** Whether the person has just authenticated by the strongest means that they have. */
  readonly reauthenticated: boolean
  /** How long it had not been used, in milliseconds; at most an hour too long (`sessionStep`). */
  readonly unusedFor: number
  /** Organisations in which the session has worked in a role. */
  readonly workedIn: readonly string[]
  /** The new lifetime in milliseconds from now, where it was just prolonged: the cookie must follow. */
  readonly prolonged: number | null
}

const lookUps = new WeakMap<IdentityPool, (input: AskedSession) => Promise<SessionOwner | null>>()

/**
 * Batches look-ups: those that arrive while one runs go into the next. Each session is read from the database after its request
 * arrived, and none is cached: a session that any server has ended opens nothing from then on.
 */
function lookUp(pool: IdentityPool, input: AskedSession): Promise<SessionOwner | null> {
  const known = lookUps.get(pool)
  if (known !== undefined) return known(input)
  const gathered = gather((all: readonly AskedSession[]) => findSessions(pool, all))
  lookUps.set(pool, gathered)
  return gathered(input)
}

/** The session of a cookie; null for one that is unknown, ended or too old. Use prolongs it, up to a limit. */
export async function resumeSession(deps: Deps, token: string): Promise<ResumedSession | null> {
  const now = deps.clock()
  const owner = await lookUp(deps.pools.identity, { tokenHash: hashOf(token), now })
  if (owner === null) return null
  const { sessionId, personId, email, opensOwn, organisationId } = owner
  const { startedAt, lastUsedAt, secondFactor, provenAt, workedIn, method, provider, factor } = owner
  const limits = limitsOf(owner)
  const left = startedAt.getTime() + limits.longest - now.getTime()
  if (left <= 0) return null
  const unusedFor = now.getTime() - lastUsedAt.getTime()
  const due = unusedFor >= sessionStep
  const lasts = Math.min(limits.unused, left)
  if (due) {
    await asIdentity(deps.pools.identity, async (tx) => {
      const expiresAt = new Date(now.getTime() + lasts)
      await prolongSession(tx, sessionId, { lastUsedAt: now, expiresAt })
      // An import may have made the person a member since the sign-in.
      await linkMemberships(tx, { personId, email })
    })
  }
  const reauthenticated = provenAt !== null && now.getTime() - provenAt.getTime() < proofLifetime
  const prolonged = due ? lasts : null
  return {
    sessionId,
    personId,
    email,
    opensOwn,
    organisationId,
    private: owner.private,
    signIn: { method, provider, factor },
    secondFactor,
    reauthenticated,
    unusedFor,
    workedIn,
    prolonged,
  }
}

/** Notes work in a role of an organisation. The first of a session is a sign-in in that organisation's log. */
export async function noteWorkIn(
  { clock, pools }: Pick<Deps, 'clock' | 'pools'>,
  { sessionId, workedIn }: Pick<ResumedSession, 'sessionId' | 'workedIn'>,
  organisationId: string,
): Promise<void> {
  if (workedIn.includes(organisationId)) return
  await asIdentity(pools.identity, (tx) => noteWork(tx, { sessionId, organisationId, at: clock() }))
}

export type OwnSession = {
  readonly id: string
  readonly current: boolean
  readonly startedAt: Date
  readonly lastUsedAt: Date
  readonly device: string
}

export async function listOwnSessions(
  deps: Deps,
  { personId, token }: { readonly personId: string; readonly token: string },
): Promise<OwnSession[]> {
  const rows = await listSessions(deps.pools.identity, personId, deps.clock())
  const current = hashOf(token)
  return rows.map((row) => ({
    id: row.id,
    current: row.tokenHash.equals(current),
    startedAt: row.startedAt,
    lastUsedAt: row.lastUsedAt,
    device: row.device,
  }))
}

/** @throws Refusal `not-found` for a session that is not the person's own. */
export async function endOwnSession(
  deps: Deps,
  which: { readonly personId: string; readonly sessionId: string },
): Promise<void> {
  const { personId } = which
  await asIdentity(deps.pools.identity, async (tx) => {
    if (!(await deleteSession(tx, which))) throw new Refusal('not-found')
    await noteAccount(tx, { personId, action: 'sessions-ended', at: deps.clock() })
  })
}

/** Ends all sessions of a person but the present one, and makes all other browsers unknown. */
export async function endOtherSessions(
  deps: Deps,
  mine: { readonly personId: string; readonly token: string; readonly browser: string },
): Promise<void> {
  const { personId, token, browser } = mine
  await asIdentity(deps.pools.identity, async (tx) => {
    await noteAccount(tx, { personId, action: 'sessions-ended', at: deps.clock() })
    await deleteOtherSessions(tx, { personId, onlyPrivate: false, tokenHash: hashOf(token) })
    await forgetOtherBrowsers(tx, { personId, token: browser })
  })
}

/** Ends the session of a cookie, if there is one. */
export async function endSession(deps: Deps, token: string): Promise<void> {
  await asIdentity(deps.pools.identity, (tx) => deleteSessionByToken(tx, hashOf(token)))
}
