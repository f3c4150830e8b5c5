import type { FastifyInstance } from 'fastify'
import { enterBrowser, readSessionToken } from '#server/identity/sessions/session-http.ts'
import {
  browserSecret,
  clearSecretCookie,
  readJudgedCookie,
  setSecretCookie,
} from '#server/identity/sign-in/sign-in-cookies-http.ts'
import { challengeLifetime } from '#server/identity/sign-in/sign-in-limits.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { newChallenge } from './passkey-challenge.ts'
import { addPasskey, askForNewPasskey, relyingParty, removePasskey } from './passkeys.ts'
import { signInWithPasskey } from './prove-passkey.ts'

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'askForPasskey', async ({ reply }) => {
    const { cookie, challenge } = newChallenge(deps, 'sign-in')
    setSecretCookie(deps, reply, 'passkey', cookie)
    reply.code(201)
    return {
      challenge,
      rpId: relyingParty(deps).id,
      timeout: challengeLifetime,
      userVerification: 'required' as const,
    }
  })
  route(app, 'signInWithPasskey', async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent']
    const browser = browserSecret(deps, request)
    const session = await signInWithPasskey(deps, {
      proof: body,
      cookie: readJudgedCookie(deps, request, 'passkey'),
      browser,
      ...(userAgent === undefined ? {} : { userAgent }),
    })
    await enterBrowser(deps, { request, reply }, session, browser)
    clearSecretCookie(deps, reply, 'passkey')
    reply.code(201)
    return {}
  })
  route(app, 'askForNewPasskey', async ({ actor: { personId }, reply }) => {
    const { cookie, options } = await askForNewPasskey(deps, personId)
    setSecretCookie(deps, reply, 'passkey', cookie)
    reply.code(201)
    return options
  })
  route(app, 'addPasskey', async ({ actor: { personId }, body, request, reply }) => {
    const recoveryCodes = await addPasskey(deps, {
      ...body,
      personId,
      token: readSessionToken(deps, request) ?? '',
      cookie: readJudgedCookie(deps, request, 'passkey'),
    })
    clearSecretCookie(deps, reply, 'passkey')
    reply.code(201)
    return { recoveryCodes }
  })
  route(app, 'removePasskey', async ({ actor: { personId }, params, reply }) => {
    await removePasskey(deps, { personId, id: params.passkeyId })
    reply.code(204)
  })
}
