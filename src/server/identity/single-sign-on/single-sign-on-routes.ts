import type { FastifyInstance } from 'fastify'
import { pathIn } from '#core/languages.ts'
import { readSecondFactors } from '#server/identity/factors/second-factors.ts'
import { enterBrowser } from '#server/identity/sessions/session-http.ts'
import {
  browserSecret,
  clearSecretCookie,
  readJudgedCookie,
  setSecretCookie,
} from '#server/identity/sign-in/sign-in-cookies-http.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { readSingleSignOnSettings, writeSingleSignOnSettings } from './set-up-single-sign-on.ts'
import { finishSingleSignOn, startSingleSignOn } from './single-sign-on.ts'
import { finishSignInTrial } from './try-single-sign-on.ts'

export function singleSignOnRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'startSingleSignOn', async ({ body, reply }) => {
    const { returnTo, otherAccount = false, ...asked } = body
    const wish = { ...asked, otherAccount, ...(returnTo === undefined ? {} : { returnTo }) }
    const { address, cookie } = await startSingleSignOn(deps, wish)
    setSecretCookie(deps, reply, 'sign-on', cookie)
    reply.code(201)
    return { address }
  })
  route(app, 'finishSingleSignOn', async ({ params, request, reply }) => {
    const userAgent = request.headers['user-agent']
    const browser = browserSecret(deps, request)
    const brought = {
      organisationId: params.organisationId,
      search: new URL(request.url, deps.config.baseUrl).search,
      cookie: readJudgedCookie(deps, request, 'sign-on'),
    }
    const trial = await finishSignInTrial(deps, brought)
    clearSecretCookie(deps, reply, 'sign-on')
    if (trial !== null)
      return reply.redirect(`${pathIn(trial.language, '/integrationer')}?sso=${trial.outcome}`, 303)
    const { outcome, language, returnTo } = await finishSingleSignOn(deps, {
      ...brought,
      browser,
      ...(userAgent === undefined ? {} : { userAgent }),
    })
    const page = new URLSearchParams(returnTo === null ? {} : { to: returnTo })
    if (typeof outcome === 'string') page.set('sso', outcome)
    else {
      await enterBrowser(deps, { request, reply }, outcome, browser)
      page.set('sso', outcome.waits ? await waitsFor(deps, outcome.personId) : 'in')
    }
    return reply.redirect(`${pathIn(language, '/logga-in')}?${page}`, 303)
  })
  route(app, 'readSingleSignOn', async ({ actor: { personId }, params }) =>
    readSingleSignOnSettings(deps, { ...params, personId }),
  )
  route(app, 'writeSingleSignOn', async ({ actor: { personId }, params, body, request }) =>
    writeSingleSignOnSettings(deps, { ...body, ...params, personId, key: idempotencyKey(request) }),
  )
}

/** The second factors that the waiting session accepts besides the app. */
async function waitsFor(deps: Deps, personId: string): Promise<string> {
  const { passkeys } = await readSecondFactors(deps, { personId, isPrivate: false })
  return passkeys.length > 0 ? 'waits-passkey' : 'waits'
}
