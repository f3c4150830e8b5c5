import { describe, expect, it } from 'vitest'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator } from '#test/app/authenticator.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember } from '#test/factories/people.ts'
import { type SignOnSet, signOnDesk } from '#test/oidc/sign-on-desk.ts'

const { addressIn, comeBack, meOf, organisationWithProvider, server, signInThrough, start } =
  await signOnDesk()

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

  it.each([
    [['none', 'login', 'select_account'], 'select_account'],
    [['none', 'login', 'consent'], 'login'],
    [['none'], null],
  ])('with the wrong account is asked in a way that the provider knows: of %j %s', async (known, prompt) => {
    const set = await organisationWithProvider()
    set.provider.tamper = (path, answer) =>
      path.endsWith('openid-configuration') ? { ...answer, prompt_values_supported: known } : answer
    const started = await start(server.browser(), set.at('anna'), { otherAccount: true })
    expect(new URL(addressIn(started)).searchParams.get('prompt')).toBe(prompt)
  })

  describe('where the token has the address, and userinfo says that it is verified, as at Okta', () => {
    async function led(set: SignOnSet, email: string, userinfo: Record<string, unknown>) {
      set.provider.tamper = (path, answer) => {
        if (path === '/me') return { ...answer, ...userinfo }
        if (path !== '/token') return answer
        return set.provider.resign(answer, ({ header, payload }) => ({
          header,
          payload: { ...payload, email_verified: undefined },
        }))
      }
      return (await signInThrough(set, email)).led
    }

    it('signs in', async () => {
      const set = await organisationWithProvider()
      const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
      expect(await led(set, email, { email: email.toUpperCase() })).toBe('/logga-in?sso=in')
    })

    it.each([
      ['of another address', { email: 'anna@annat.example' }],
      ['of no address', { email: undefined }],
      ['not verified', { email_verified: false }],
      ['of nothing', { email_verified: undefined }],
    ])('does not with the word %s', async (_, userinfo) => {
      const set = await organisationWithProvider()
      const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
      expect(await led(set, email, userinfo)).toBe('/logga-in?sso=unverified')
    })

    it('says that the address is not verified also where userinfo refuses us', async () => {
      const set = await organisationWithProvider()
      const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
      expect(await led(set, email, { sub: 'somebody else' })).toBe('/logga-in?sso=unverified')
    })
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
        body: { code: 'not-allowed' },
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

it('somebody with a private address is not told it in a session of the employer’s, and opens nothing with it', async () => {
  const set = await organisationWithProvider()
  const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
  await addPrivateAddress(server, await signInByMail(server, email), 'hemma@privat.example')
  const { browser } = await signInThrough(set, email)
  expect(await meOf(browser)).toMatchObject({
    opensOwn: false,
    privateAddress: { asked: true, email: null, addedAt: null },
  })
})
