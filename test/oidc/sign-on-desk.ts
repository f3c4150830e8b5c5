import { beforeEach, expect, onTestFinished } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import type { SingleSignOn } from '#contract/identity/single-sign-on.ts'
import type { Language } from '#core/languages.ts'
import type { Browser } from '../app/browser.ts'
import { testApp } from '../app/test-app.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '../factories/people.ts'
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts'
import { startNameServer } from './name-server.ts'

export type SignOnSet = {
  readonly here: TestPlace
  readonly domain: string
  readonly provider: IdentityProvider
  readonly owner: Browser
  /** An address at the domain. */
  readonly at: (name: string) => string
}

type ToKeep = {
  readonly provider: Pick<IdentityProvider, 'issuer' | 'clientId'> & { readonly clientSecret?: string | null }
  readonly domains: readonly string[]
  readonly joinUnitId?: string
}

/** The app, organisations with their own identity providers, and their people's actions. Call it at the top of a test file. */
export async function signOnDesk() {
  const names = await startNameServer()
  const server = await testApp({ nameServers: [names.address] })

  // The provider's tokens have the real time.
  beforeEach(() => {
    server.time.now = new Date()
  })

  let organisations = 0

  /** An organisation with its own provider and a proven domain. */
  async function organisationWithProvider(
    given: { readonly joins?: true; readonly name?: string } = {},
  ): Promise<SignOnSet> {
    const domain = `bolag${++organisations}.example`
    const provider = await startIdentityProvider()
    onTestFinished(() => provider.close())
    const here = await makeOrganisation(server, { name: given.name ?? `Bolag ${organisations}` })
    const { email } = await makeMember(server, { in: here, roles: ['owner'], email: `agare@${domain}` })
    const owner = await signedIn(server, { email })
    const before = await settingsOf(owner, here)
    provider.register(before.callback)
    await keep(owner, here, {
      provider,
      domains: [domain],
      ...(given.joins ? { joinUnitId: here.unitId } : {}),
    })
    const [asked] = (await settingsOf(owner, here)).domains
    names.texts.set(asked?.record.name ?? '', [asked?.record.text ?? ''])
    const kept = await keep(owner, here, {
      domains: [domain],
      ...(given.joins ? { joinUnitId: here.unitId } : {}),
      provider,
    })
    expect((kept.body as SingleSignOn).domains).toMatchObject([{ domain, provenAt: expect.any(String) }])
    return { here, domain, provider, owner, at: (name) => `${name}@${domain}` }
  }

  const settingsOf = async (browser: Browser, { organisationId }: TestPlace) =>
    (await browser.call('readSingleSignOn', { params: { organisationId } })).body as SingleSignOn

  const keep = (
    browser: Browser,
    { organisationId }: TestPlace,
    { provider, domains, joinUnitId }: ToKeep,
    key?: string,
  ) => {
    const { issuer, clientId, clientSecret = null } = provider
    const body = {
      identityProvider: { issuer, clientId, clientSecret, joinUnitId: joinUnitId ?? null },
      domains,
    }
    const headers = key === undefined ? {} : { 'idempotency-key': key }
    return browser.call('writeSingleSignOn', { params: { organisationId }, body, headers })
  }

  const start = (
    browser: Browser,
    email: string,
    more: { returnTo?: string; language?: Language; otherAccount?: boolean } = {},
  ) => browser.call('startSingleSignOn', { body: { email, language: 'sv', ...more } })

  const addressIn = ({ body }: { readonly body: unknown }) => (body as { address: string }).address

  /** Delivers the provider's answer. @returns the address that the browser is sent to */
  async function comeBack(browser: Browser, callback: string): Promise<string> {
    const { pathname, search } = new URL(callback)
    const answer = await browser.send({ method: 'GET', url: pathname + search })
    expect(answer.status).toBe(303)
    return String(answer.headers.location)
  }

  /** Signs a person in at the provider and returns. `verified`: the provider's claim about the address. */
  async function signInThrough(
    { provider }: Pick<SignOnSet, 'provider'>,
    email: string,
    { browser = server.browser(), claims = {} }: { browser?: Browser; claims?: Record<string, unknown> } = {},
  ) {
    provider.account = { sub: email, email, email_verified: true, name: 'Anna Andersson', ...claims }
    const started = await start(browser, email)
    expect(started.status).toBe(201)
    return { browser, led: await comeBack(browser, await provider.signIn(addressIn(started))) }
  }

  const meOf = async (browser: Browser) => (await browser.call('readMe')).body as Me
  return {
    server,
    names,
    organisationWithProvider,
    settingsOf,
    keep,
    start,
    addressIn,
    comeBack,
    signInThrough,
    meOf,
  }
}
