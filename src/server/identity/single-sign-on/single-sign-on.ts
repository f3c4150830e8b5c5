import type { Configuration } from 'openid-client'
import { endpoints } from '#contract/endpoints.ts'
import { defaultLanguage, type Language } from '#core/languages.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { provenByCode } from '#server/identity/factors/second-factors.ts'
import { findOrCreatePerson, linkMemberships } from '#server/identity/person-repository.ts'
import { describeDevice } from '#server/identity/sessions/describe-device.ts'
import { seeBrowser } from '#server/identity/sessions/known-browser-repository.ts'
import { type NewSession, startSession } from '#server/identity/sessions/session.ts'
import { newSecret } from '#server/identity/sign-in/secret.ts'
import { signOnWait } from '#server/identity/sign-in/sign-in-limits.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import {
  oidcLibrary,
  openProvider,
  type ProviderClaims,
  ProviderProblem,
  readClaims,
} from './identity-provider.ts'
import { type FoundSingleSignOn, findSingleSignOn, joinBySingleSignOn } from './single-sign-on-repository.ts'

/** The sealed state that the browser holds while the person is at the provider. */
export type Flow = {
  readonly organisationId: string
  readonly domain: string
  readonly issuer: string
  readonly state: string
  readonly nonce: string
  /** The PKCE code verifier. */
  readonly verifier: string
  readonly language: Language
  readonly returnTo: string | null
  /** Milliseconds since 1970. */
  readonly until: number
  /** The deadline of a trial. Its `until` is over from the start: a server of an earlier version would sign the person in. */
  readonly triedUntil?: number
  /** The owner who tries the sign-in with a test account, which opens nothing (`try-single-sign-on.ts`). */
  readonly triedBy?: string
}

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

/** The callback address of an organisation's provider: one for each organisation, so that providers cannot be mixed up. */
export const callbackAddress = ({ config }: Pick<Deps, 'config'>, organisationId: string): string =>
  config.baseUrl + endpoints.finishSingleSignOn.path.replace(':organisationId', organisationId)

/**
 * The organisation whose single sign-on serves the domain of this address; null for none. It depends only on the domain, which is no
 * secret: it does not reveal whether the address exists.
 */
export function singleSignOnOf({ pools }: Pick<Deps, 'pools'>, email: string): Promise<string | null> {
  return asIdentity(
    pools.identity,
    async (tx) => (await findSingleSignOn(tx, domainOf(email)))?.organisation ?? null,
  )
}

export type StartedSignOn = {
  /** The provider's address, for the browser to open. */
  readonly address: string
  /** For the browser that asked. */
  readonly cookie: string
}

/** @throws Refusal `not-found` for a domain without single sign-on, `identity-provider-unreachable` */
export async function startSingleSignOn(
  deps: Deps,
  wish: {
    readonly email: string
    readonly language: Language
    readonly returnTo?: string
    /** Whether the provider must ask for the account: the one that it would choose was just refused. */
    readonly otherAccount?: boolean
  },
): Promise<StartedSignOn> {
  const domain = domainOf(wish.email)
  const found = await asIdentity(deps.pools.identity, (tx) => findSingleSignOn(tx, domain))
  if (found === null) throw new Refusal('not-found')
  const provider = await open(deps, found).catch((error: unknown) => {
    noteProblem(deps, found, error)
    throw new Refusal('identity-provider-unreachable')
  })
  return leadTo(deps, found, provider, {
    domain,
    language: wish.language,
    returnTo: wish.returnTo ?? null,
    ask: { login_hint: wish.email, ...(wish.otherAccount ? accountPrompt(provider) : {}) },
  })
}

/** How the provider is told to ask for the account: some refuse a whole request for a `prompt` that they do not know. */
function accountPrompt(provider: Configuration): { readonly prompt?: string } {
  const known = provider.serverMetadata().prompt_values_supported
  if (!Array.isArray(known)) return { prompt: 'select_account' }
  const prompt = ['select_account', 'login'].find((one) => known.includes(one))
  return prompt === undefined ? {} : { prompt }
}

type Leading = Pick<Flow, 'domain' | 'language' | 'returnTo' | 'triedBy'> & {
  /** Further parameters for the provider. */
  readonly ask: Readonly<Record<string, string>>
}

/** The address at a provider, and the state that the browser holds until its return. */
export async function leadTo(
  deps: Pick<Deps, 'config' | 'keys' | 'clock'>,
  found: FoundSingleSignOn,
  provider: Configuration,
  { ask, ...wish }: Leading,
): Promise<StartedSignOn> {
  const { keys, clock } = deps
  const oidc = await oidcLibrary()
  const ends = clock().getTime() + signOnWait
  const flow: Flow = {
    ...wish,
    organisationId: found.organisationId,
    issuer: found.issuer,
    state: newSecret(),
    nonce: newSecret(),
    verifier: oidc.randomPKCECodeVerifier(),
    ...(wish.triedBy === undefined ? { until: ends } : { until: 0, triedUntil: ends }),
  }
  const address = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: callbackAddress(deps, found.organisationId),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...ask,
  })
  return { address: address.href, cookie: keys.sealSignOn(JSON.stringify(flow)) }
}

/**
 * Why a person who comes back from a provider is not signed in. `expired`: this browser began no sign-in, began it too long ago, or
 * has used this answer before. `unverified`: the provider does not vouch for an address of the organisation. `not-listed`: it
 * does, and the person is not on the organisation's list.
 */
export type SignOnProblem = 'expired' | 'refused' | 'unreachable' | 'unverified' | 'not-listed'

export type FinishedSignOn = {
  readonly outcome: NewSession | SignOnProblem
  readonly language: Language
  readonly returnTo: string | null
}

export type Callback = {
  readonly organisationId: string
  /** With its question mark. */
  readonly search: string
  readonly cookie: string | null
  /** The browser's secret, by which accounts recognise it. */
  readonly browser: string
  readonly userAgent?: string
}

/** The browser is back from the provider. Its answer counts once, in the browser that asked, for ten minutes. */
export async function finishSingleSignOn(deps: Deps, given: Callback): Promise<FinishedSignOn> {
  const flow = openFlow(deps, given)
  if (flow === null || flow.triedBy !== undefined)
    return { outcome: 'expired', language: defaultLanguage, returnTo: null }
  const { language, returnTo } = flow
  return { outcome: await enter(deps, given, flow), language, returnTo }
}

export function openFlow({ keys }: Pick<Deps, 'keys'>, { cookie }: Pick<Callback, 'cookie'>): Flow | null {
  const plain = cookie === null ? null : keys.openSignOn(cookie)
  return plain === null ? null : (JSON.parse(plain) as Flow)
}

async function enter(deps: Deps, given: Callback, flow: Flow): Promise<NewSession | SignOnProblem> {
  const claims = await claimsOf(deps, given, flow)
  if (typeof claims === 'string') return claims
  const email = vouchedFor(claims, flow.issuer)
  if (email === null) return 'unverified'
  const now = deps.clock()
  return asIdentity(deps.pools.identity, (tx) => signInAs(tx, deps, { ...given, ...email, flow, now }), flow)
}

/** The provider's claims about the person, valid once; or why there are none. */
export async function claimsOf(
  deps: Deps,
  given: Omit<Callback, 'browser' | 'userAgent'>,
  flow: Flow,
): Promise<ProviderClaims | Exclude<SignOnProblem, 'unverified' | 'not-listed'>> {
  const { keys, clock, pools } = deps
  const now = clock()
  if ((flow.triedUntil ?? flow.until) <= now.getTime() || flow.organisationId !== given.organisationId)
    return 'expired'
  const found = await asIdentity(pools.identity, async (tx) => {
    // Kept for at least an hour, which is longer than a flow is valid.
    const key = keys.attemptKey('single sign-on', flow.state)
    if (!(await takeAttempt(tx, { key, now, limit: 1 }))) return null
    return findSingleSignOn(tx, flow.domain)
  })
  if (found?.organisationId !== flow.organisationId || found.issuer !== flow.issuer) return 'expired'
  try {
    const callback = new URL(given.search, callbackAddress(deps, flow.organisationId))
    return await readClaims(await open(deps, found), callback, flow)
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    noteProblem(deps, found, error)
    return error.problem
  }
}

type Entering = Vouched & {
  readonly browser: string
  readonly userAgent?: string
  readonly flow: Flow
  readonly now: Date
}

async function signInAs(
  tx: IdentityTransaction,
  deps: Deps,
  { email, name, flow, now, browser, userAgent }: Entering,
): Promise<NewSession | SignOnProblem> {
  const { newId, queue } = deps
  const { organisationId, language } = flow
  const joining = { organisationId, email, name, language, memberId: newId(), now }
  if ((await joinBySingleSignOn(tx, joining)) === 'not-listed') {
    return domainOf(email) === flow.domain ? 'not-listed' : 'unverified'
  }
  const personId = await findOrCreatePerson(tx, { id: newId(), email, language, now })
  await linkMemberships(tx, { personId, email })
  const browserId = newId()
  const device = describeDevice(userAgent)
  const seen = { id: browserId, personId, token: browser, isPrivate: false, device, now }
  const isNew = await seeBrowser(tx, seen)
  if (isNew) await queue.enqueue(tx, 'send-new-browser-notice', { browserId })
  return startSession(tx, deps, {
    personId,
    method: 'single-sign-on',
    organisationId,
    provider: flow.issuer,
    proven: await provenByCode(tx, personId, false),
    ...(userAgent === undefined ? {} : { userAgent }),
  })
}

type Vouched = { readonly email: string; readonly name: string }

/**
 * The address that the provider has verified; null where it does not say so. Entra ID says it as `xms_edov`, Amazon
 * Cognito writes "true". At Google anybody can have an account with an address of their employer's, even after leaving: there the
 * domain must be the one that Google's customer runs (`hd`).
 */
export function vouchedFor(claims: ProviderClaims, issuer: string): Vouched | null {
  const { email: written, email_verified: verified, xms_edov: owned, hd, name } = claims
  const says = (claim: unknown) => [true, 'true', 1, '1'].includes(claim as string)
  if (typeof written !== 'string' || !isEmail(written)) return null
  if (verified === undefined ? !says(owned) : !says(verified)) return null
  const email = written.toLowerCase()
  if (issuer === 'https://accounts.google.com' && hd !== domainOf(email)) return null
  const plain =
    typeof name === 'string'
      ? name
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, 200)
      : ''
  return { email, name: plain }
}

/** An organisation's provider, with the client's secret opened for one sign-in. */
export function open(deps: Deps, found: FoundSingleSignOn): Promise<Configuration> {
  const { issuer, clientId, organisationId, wrappedKey, masterKey, sealedSecret } = found
  const secret = deps.keys.open({ wrapped: wrappedKey, masterKey }, organisationId, sealedSecret)
  return openProvider(deps, { issuer, clientId, clientSecret: secret.toString() })
}

/** A log line for the operator: which organisation's provider, and what kind of problem. No address, token or name. */
export function noteProblem(
  { log }: Pick<Deps, 'log'>,
  { organisationId }: Pick<FoundSingleSignOn, 'organisationId'>,
  error: unknown,
): void {
  if (!(error instanceof ProviderProblem)) throw error
  const { problem, message: reason } = error
  log.warn({ organisationId, problem, reason }, 'A sign-in through an identity provider went wrong')
}
