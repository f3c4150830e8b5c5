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
        'Shows a second factor in the session of the cookie: after a mailed code, before a role’s pages, or to prove anew who I am.',
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
      summary: 'What I can prove who I am with, besides a mailed code.',
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
      summary: 'A new secret for an authenticator app. It counts once a code has confirmed it.',
      refusals: ['factor-exists'],
      fresh: true,
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
        'The first code of the app: from now on one is asked for after every mailed code. All my other sessions end.',
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
      summary: 'Takes my authenticator app away. Without one there is no error.',
      fresh: true,
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
      summary: 'New recovery codes; the old ones open nothing any more.',
      refusals: ['not-found'],
      fresh: true,
    },
    async ({ request, reply }) => {
      reply.code(201)
      const token = readSessionToken(deps, request) ?? ''
      return { recoveryCodes: await makeRecoveryCodes(deps, token) }
    },
  )
}
