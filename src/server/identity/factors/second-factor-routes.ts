import type { FastifyInstance } from 'fastify'
import { isOfPrivateAddress } from '#server/identity/addresses/private-address.ts'
import { readSessionToken, setSessionCookie } from '#server/identity/sessions/session-http.ts'
import { readJudgedCookie } from '#server/identity/sign-in/sign-in-cookies-http.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { route } from '#server/platform/http/route.ts'
import { confirmAuthenticator, removeAuthenticator, setUpAuthenticator } from './authenticator.ts'
import { presentSecondFactors } from './present-second-factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { readSecondFactors } from './second-factors.ts'
import { showSecondFactor } from './show-second-factor.ts'

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'showSecondFactor', async ({ body, request, reply }) => {
    const token = readSessionToken(deps, request)
    if (token === null) throw new Refusal('not-signed-in')
    setSessionCookie(
      deps,
      reply,
      await showSecondFactor(deps, {
        token,
        proof: body,
        cookie: readJudgedCookie(deps, request, 'passkey'),
      }),
    )
    reply.code(204)
  })
  route(app, 'listMySecondFactors', async ({ actor }) => {
    const isPrivate = await isOfPrivateAddress(deps, actor)
    const factors = await readSecondFactors(deps, { personId: actor.personId, isPrivate })
    return presentSecondFactors(factors, { isPrivate })
  })
  route(app, 'setUpAuthenticator', async ({ actor: { personId }, reply }) => {
    reply.code(201)
    return setUpAuthenticator(deps, personId)
  })
  route(app, 'confirmAuthenticator', async ({ actor: { personId }, body, request }) => {
    const token = readSessionToken(deps, request) ?? ''
    return { recoveryCodes: await confirmAuthenticator(deps, { personId, token, code: body.code }) }
  })
  route(app, 'removeAuthenticator', async ({ actor: { personId }, query, reply }) => {
    const addedAt = query.addedAt === undefined ? undefined : new Date(query.addedAt)
    await removeAuthenticator(deps, { personId, addedAt })
    reply.code(204)
  })
  route(app, 'makeRecoveryCodes', async ({ actor: { personId }, query, request, reply }) => {
    reply.code(201)
    const token = readSessionToken(deps, request) ?? ''
    return { recoveryCodes: await makeRecoveryCodes(deps, { ...query, personId, token }) }
  })
}
