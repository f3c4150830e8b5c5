import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { makeMember } from '#test/factories/people.ts'
import type { IdentityProvider, Token } from '#test/oidc/identity-provider.ts'
import { type SignOnSet, signOnDesk } from '#test/oidc/sign-on-desk.ts'

const { addressIn, comeBack, organisationWithProvider, server, signInThrough, start } = await signOnDesk()

describe('what a provider answers', () => {
  /** Signs in through a provider that tampers with its tokens. @returns where the browser ends up */
  async function ledBy(tamper: (set: SignOnSet) => IdentityProvider['tamper']): Promise<string> {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    expect((await signInThrough(set, email)).led).toBe('/logga-in?sso=in')
    set.provider.tamper = tamper(set)
    const { browser, led } = await signInThrough(set, email)
    if (led !== '/logga-in?sso=in') expect((await browser.call('readMe')).status).toBe(401)
    return led
  }
  const changing =
    (change: (token: Token) => Token, by?: (set: SignOnSet) => Parameters<IdentityProvider['resign']>[2]) =>
    (set: SignOnSet): IdentityProvider['tamper'] =>
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
    ['ahead', { iat: now() + 240, nbf: now() + 240 }],
    ['behind', { iat: now() - 600, exp: now() - 240 }],
  ])('a provider whose clock is four minutes %s lets people in', async (_, more) => {
    expect(await ledBy(payload(more))).toBe('/logga-in?sso=in')
  })

  it.each([
    ['of another issuer', payload({ iss: 'http://127.0.0.1:1' })],
    ['for another client', payload({ aud: 'somebody-else' })],
    ['with another nonce', payload({ nonce: 'x'.repeat(43) })],
    ['without a nonce', payload({ nonce: undefined })],
    ['that has run out', payload({ exp: now() - 3600, iat: now() - 7200 })],
    ['of later', payload({ nbf: now() + 3600 })],
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
      ({ provider }: SignOnSet): IdentityProvider['tamper'] =>
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

    // An answer to the address of the other organisation, in a browser that has begun a sign-in there.
    const browser = server.browser()
    await start(browser, two.at('anna'))
    const crossed = toOne.replace(
      pathname,
      pathname.replace(one.here.organisationId, two.here.organisationId),
    )
    expect(await comeBack(browser, crossed)).toBe('/logga-in?sso=refused')

    // One organisation's sign-in ends at the other's address.
    const mine = server.browser()
    const mineToOne = await one.provider.signIn(addressIn(await start(mine, email)))
    const swapped = mineToOne.replace(one.here.organisationId, two.here.organisationId)
    expect(await comeBack(mine, swapped)).toBe('/logga-in?sso=expired')

    // RFC 9207: an answer that names the other issuer.
    const third = server.browser()
    const said = new URL(await one.provider.signIn(addressIn(await start(third, email))))
    said.searchParams.set('iss', two.provider.issuer)
    expect(await comeBack(third, said.href)).toBe('/logga-in?sso=refused')

    // The other provider vouches for an address outside its own domain.
    const { led } = await signInThrough(two, two.at('anna'), { claims: { email } })
    expect(led).toBe('/logga-in?sso=unverified')
  })
})
