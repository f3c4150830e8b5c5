import { describe, expect, it, onTestFinished } from 'vitest'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { startIdentityProvider } from '#test/oidc/identity-provider.ts'
import { signOnDesk } from '#test/oidc/sign-on-desk.ts'

const { keep, names, organisationWithProvider, server, settingsOf, signInThrough, start } = await signOnDesk()

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

  it('has what was set up last, also when the request before it arrives again', async () => {
    const set = await organisationWithProvider()
    const before = { provider: set.provider, domains: [set.domain, 'gammal.example'] }
    expect((await keep(set.owner, set.here, before, 'first')).status).toBe(200)
    expect((await keep(set.owner, set.here, { ...before, domains: [set.domain] }, 'second')).status).toBe(200)
    const again = await keep(set.owner, set.here, before, 'first')
    expect(again).toMatchObject({ status: 200, body: { domains: [{ domain: set.domain }] } })
    expect((await settingsOf(set.owner, set.here)).domains).toHaveLength(1)
  })

  it('has single sign-on that was removed and set up anew, also when the removal arrives again', async () => {
    const set = await organisationWithProvider()
    const remove = () =>
      set.owner.call('writeSingleSignOn', {
        params: { organisationId: set.here.organisationId },
        body: { identityProvider: null, domains: [] },
        headers: { 'idempotency-key': 'removal' },
      })
    expect(await remove()).toMatchObject({ status: 200, body: { identityProvider: null } })
    await keep(set.owner, set.here, { provider: set.provider, domains: [set.domain] })
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    const { browser } = await signInThrough(set, email)
    expect((await remove()).body).toMatchObject({ identityProvider: { issuer: set.provider.issuer } })
    expect((await browser.call('readMe')).status).toBe(200)
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
