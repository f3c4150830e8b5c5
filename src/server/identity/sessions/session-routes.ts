import type { FastifyInstance } from 'fastify'
import { privateAddressOf } from '#server/identity/addresses/private-address.ts'
import { readSecondFactors } from '#server/identity/factors/second-factors.ts'
import { browserSecret } from '#server/identity/sign-in/sign-in-cookies-http.ts'
import { findRoles } from '#server/people/organisation/membership-repository.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentMe } from './present-me.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './session.ts'
import { readSessionToken } from './session-http.ts'

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readMe', async ({ actor }) => {
    const privateAddress = await privateAddressOf(deps, actor.personId)
    const isPrivate = actor.opensOwn && privateAddress?.email != null
    const factors = await readSecondFactors(deps, { personId: actor.personId, isPrivate })
    const roles = await readAsPerson(deps, actor.personId, findRoles)
    return presentMe(actor, roles, privateAddress, factors, { isPrivate })
  })
  route(app, 'listMySessions', async ({ actor: { personId }, request }) => {
    const token = readSessionToken(deps, request) ?? ''
    return { sessions: await listOwnSessions(deps, { personId, token }) }
  })
  route(app, 'endMyOtherSessions', async ({ actor: { personId }, request, reply }) => {
    const token = readSessionToken(deps, request) ?? ''
    const browser = browserSecret(deps, request)
    await endOtherSessions(deps, { personId, token, browser })
    reply.code(204)
  })
  route(app, 'endMySession', async ({ actor: { personId }, params, reply }) => {
    await endOwnSession(deps, { personId, sessionId: params.sessionId })
    reply.code(204)
  })
}
