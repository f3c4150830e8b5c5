import { generateKeyPairSync } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Me } from '#contract/me.ts'
import type { SingleSignOn } from '#contract/single-sign-on.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator } from '#test/app/authenticator.ts'
import type { Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '#test/factories/people.ts'
import { type IdentityProvider, startIdentityProvider, type Token } from '#test/oidc/identity-provider.ts'
import { startNameServer } from '#test/oidc/name-server.ts'

const names = await startNameServer()
const server = await testApp({ nameServers: [names.address] })

// The provider's tokens are of now.
beforeEach(() => {
  server.time.now = new Date()
})

let organisations = 0

type Set = {
  readonly here: TestPlace
  readonly domain: string
  readonly provider: IdentityProvider
  readonly owner: Browser
  /** Somebody at the domain. */
  readonly at: (name: string) => string
}

/** An organisation with a provider of its own, and a domain that is proven. */
async function organisationWithProvider(
  given: { readonly joins?: true; readonly name?: string } = {},
): Promise<Set> {
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

type ToKeep = {
  readonly provider: Pick<IdentityProvider, 'issuer' | 'clientId'> & { readonly clientSecret?: string | null }
  readonly domains: readonly string[]
  readonly joinUnitId?: string
}

const keep = (browser: Browser, { organisationId }: TestPlace, { provider, domains, joinUnitId }: ToKeep) => {
  const { issuer, clientId, clientSecret = null } = provider
  const body = {
    identityProvider: { issuer, clientId, clientSecret, joinUnitId: joinUnitId ?? null },
    domains,
  }
  return browser.call('writeSingleSignOn', { params: { organisationId }, body })
}

const start = (
  browser: Browser,
  email: string,
  more: { returnTo?: string; language?: 'sv' | 'en'; otherAccount?: boolean } = {},
) => browser.call('startSingleSignOn', { body: { email, language: 'sv', ...more } })

const addressIn = ({ body }: { readonly body: unknown }) => (body as { address: string }).address

/** What came of bringing the provider's answer home: where the browser is led. */
async function comeBack(browser: Browser, callback: string): Promise<string> {
  const { pathname, search } = new URL(callback)
  const answer = await browser.send({ method: 'GET', url: pathname + search })
  expect(answer.status).toBe(303)
  return String(answer.headers.location)
}

/** Signs somebody in at the provider and comes back. `verified`: what the provider says of the address. */
async function signInThrough(
  { provider }: Pick<Set, 'provider'>,
  email: string,
  { browser = server.browser(), claims = {} }: { browser?: Browser; claims?: Record<string, unknown> } = {},
) {
  provider.account = { sub: email, email, email_verified: true, name: 'Anna Andersson', ...claims }
  const started = await start(browser, email)
  expect(started.status).toBe(201)
  return { browser, led: await comeBack(browser, await provider.signIn(addressIn(started))) }
}

const meOf = async (browser: Browser) => (await browser.call('readMe')).body as Me

describe('an employee whose organisation has single sign-on', () => {
  it('is offered it by the domain of the address alone, and gets a code by mail when that is wanted', async () => {
    const set = await organisationWithProvider({ name: 'Exempelbolaget' })
    const member = await makeMember(server, { in: set.here, email: set.at('anna') })
    const ask = (email: string, more = {}) =>
      server.browser().call('requestSignInCode', { body: { email, language: 'sv', ...more } })
    const known = await ask(member.email)
    expect(known).toMatchObject({ status: 202, body: { singleSignOn: 'Exempelbolaget' } })
    expect((await ask(set.at('finns-inte'))).text).toBe(known.text)
    expect((await ask('anna@annat.example')).body).toEqual({})
    expect((await ask(`anna@under.${set.domain}`)).body).toEqual({})
    await server.runJobs()
    expect(server.mail.receivedBy(member.email)).toEqual([])
    expect((await ask(member.email, { codeAnyway: true })).body).toEqual({})
    await server.runJobs()
    expect(server.mail.receivedBy(member.email)).toHaveLength(1)
  })

  it('signs in with it: code flow, PKCE, state and nonce, and is led on to where they were going', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const browser = server.browser()
    const started = await start(browser, email, { returnTo: '/en/matningar', language: 'en' })
    const address = new URL(addressIn(started))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `http://localhost:3000/api/v1/single-sign-on/${set.here.organisationId}/callback`,
    })
    set.provider.account = { sub: '1', email, email_verified: true }
    const led = await comeBack(browser, await set.provider.signIn(address.href))
    expect(led).toBe('/en/logga-in?to=%2Fen%2Fmatningar&sso=in')
    expect(await meOf(browser)).toMatchObject({
      person: { email },
      signedInThrough: expect.stringContaining('Bolag'),
      memberships: [{ organisation: { id: set.here.organisationId } }],
    })
    await server.runJobs()
  })

  it('signs in where the provider tells the address in userinfo alone, and as Entra ID and Cognito say that it is verified', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    set.provider.claimsInToken = false
    expect((await signInThrough(set, email)).led).toContain('sso=in')
    expect(set.provider.requests.some((request) => request.endsWith('/me'))).toBe(true)
    set.provider.claimsInToken = true
    const entra = { email_verified: undefined, xms_edov: true }
    expect((await signInThrough(set, email, { claims: entra })).led).toContain('sso=in')
    expect((await signInThrough(set, email, { claims: { email_verified: 'true' } })).led).toContain('sso=in')
  })

  it('opens work and nothing of their own, and reads neither invitations nor whether they have answered', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const own = await signInByMail(server, email)
    expect((await own.call('listMyResults')).status).toBe(200)
    const { browser } = await signInThrough(set, email)
    expect(await meOf(browser)).toMatchObject({ opensOwn: false, memberships: [{}] })
    for (const endpoint of [
      'listMyResults',
      'readMyPlan',
      'exportMe',
      'eraseMe',
      'listMySupportRequests',
    ] as const) {
      expect((await browser.call(endpoint)).status).toBe(403)
    }
    expect((await browser.call('listMyInvitations')).body).toEqual({ invitations: [] })
    const proof = { email: 'hemma@annat.example', language: 'sv' }
    expect((await browser.call('requestPrivateAddressCode', { body: proof })).status).toBe(403)
  })

  it('adds nothing that would open their own later: neither passkey nor app', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const { browser } = await signInThrough(set, email)
    for (const endpoint of ['askForNewPasskey', 'setUpAuthenticator', 'makeRecoveryCodes'] as const) {
      expect(await browser.call(endpoint)).toMatchObject({
        status: 403,
        body: { code: 'reauthentication-required' },
      })
    }
  })

  it('is asked for the app that they have, whatever the provider has asked for', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    await addAuthenticator(server, await signInByMail(server, email))
    const { browser, led } = await signInThrough(set, email, { claims: { amr: ['mfa'], acr: 'high' } })
    expect(led).toBe('/logga-in?sso=waits')
    expect((await browser.call('readMe')).status).toBe(401)
  })

  it('does nothing of HR without a second factor of their own', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('hr'), roles: ['hr'] })
    const { browser } = await signInThrough(set, email)
    const params = { organisationId: set.here.organisationId }
    expect(await browser.call('listRounds', { params })).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    })
  })

  it('is nobody elsewhere: neither in another organisation nor as staff', async () => {
    const set = await organisationWithProvider()
    const email = set.at('konsult')
    await makeMember(server, { in: set.here, email })
    const other = await makeMember(server, { email, roles: ['safety_representative'] })
    const byMail = await signInByMail(server, email)
    expect((await meOf(byMail)).memberships).toHaveLength(2)
    const { browser } = await signInThrough(set, email)
    expect((await meOf(browser)).memberships).toHaveLength(1)
    const params = { organisationId: other.organisationId }
    expect((await browser.call('listRounds', { params })).status).toBe(403)
    expect((await byMail.call('listRounds', { params })).status).toBe(200)
  })

  it('is signed in for twelve hours and no longer', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const { browser } = await signInThrough(set, email)
    const begun = server.time.now.getTime()
    for (let hour = 2; hour < 12; hour += 2) {
      server.time.now = new Date(begun + hour * 60 * 60 * 1000)
      expect((await browser.call('readMe')).status).toBe(200)
    }
    server.time.now = new Date(begun + 12 * 60 * 60 * 1000 + 1)
    expect((await browser.call('readMe')).status).toBe(401)
  })
})

describe('what a provider answers', () => {
  /** A provider that does `tamper` to its tokens, and where that leads. */
  async function ledBy(tamper: (set: Set) => IdentityProvider['tamper']): Promise<string> {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    expect((await signInThrough(set, email)).led).toBe('/logga-in?sso=in')
    set.provider.tamper = tamper(set)
    const { browser, led } = await signInThrough(set, email)
    if (led !== '/logga-in?sso=in') expect((await browser.call('readMe')).status).toBe(401)
    return led
  }
  const changing =
    (change: (token: Token) => Token, by?: (set: Set) => Parameters<IdentityProvider['resign']>[2]) =>
    (set: Set): IdentityProvider['tamper'] =>
    (path, answer) =>
      path === '/token' ? set.provider.resign(answer, change, by?.(set)) : answer
  const payload = (more: Record<string, unknown>) =>
    changing(({ header, payload: said }) => ({ header, payload: { ...said, ...more } }))
  const algorithm = (alg: string) => (token: Token) => ({ ...token, header: { ...token.header, alg } })
  const now = () => Math.floor(Date.now() / 1000)

  it('signed anew with its own key, is taken as before', async () => {
    expect(await ledBy(payload({}))).toBe('/logga-in?sso=in')
  })

  it.each([
    ['of another issuer', payload({ iss: 'http://127.0.0.1:1' })],
    ['for another client', payload({ aud: 'somebody-else' })],
    ['with another nonce', payload({ nonce: 'x'.repeat(43) })],
    ['without a nonce', payload({ nonce: undefined })],
    ['that has run out', payload({ exp: now() - 3600, iat: now() - 7200 })],
    ['signed by nobody', changing(algorithm('none'), () => 'nobody')],
    [
      'with an empty signature',
      changing(
        (token) => token,
        () => 'nobody',
      ),
    ],
    [
      'signed with the secret of the client',
      changing(algorithm('HS256'), ({ provider }) => ({ secret: provider.clientSecret })),
    ],
    [
      'signed with another key',
      changing(
        (token) => token,
        () => ({ key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
      ),
    ],
  ])('a token %s is refused', async (_, tamper) => {
    expect(await ledBy(tamper)).toBe('/logga-in?sso=refused')
  })

  it('an answer without a token is refused', async () => {
    const without = () => (path: string, answer: Record<string, unknown>) =>
      path === '/token' ? { ...answer, id_token: undefined } : answer
    expect(await ledBy(without)).toBe('/logga-in?sso=refused')
  })

  it('a token whose key is withdrawn is refused, and one of a new key is taken at once', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'two', use: 'sig', alg: 'RS256' }
    const { n, e, kty, kid, use, alg } = jwk
    const newKeys = () => ({ keys: [{ n, e, kty, kid, use, alg }] })
    expect(await ledBy(() => (path, answer) => (path === '/jwks' ? newKeys() : answer))).toBe(
      '/logga-in?sso=refused',
    )
    const rotated =
      ({ provider }: Set): IdentityProvider['tamper'] =>
      (path, answer) => {
        if (path === '/jwks') return newKeys()
        if (path !== '/token') return answer
        return provider.resign(
          answer,
          ({ payload: said }) => ({ header: { alg: 'RS256', kid: 'two' }, payload: said }),
          {
            key: privateKey,
          },
        )
      }
    expect(await ledBy(rotated)).toBe('/logga-in?sso=in')
  })

  it('a description that names another issuer than before is no provider of ours', async () => {
    const set = await organisationWithProvider()
    set.provider.tamper = (path, answer) =>
      path.endsWith('openid-configuration') ? { ...answer, issuer: 'http://127.0.0.1:1' } : answer
    expect(await start(server.browser(), set.at('anna'))).toMatchObject({
      status: 503,
      body: { code: 'identity-provider-unreachable' },
    })
  })

  it('no browser is sent to an address that is no address', async () => {
    const set = await organisationWithProvider()
    set.provider.tamper = (path, answer) =>
      path.endsWith('openid-configuration')
        ? { ...answer, authorization_endpoint: 'javascript:alert(1)//' }
        : answer
    expect((await start(server.browser(), set.at('anna'))).status).toBe(503)
  })

  it('one that says nothing any more is given up within seconds, before and after', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const begun = performance.now()
    set.provider.hangs = ['/token']
    expect((await signInThrough(set, email)).led).toBe('/logga-in?sso=unreachable')
    set.provider.hangs = ['/.well-known/openid-configuration']
    expect((await start(server.browser(), email)).status).toBe(503)
    expect(performance.now() - begun).toBeLessThan(15_000)
  })

  it('a refusal of the person at the provider is one here', async () => {
    const set = await organisationWithProvider()
    const browser = server.browser()
    const { searchParams } = new URL(addressIn(await start(browser, set.at('anna'))))
    const said = new URLSearchParams({
      error: 'access_denied',
      state: searchParams.get('state') ?? '',
      iss: set.provider.issuer,
    })
    expect(await comeBack(browser, `${searchParams.get('redirect_uri')}?${said}`)).toBe(
      '/logga-in?sso=refused',
    )
  })

  it('leaves neither tokens, secrets nor addresses in the log', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const seen: string[] = []
    set.provider.tamper = (path, answer) => {
      if (path !== '/token') return answer
      const bad = set.provider.resign(answer, (token) => ({
        ...token,
        payload: { ...token.payload, nonce: 'x' },
      }))
      seen.push(String(bad.id_token), String(bad.access_token))
      return bad
    }
    await signInThrough(set, email)
    const written = JSON.stringify(server.log)
    expect(written).toContain('A sign-in through an identity provider went wrong')
    expect(seen).toHaveLength(2)
    for (const secret of [...seen, set.provider.clientSecret, email]) expect(written).not.toContain(secret)
  })
})

describe('who the provider vouches for', () => {
  it.each([
    ['false', { email_verified: false }],
    ['not said', { email_verified: undefined }],
    ['false beside Entra’s word', { email_verified: false, xms_edov: true }],
    ['something else', { email_verified: 'yes' }],
  ])('an address whose verification is %s signs nobody in', async (_, claims) => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const { browser, led } = await signInThrough(set, email, { claims })
    expect(led).toBe('/logga-in?sso=unverified')
    expect((await browser.call('readMe')).status).toBe(401)
  })

  it.each([
    ['none', undefined],
    ['two', 'anna@bolag.example, bo@bolag.example'],
    ['a number', 5],
  ])('%s is no address', async (_, email) => {
    const set = await organisationWithProvider()
    const { led } = await signInThrough(set, set.at('anna'), { claims: { email } })
    expect(led).toBe('/logga-in?sso=unverified')
  })

  it('an address outside the domains opens nobody’s account, also not that of somebody on the list', async () => {
    const set = await organisationWithProvider({ joins: true })
    const elsewhere = 'anna@kunden.example'
    await makeMember(server, { in: set.here, email: elsewhere })
    await signInByMail(server, elsewhere)
    const { browser, led } = await signInThrough(set, set.at('anna'), { claims: { email: elsewhere } })
    expect(led).toBe('/logga-in?sso=unverified')
    expect((await browser.call('readMe')).status).toBe(401)
  })

  it('somebody who was not let in is asked by the provider which account, and nobody else is', async () => {
    const set = await organisationWithProvider()
    const prompts: (string | null)[] = []
    for (const more of [{}, { otherAccount: true }]) {
      const started = await start(server.browser(), set.at('anna'), more)
      prompts.push(new URL(addressIn(started)).searchParams.get('prompt'))
    }
    expect(prompts).toEqual([null, 'select_account'])
  })

  it('somebody who is not on the list is told so, and gets no account', async () => {
    const set = await organisationWithProvider()
    const { led } = await signInThrough(set, set.at('okand'))
    expect(led).toBe('/logga-in?sso=not-listed')
    const { rows } = await server.deps.pools.identity.pool.query(
      'select 1 from identity.person where email = $1',
      [set.at('okand')],
    )
    expect(rows).toEqual([])
  })
})

describe('an answer of the provider', () => {
  it('is good once, in the browser that asked, for ten minutes', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    set.provider.account = { sub: '1', email, email_verified: true }

    const browser = server.browser()
    const callback = await set.provider.signIn(addressIn(await start(browser, email)))
    const cookie = browser.cookies.get('sign-on') ?? ''
    expect(cookie).not.toContain(set.domain)
    expect(await comeBack(server.browser(), callback)).toBe('/logga-in?sso=expired')
    expect(await comeBack(browser, callback)).toBe('/logga-in?sso=in')
    const again = server.browser()
    again.cookies.set('sign-on', cookie)
    expect(await comeBack(again, callback)).toBe('/logga-in?sso=expired')

    const slow = server.browser()
    const late = await set.provider.signIn(addressIn(await start(slow, email)))
    server.time.now = new Date(server.time.now.getTime() + 10 * 60 * 1000)
    expect(await comeBack(slow, late)).toBe('/logga-in?sso=expired')
  })

  it('with another’s state, or to somebody else’s sign-in, signs nobody in', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    set.provider.account = { sub: '1', email, email_verified: true }
    const theirs = await set.provider.signIn(addressIn(await start(server.browser(), email)))
    const browser = server.browser()
    await start(browser, email)
    expect(await comeBack(browser, theirs)).toBe('/logga-in?sso=refused')
    const forged = server.browser()
    forged.cookies.set('sign-on', Buffer.from('{"state":"x"}').toString('base64url'))
    expect(await comeBack(forged, theirs)).toBe('/logga-in?sso=expired')
  })

  it('of one organisation’s provider is worth nothing at another’s', async () => {
    const [one, two] = [await organisationWithProvider(), await organisationWithProvider()]
    const { email } = await makeMember(server, { in: one.here, email: one.at('anna') })
    one.provider.account = { sub: '1', email, email_verified: true }
    two.provider.account = one.provider.account
    const toOne = await one.provider.signIn(addressIn(await start(server.browser(), email)))
    const { pathname } = new URL(toOne)

    // The answer at the other's address, in a browser that has asked there.
    const browser = server.browser()
    await start(browser, two.at('anna'))
    const crossed = toOne.replace(
      pathname,
      pathname.replace(one.here.organisationId, two.here.organisationId),
    )
    expect(await comeBack(browser, crossed)).toBe('/logga-in?sso=refused')

    // One's own sign-in, at the other's address.
    const mine = server.browser()
    const mineToOne = await one.provider.signIn(addressIn(await start(mine, email)))
    const swapped = mineToOne.replace(one.here.organisationId, two.here.organisationId)
    expect(await comeBack(mine, swapped)).toBe('/logga-in?sso=expired')

    // RFC 9207: an answer that says it comes from the other.
    const third = server.browser()
    const said = new URL(await one.provider.signIn(addressIn(await start(third, email))))
    said.searchParams.set('iss', two.provider.issuer)
    expect(await comeBack(third, said.href)).toBe('/logga-in?sso=refused')

    // The other provider vouches for an address that is not its own.
    const { led } = await signInThrough(two, two.at('anna'), { claims: { email } })
    expect(led).toBe('/logga-in?sso=unverified')
  })
})

describe('somebody who signs in and is not on the list', () => {
  const memberOf = (email: string) =>
    asSuperuser<{ organisation_id: string; unit_id: string; name: string; left_at: Date | null }>(
      server.database,
      'select organisation_id, unit_id, name, left_at from member where email = $1',
      [email],
    )

  it('comes to the unit that the owner has chosen, once, and it stands in the log', async () => {
    const set = await organisationWithProvider({ joins: true })
    const email = set.at('ny')
    expect((await signInThrough(set, email)).led).toBe('/logga-in?sso=in')
    expect((await signInThrough(set, email)).led).toBe('/logga-in?sso=in')
    expect(await memberOf(email)).toMatchObject([
      { organisation_id: set.here.organisationId, unit_id: set.here.unitId, name: 'Anna Andersson' },
    ])
    const { body } = await set.owner.call('listAuditEntries', {
      params: { organisationId: set.here.organisationId },
      query: { about: 'setUp' },
    })
    const { entries } = body as { entries: { kind: string; member: { email: string } | null }[] }
    expect(entries.filter(({ kind }) => kind === 'member-joined')).toMatchObject([{ member: { email } }])
  })

  it('makes one member when two browsers come at once', async () => {
    const set = await organisationWithProvider({ joins: true })
    const email = set.at('snabb')
    const led = await Promise.all([signInThrough(set, email), signInThrough(set, email)])
    expect(led.map((one) => one.led)).toEqual(['/logga-in?sso=in', '/logga-in?sso=in'])
    expect(await memberOf(email)).toHaveLength(1)
  })

  it('is not brought back after having been taken off the list', async () => {
    const set = await organisationWithProvider({ joins: true })
    const { email, memberId } = await makeMember(server, { in: set.here, email: set.at('slutat') })
    await asSuperuser(server.database, 'update member set left_at = now() where id = $1', [memberId])
    expect((await signInThrough(set, email)).led).toBe('/logga-in?sso=not-listed')
    expect(await memberOf(email)).toMatchObject([{ left_at: expect.any(Date) }])
  })

  it('does not become a second person under an address that somebody is about to get', async () => {
    const set = await organisationWithProvider({ joins: true })
    const member = await makeMember(server, { in: set.here, email: set.at('gift') })
    await asSuperuser(
      server.database,
      `insert into identity_change (organisation_id, id, member_id, unit_id, old_email, new_email, asked_at, takes_effect_at, stop_hash)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, now(), now() + interval '7 days', 'x')`,
      [set.here.organisationId, member.memberId, set.here.unitId, member.email, set.at('nytt-namn')],
    )
    expect((await signInThrough(set, set.at('nytt-namn'))).led).toBe('/logga-in?sso=not-listed')
  })

  it('is refused when the unit has been closed', async () => {
    const set = await organisationWithProvider({ joins: true })
    await asSuperuser(server.database, 'update unit set closed_at = now() where id = $1', [set.here.unitId])
    expect((await signInThrough(set, set.at('ny'))).led).toBe('/logga-in?sso=not-listed')
  })

  it('stands on no list that has been frozen', async () => {
    const set = await organisationWithProvider({ joins: true })
    await signInThrough(set, set.at('ny'))
    const rows = await asSuperuser(
      server.database,
      'select 1 from invitation i join member m on m.id = i.member_id where m.email = $1',
      [set.at('ny')],
    )
    expect(rows).toEqual([])
  })
})

describe('an owner', () => {
  it('reads everything back but the secret, which is sealed where it is kept', async () => {
    const set = await organisationWithProvider()
    const read = await set.owner.call('readSingleSignOn', {
      params: { organisationId: set.here.organisationId },
    })
    expect(read.body).toMatchObject({
      identityProvider: { issuer: set.provider.issuer, clientId: set.provider.clientId, joinUnitId: null },
    })
    expect(read.text).not.toContain(set.provider.clientSecret)
    const [row] = await asSuperuser<{ sealed_secret: Buffer }>(
      server.database,
      'select sealed_secret from single_sign_on where organisation_id = $1',
      [set.here.organisationId],
    )
    expect(row?.sealed_secret.includes(Buffer.from(set.provider.clientSecret))).toBe(false)
    expect(JSON.stringify(server.log)).not.toContain(set.provider.clientSecret)
  })

  it('keeps the secret when other things change, and writes it anew for another issuer or client', async () => {
    const set = await organisationWithProvider()
    const { issuer, clientId } = set.provider
    const same = await keep(set.owner, set.here, { provider: { issuer, clientId }, domains: [set.domain] })
    expect(same.status).toBe(200)
    const elsewhere = await startIdentityProvider()
    onTestFinished(() => elsewhere.close())
    const moved = await keep(set.owner, set.here, {
      provider: { issuer: elsewhere.issuer, clientId },
      domains: [set.domain],
    })
    expect(moved).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'identityProvider.clientSecret' }] },
    })
    expect(elsewhere.requests.filter((request) => request.includes('token'))).toEqual([])
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    expect((await signInThrough(set, email)).led).toBe('/logga-in?sso=in')
  })

  it('may copy the address of the document, or a slash too many', async () => {
    const set = await organisationWithProvider()
    for (const issuer of [
      `${set.provider.issuer}/`,
      `${set.provider.issuer}/.well-known/openid-configuration`,
    ]) {
      const { body } = await keep(set.owner, set.here, { provider: { ...set.provider, issuer }, domains: [] })
      expect(body).toMatchObject({ identityProvider: { issuer: set.provider.issuer } })
    }
  })

  it.each(['http://127.0.0.1:1', 'http://10.0.0.1', 'https://169.254.169.254/latest', 'http://example.com'])(
    'cannot make the server ask %s',
    async (issuer) => {
      const set = await organisationWithProvider()
      const answer = await keep(set.owner, set.here, {
        provider: { issuer, clientId: 'x', clientSecret: 'y' },
        domains: [],
      })
      expect(answer).toMatchObject({ status: 422, body: { code: 'identity-provider-refused' } })
    },
  )

  it('has nobody signed in at a domain before its record stands in DNS', async () => {
    const set = await organisationWithProvider()
    await keep(set.owner, set.here, { provider: set.provider, domains: [set.domain, 'gmail.example'] })
    expect((await settingsOf(set.owner, set.here)).domains).toMatchObject([
      { domain: set.domain, provenAt: expect.any(String) },
      { domain: 'gmail.example', provenAt: null },
    ])
    expect((await start(server.browser(), 'nagon@gmail.example')).status).toBe(404)
    await makeMember(server, { in: set.here, email: 'nagon@gmail.example' })
    const { led } = await signInThrough(set, set.at('x'), { claims: { email: 'nagon@gmail.example' } })
    expect(led).toBe('/logga-in?sso=unverified')
  })

  it('of another organisation cannot use our record, and takes the domain over with their own', async () => {
    const set = await organisationWithProvider()
    const other = await organisationWithProvider()
    await keep(other.owner, other.here, { provider: other.provider, domains: [set.domain] })
    const ask = async () =>
      (await server.browser().call('requestSignInCode', { body: { email: set.at('anna'), language: 'sv' } }))
        .body
    const [asked] = (await settingsOf(other.owner, other.here)).domains
    expect(asked?.provenAt).toBeNull()
    expect(names.texts.get(asked?.record.name ?? '')).not.toContain(asked?.record.text)
    const before = await ask()
    names.texts.set(asked?.record.name ?? '', [asked?.record.text ?? ''])
    await keep(other.owner, other.here, { provider: other.provider, domains: [set.domain] })
    expect(await ask()).not.toEqual(before)
    expect((await settingsOf(set.owner, set.here)).domains).toMatchObject([{ provenAt: null }])
  })

  it('takes it away: nobody is offered it, and those who are signed in through it are signed out', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const byMail = await signInByMail(server, email)
    const { browser } = await signInThrough(set, email)
    const { organisationId } = set.here
    const gone = await set.owner.call('writeSingleSignOn', {
      params: { organisationId },
      body: { identityProvider: null, domains: [] },
    })
    expect(gone.body).toMatchObject({ identityProvider: null, domains: [] })
    expect((await browser.call('readMe')).status).toBe(401)
    expect((await byMail.call('readMe')).status).toBe(200)
    expect((await start(server.browser(), email)).status).toBe(404)
  })

  it('needs to have proven a moment ago who they are', async () => {
    const here = await makeOrganisation(server)
    const { email } = await makeMember(server, { in: here, roles: ['owner'] })
    const owner = await signedIn(server, { email })
    await asSuperuser(
      server.database,
      'update identity.session set proven_at = null where person_id = (select id from identity.person where email = $1)',
      [email],
    )
    const params = { organisationId: here.organisationId }
    expect(
      await owner.call('writeSingleSignOn', { params, body: { identityProvider: null, domains: [] } }),
    ).toMatchObject({
      status: 403,
      body: { code: 'reauthentication-required' },
    })
  })
})

it('somebody with a private address is not told it in a session of the employer’s, and opens nothing with it', async () => {
  const set = await organisationWithProvider()
  const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
  await addPrivateAddress(server, await signInByMail(server, email), 'hemma@privat.example')
  const { browser } = await signInThrough(set, email)
  expect(await meOf(browser)).toMatchObject({ opensOwn: false, privateAddress: { asked: true, email: null } })
})
