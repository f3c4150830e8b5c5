import type { FastifyInstance } from 'fastify'
import { countingFactors, readSecondFactors } from '#server/identity/factors/second-factors.ts'
import { endSession } from '#server/identity/sessions/session.ts'
import { enterBrowser, leaveBrowser, readSessionToken } from '#server/identity/sessions/session-http.ts'
import { singleSignOnOf } from '#server/identity/single-sign-on/single-sign-on.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { newSecret } from './secret.ts'
import { signIn } from './sign-in.ts'
import {
  browserSecret,
  clearSecretCookie,
  readSecretCookie,
  setSecretCookie,
} from './sign-in-cookies-http.ts'

export function signInRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'requestSignInCode', async ({ body, request, reply }) => {
    const { email, language, returnTo, codeAnyway } = body
    reply.code(202)
    const singleSignOn = codeAnyway === true ? null : await singleSignOnOf(deps, email)
    if (singleSignOn !== null) return { singleSignOn }
    const asking = readSecretCookie(deps, request, 'sign-in') ?? newSecret()
    await requestSignInCode(deps, {
      email,
      language,
      ip: request.ip,
      asking,
      browser: browserSecret(deps, request),
      ...(returnTo === undefined ? {} : { returnTo }),
    })
    setSecretCookie(deps, reply, 'sign-in', asking)
    return {}
  })
  route(app, 'signIn', async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent']
    const browser = browserSecret(deps, request)
    const session = await signIn(deps, {
      email: body.email,
      code: body.code,
      byLink: body.byLink === true,
      ip: request.ip,
      asking: readSecretCookie(deps, request, 'sign-in'),
      browser,
      ...(userAgent === undefined ? {} : { userAgent }),
    })
    await enterBrowser(deps, { request, reply }, session, browser)
    clearSecretCookie(deps, reply, 'sign-in')
    reply.code(201)
    if (!session.waits) return {}
    const factors = await readSecondFactors(deps, session)
    const { passkeys } = countingFactors(factors, session)
    return { secondFactor: 'required' as const, passkey: passkeys.length > 0 }
  })
  route(app, 'signOut', async ({ request, reply }) => {
    const token = readSessionToken(deps, request)
    if (token !== null) await endSession(deps, token)
    leaveBrowser(deps, reply)
    reply.code(204)
  })
}
