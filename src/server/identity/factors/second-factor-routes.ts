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
  route(
    app,
    {
      name: 'showSecondFactor',
      action: 'sign-in',
      summary:
        'Verifies a second factor in the session of the cookie: after a mailed code, before the pages of a role, or for re-authentication.',
      refusals: ['not-signed-in', 'wrong-code', 'passkey-refused', 'too-many-requests'],
    },
    async ({ body, request, reply }) => {
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
    },
  )
  route(
    app,
    {
      name: 'listMySecondFactors',
      action: 'open-own',
      summary: 'Returns the caller’s second factors, which they can use besides a mailed code.',
    },
    async ({ actor }) => {
      const isPrivate = await isOfPrivateAddress(deps, actor)
      const factors = await readSecondFactors(deps, { personId: actor.personId, isPrivate })
      return presentSecondFactors(factors, { isPrivate })
    },
  )
  route(
    app,
    {
      name: 'setUpAuthenticator',
      action: 'open-own',
      summary: 'Creates a secret for an authenticator app. It takes effect once a code has confirmed it.',
      refusals: ['factor-exists'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, reply }) => {
      reply.code(201)
      return setUpAuthenticator(deps, personId)
    },
  )
  route(
    app,
    {
      name: 'confirmAuthenticator',
      action: 'open-own',
      summary:
        'Confirms the authenticator app with its first code. Every sign-in with a mailed code then requires a code of the app. Ends all the caller’s other sessions.',
      refusals: ['wrong-code'],
    },
    async ({ actor: { personId }, body, request }) => {
      const token = readSessionToken(deps, request) ?? ''
      return { recoveryCodes: await confirmAuthenticator(deps, { personId, token, code: body.code }) }
    },
  )
  route(
    app,
    {
      name: 'removeAuthenticator',
      action: 'open-own',
      summary: 'Deletes the caller’s authenticator app. Idempotent: succeeds when there is none.',
      reauthenticated: true,
    },
    async ({ actor: { personId }, reply }) => {
      await removeAuthenticator(deps, personId)
      reply.code(204)
    },
  )
  route(
    app,
    {
      name: 'makeRecoveryCodes',
      action: 'open-own',
      summary: 'Creates new recovery codes. The old ones become invalid.',
      refusals: ['not-found'],
      reauthenticated: true,
    },
    async ({ request, reply }) => {
      reply.code(201)
      const token = readSessionToken(deps, request) ?? ''
      return { recoveryCodes: await makeRecoveryCodes(deps, token) }
    },
  )
}
