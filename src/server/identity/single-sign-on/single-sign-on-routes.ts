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
import { route } from '#server/platform/http/route.ts'
import { presentSingleSignOn } from './present-single-sign-on.ts'
import { readSingleSignOnSettings, writeSingleSignOnSettings } from './set-up-single-sign-on.ts'
import { finishSingleSignOn, startSingleSignOn } from './single-sign-on.ts'

export function singleSignOnRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'startSingleSignOn',
      action: 'sign-in',
      summary:
        "Returns the address at which the browser signs in with the employer's identity provider. Depends only on the domain of the e-mail address.",
      refusals: ['not-found', 'identity-provider-unreachable'],
      limited: true,
    },
    async ({ body, reply }) => {
      const { returnTo, otherAccount = false, ...asked } = body
      const wish = { ...asked, otherAccount, ...(returnTo === undefined ? {} : { returnTo }) }
      const { address, cookie } = await startSingleSignOn(deps, wish)
      setSecretCookie(deps, reply, 'sign-on', cookie)
      reply.code(201)
      return { address }
    },
  )
  route(
    app,
    {
      name: 'finishSingleSignOn',
      action: 'sign-in',
      summary:
        "Receives the browser from the employer's identity provider and redirects it to the sign-in page, with the session as a cookie or with the reason for the failure.",
      limited: true,
    },
    async ({ params, request, reply }) => {
      const userAgent = request.headers['user-agent']
      const browser = browserSecret(deps, request)
      const { outcome, language, returnTo } = await finishSingleSignOn(deps, {
        organisationId: params.organisationId,
        search: new URL(request.url, deps.config.baseUrl).search,
        cookie: readJudgedCookie(deps, request, 'sign-on'),
        browser,
        ...(userAgent === undefined ? {} : { userAgent }),
      })
      clearSecretCookie(deps, reply, 'sign-on')
      const page = new URLSearchParams(returnTo === null ? {} : { to: returnTo })
      if (typeof outcome === 'string') page.set('sso', outcome)
      else {
        await enterBrowser(deps, { request, reply }, outcome, browser)
        page.set('sso', outcome.waits ? await waitsFor(deps, outcome.personId) : 'in')
      }
      return reply.redirect(`${pathIn(language, '/logga-in')}?${page}`, 303)
    },
  )
  route(
    app,
    {
      name: 'readSingleSignOn',
      action: 'set-up-single-sign-on',
      summary: "Returns the organisation's identity provider and domains. The client secret is not included.",
    },
    async ({ actor: { personId }, params }) =>
      presentSingleSignOn(await readSingleSignOnSettings(deps, { ...params, personId })),
  )
  route(
    app,
    {
      name: 'writeSingleSignOn',
      action: 'set-up-single-sign-on',
      budget: 'outgoing',
      summary:
        'Sets or removes the identity provider and its domains. Fetches the provider’s discovery document, and looks up the verification record in the DNS of each domain.',
      refusals: ['identity-provider-refused'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, params, body }) =>
      presentSingleSignOn(await writeSingleSignOnSettings(deps, { ...body, ...params, personId })),
  )
}

/** What the second factor may be, besides the app that the session waits for. */
async function waitsFor(deps: Deps, personId: string): Promise<string> {
  const { passkeys } = await readSecondFactors(deps, { personId, isPrivate: false })
  return passkeys.length > 0 ? 'waits-passkey' : 'waits'
}
