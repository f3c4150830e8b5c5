import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, countRoles, visitor } from '#core/access/actor.ts'
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

/** On https the browser itself refuses this cookie from another host or path (RFC 6265bis, `__Host-`). */
const hostPrefix = (https: boolean) => (https ? '__Host-' : '')
const cookieName = (https: boolean) => `${hostPrefix(https)}session`

/**
 * A readable cookie beside the session. It says that there is a session, so that visitors' pages need not ask the server, and whose:
 * the first characters of the person's random id, so that data waiting in a browser for one account never reach another.
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
  // A session that waits for the second factor is not signed in yet.
  if (waits) reply.clearCookie(markName(https), mark(https))
  else reply.setCookie(markName(https), personId.slice(0, 8), { ...mark(https), maxAge })
}

/** After a sign-in: ends the browser's earlier session, and lets the account recognise the browser. */
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
 * When a person ends their session: clears the browser's cache, so that the next user cannot go back to a page with the person's
 * data. Not `"storage"`, which has visitors' own answers and unsent requests; not `"cookies"`, by which the account
 * recognises the browser.
 */
export function leaveBrowser(deps: Pick<Deps, 'config'>, reply: FastifyReply): void {
  clearSessionCookie(deps, reply)
  reply.header('clear-site-data', '"cache"')
}

/** Only in a demo: its accounts need no second factor (decision 520). */
const isWaived = ({ config }: Pick<Deps, 'config'>, email: string) =>
  config.demo && allDemoPeople.some((person) => person.email === email)

/** The roles of a session. An employer's single sign-on proves only roles in that organisation. */
function rolesIn({ organisationId }: Pick<ResumedSession, 'organisationId'>, roles: Roles): Roles {
  if (organisationId === null) return roles
  return {
    staff: false,
    guide: false,
    memberships: roles.memberships.filter((row) => row.organisationId === organisationId),
  }
}

const noRoles: Roles = { staff: false, guide: false, memberships: [] }

/** Sessions of running requests. */
const sessions = new WeakMap<FastifyRequest, ResumedSession>()

/**
 * Notes work in a role. The first of a session is a sign-in in the organisation's log. A person's own acts never are, so the log
 * does not show who uses the product.
 */
export function noteWork(deps: Deps) {
  return async (request: FastifyRequest, organisationId: string): Promise<void> => {
    const session = sessions.get(request)
    if (session !== undefined) await noteWorkIn(deps, session, organisationId)
  }
}

/** Finds the actor: by API key where one is sent, otherwise by session cookie. */
export function findActor(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply, input = { roles: true }): Promise<Actor> => {
    const key = bearerOf(request.headers.authorization)
    if (key !== null) return (await findKeyHolder(deps, key)) ?? visitor
    const token = readSessionToken(deps, request)
    const session = token === null ? null : await resumeSession(deps, token)
    if (token === null || session === null) return visitor
    sessions.set(request, session)
    const { personId, prolonged } = session
    const isIdle = session.unusedFor >= roleIdleLimit
    const { staff, guide, memberships } =
      input.roles || isIdle ? rolesIn(session, await readAsPerson(deps, personId, findRoles)) : noRoles
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
