import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, visitor } from '#core/access/actor.ts'
import { countRoles } from '#core/access/counted-roles.ts'
import { roleIdleLimit } from '#core/access/idle.ts'
import { asId, type OrganisationId } from '#core/ids.ts'
import { allDemoPeople } from '#server/identity/sign-in/demo-people.ts'
import { secretForm } from '#server/identity/sign-in/secret.ts'
import { setSecretCookie } from '#server/identity/sign-in/sign-in-cookies-http.ts'
import { findRoles, type Roles } from '#server/people/organisation/membership-repository.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { bearerOf } from '#server/platform/http/bearer.ts'
import { findKeyHolder } from './find-key-holder.ts'
import { endSession, type NewSession, noteWorkIn, type ResumedSession, resumeSession } from './session.ts'

/** On https the browser itself then refuses the cookie from another host or path (RFC 6265bis, `__Host-`). */
const hostPrefix = (https: boolean) => (https ? '__Host-' : '')
const cookieName = (https: boolean) => `${hostPrefix(https)}session`

/**
 * Goes with the session and says that there is one, so that a visitor's pages need not ask the server who they are, and
 * whose: the beginning of the person's random id, so that what waits in a browser for one account never reaches another.
 * Scripts can read it, and it opens nothing.
 */
const markName = (https: boolean) => `${hostPrefix(https)}signed-in`

const mark = (https: boolean) => ({ path: '/', sameSite: 'lax', secure: https }) as const

const isHttps = ({ config }: Pick<Deps, 'config'>) => config.baseUrl.startsWith('https://')

export function readSessionToken(deps: Pick<Deps, 'config'>, request: FastifyRequest): string | null {
  const value = request.cookies[cookieName(isHttps(deps))]
  return value !== undefined && secretForm.test(value) ? value : null
}

export function setSessionCookie(
  deps: Pick<Deps, 'config'>,
  reply: FastifyReply,
  { token, personId, lasts, waits }: NewSession,
): void {
  const https = isHttps(deps)
  const maxAge = Math.floor(lasts / 1000)
  reply.setCookie(cookieName(https), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    maxAge,
  })
  // Nobody is signed in before the second factor has been shown.
  if (waits) reply.clearCookie(markName(https), mark(https))
  else reply.setCookie(markName(https), personId.slice(0, 8), { ...mark(https), maxAge })
}

/** Somebody has signed in: whoever was signed in here before is not any more, and the account will know the browser again. */
export async function enterBrowser(
  deps: Deps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  session: NewSession,
  browser: string,
): Promise<void> {
  const earlier = readSessionToken(deps, request)
  if (earlier !== null) await endSession(deps, earlier)
  setSessionCookie(deps, reply, session)
  setSecretCookie(deps, reply, 'browser', browser)
}

function clearSessionCookie(deps: Pick<Deps, 'config'>, reply: FastifyReply): void {
  const https = isHttps(deps)
  reply.clearCookie(cookieName(https), { path: '/', httpOnly: true, sameSite: 'lax', secure: https })
  reply.clearCookie(markName(https), mark(https))
}

/**
 * At the end of a session by its owner: nobody after them goes back to a page that showed something of theirs (browsers keep
 * left pages in their cache). Not `"storage"`, where visitors' own answers are and what could not be sent; not `"cookies"`, by which
 * the account knows the browser again.
 */
export function leaveBrowser(deps: Pick<Deps, 'config'>, reply: FastifyReply): void {
  clearSessionCookie(deps, reply)
  reply.header('clear-site-data', '"cache"')
}

/** The demo accounts need no second factor, in a demo alone (decision 520). */
const isWaived = ({ config }: Pick<Deps, 'config'>, email: string) =>
  config.demo && allDemoPeople.some((person) => person.email === email)

/** An employer's single sign-on vouches for what somebody is there, and for nothing that they are elsewhere. */
function rolesIn({ organisationId }: Pick<ResumedSession, 'organisationId'>, roles: Roles): Roles {
  if (organisationId === null) return roles
  return {
    staff: false,
    guide: false,
    memberships: roles.memberships.filter((row) => row.organisationId === organisationId),
  }
}

const noRoles: Roles = { staff: false, guide: false, memberships: [] }

/** The sessions of the requests under way. */
const sessions = new WeakMap<FastifyRequest, ResumedSession>()

/**
 * Somebody does work of a role: the first time in a session it is a sign-in, for the organisation's log. What somebody does for
 * themselves is never written there, so the log does not say who uses the product.
 */
export function noteWork(deps: Deps) {
  return async (request: FastifyRequest, organisationId: string): Promise<void> => {
    const session = sessions.get(request)
    if (session !== undefined) await noteWorkIn(deps, session, organisationId)
  }
}

/** Who asks: by API key where one is sent, otherwise by session cookie. */
export function findActor(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply, asked = { roles: true }): Promise<Actor> => {
    const key = bearerOf(request.headers.authorization)
    if (key !== null) return (await findKeyHolder(deps, key)) ?? visitor
    const token = readSessionToken(deps, request)
    const session = token === null ? null : await resumeSession(deps, token)
    if (token === null || session === null) return visitor
    sessions.set(request, session)
    const { personId, prolonged } = session
    const isIdle = session.unusedFor >= roleIdleLimit
    const { staff, guide, memberships } =
      asked.roles || isIdle ? rolesIn(session, await readAsPerson(deps, personId, findRoles)) : noRoles
    const hasRole = staff || memberships.some(({ roles }) => roles.length > 0)
    if (hasRole && isIdle) {
      await endSession(deps, token)
      clearSessionCookie(deps, reply)
      return visitor
    }
    const signedInThrough =
      session.organisationId === null ? null : asId<OrganisationId>(session.organisationId)
    if (prolonged !== null) {
      setSessionCookie(deps, reply, { token, personId, lasts: prolonged, waits: false })
    }
    return {
      kind: 'person',
      personId: asId(personId),
      email: session.email,
      opensOwn: session.opensOwn,
      secondFactor: session.secondFactor || isWaived(deps, session.email),
      reauthenticated: session.reauthenticated,
      signedInThrough,
      byPrivateAddress: session.private,
      signIn: session.signIn,
      staff,
      guide,
      memberships: memberships.map((row) => ({
        organisationId: asId(row.organisationId),
        memberId: asId(row.memberId),
        unitId: asId(row.unitId),
        ...countRoles(['employee', ...row.roles], { signedInThrough }),
        ledUnitIds: row.ledUnitIds.map((id) => asId(id)),
      })),
    }
  }
}
