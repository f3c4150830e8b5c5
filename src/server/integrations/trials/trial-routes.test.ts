import ICAL from 'ical.js'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { TrialResult, TrialToMake } from '#contract/integrations/trial.ts'
import { trialsAnHour } from '#core/integrations/trials.ts'
import type { Browser } from '#test/app/browser.ts'
import { asSuperuser } from '#test/database/database.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '#test/factories/people.ts'
import { signOnDesk } from '#test/oidc/sign-on-desk.ts'
import { newUser } from '#test/scim/scim-client.ts'
import { isSigned, startReceiver } from '#test/webhooks/receiver.ts'

const { server, organisationWithProvider, keep, addressIn, comeBack } = await signOnDesk()
beforeEach(() => server.mail.refuseWith(null))

async function company() {
  const here = await makeOrganisation(server)
  const { email } = await makeMember(server, { in: here, roles: ['owner'] })
  return { here, email, owner: await signedIn(server, { email }) }
}

const ask = (owner: Browser, { organisationId }: TestPlace, body: TrialToMake) =>
  owner.call('tryIntegration', { params: { organisationId }, body })

async function attempt(owner: Browser, here: TestPlace, body: TrialToMake): Promise<TrialResult> {
  const answer = await ask(owner, here, body)
  expect(answer.status).toBe(200)
  return answer.body as TrialResult
}

const logged = async ({ organisationId }: TestPlace) =>
  asSuperuser<{ details: { part: string; outcome: string } }>(
    server.database,
    "select details from audit_entry where organisation_id = $1 and action = 'integration-tried' order by at",
    [organisationId],
  ).then((rows) => rows.map(({ details: { part, outcome } }) => [part, outcome]))

describe('the sign-in', () => {
  it('says that nothing is set up, or that a domain lacks its record', async () => {
    const { here, owner } = await company()
    expect(await attempt(owner, here, { part: 'sign-in', language: 'sv' })).toMatchObject({
      outcome: 'not-set-up',
      address: null,
    })
    const set = await organisationWithProvider()
    await keep(set.owner, set.here, { provider: set.provider, domains: ['annan.example'] })
    expect((await attempt(set.owner, set.here, { part: 'sign-in', language: 'sv' })).outcome).toBe(
      'no-domain',
    )
  })

  it('tells of a provider that is away, and of one that calls itself something else', async () => {
    const set = await organisationWithProvider()
    set.provider.tamper = (path, answer) =>
      path.endsWith('openid-configuration') ? { ...answer, issuer: 'https://annan.example' } : answer
    expect((await attempt(set.owner, set.here, { part: 'sign-in', language: 'sv' })).outcome).toBe('refused')
    await set.provider.close()
    expect((await attempt(set.owner, set.here, { part: 'sign-in', language: 'sv' })).outcome).toBe(
      'unreachable',
    )
    expect(await logged(set.here)).toEqual([
      ['sign-in', 'refused'],
      ['sign-in', 'unreachable'],
    ])
  })

  it.each([
    ['works', {}],
    ['no-address', { email: undefined }],
    ['unverified', { email_verified: false }],
    ['other-domain', { email: 'test@annan.example' }],
  ])('says of a test account: %s', async (outcome, claims) => {
    const set = await organisationWithProvider()
    const email = set.at('testkonto')
    set.provider.account = { sub: 'test', email, email_verified: true, name: 'Test', ...claims }
    const started = await ask(set.owner, set.here, { part: 'sign-in', language: 'en' })
    expect(started.body).toMatchObject({ outcome: 'ready' })
    const led = await comeBack(set.owner, await set.provider.signIn(addressIn(started)))
    expect(led).toBe(`/en/integrationer?sso=${outcome}`)
    expect((await logged(set.here)).at(-1)).toEqual(['sign-in', outcome])
    // A person who signs in there is not signed in here and gets no account.
    const people = await asSuperuser(server.database, 'select 1 from identity.person where email = $1', [
      email,
    ])
    expect(people).toEqual([])
    expect((await set.owner.call('readMe')).body).toMatchObject({ person: { email: set.at('agare') } })
  })

  it('says the same of a test account that is on the list, and signs nobody in with its answer again', async () => {
    const set = await organisationWithProvider()
    const { email } = await makeMember(server, { in: set.here, email: set.at('anna') })
    set.provider.account = { sub: email, email, email_verified: true }
    const browser = set.owner
    const callback = await set.provider.signIn(
      addressIn(await ask(browser, set.here, { part: 'sign-in', language: 'sv' })),
    )
    const cookie = browser.cookies.get('sign-on') ?? ''
    // A process of an earlier version does not know trials, reads only `until`, and would sign the person in.
    expect(JSON.parse(server.deps.keys.openSignOn(cookie) ?? '{}')).toMatchObject({ until: 0 })
    expect(await comeBack(browser, callback)).toBe('/integrationer?sso=works')
    const other = server.browser()
    other.cookies.set('sign-on', cookie)
    expect(await comeBack(other, callback)).toBe('/integrationer?sso=expired')
    expect((await other.call('readMe')).status).toBe(401)
  })
})

describe('SCIM', () => {
  const everything = (organisationId: string) =>
    asSuperuser(
      server.database,
      `select (select count(*) from member where organisation_id = $1)::int as members,
         (select count(*) from member_import where organisation_id = $1)::int as imports,
         (select count(*) from audit_entry where organisation_id = $1 and action <> 'integration-tried')::int as entries`,
      [organisationId],
    )

  it('wants a key, then a program that uses it, and leaves nothing of the made-up person', async () => {
    const { here, owner } = await company()
    expect((await attempt(owner, here, { part: 'scim' })).outcome).toBe('no-key')
    const key = await withKey(server, here, ['people'])
    const before = await everything(here.organisationId)
    expect((await attempt(owner, here, { part: 'scim' })).outcome).toBe('never-used')
    expect(await everything(here.organisationId)).toEqual(before)
    const payload = JSON.stringify(newUser('kim'))
    const headers = { 'content-type': 'application/scim+json' }
    expect((await key.send({ method: 'POST', url: '/scim/v2/Users', payload, headers })).status).toBe(201)
    expect((await attempt(owner, here, { part: 'scim' })).outcome).toBe('works')
    await server.runJobs()
    expect(server.mail.received.filter(({ recipients }) => /prov\.invalid/.test(recipients.join()))).toEqual(
      [],
    )
  })
})

describe('mail', () => {
  const openLink = (owner: Browser, link: string) => {
    const { pathname, search } = new URL(link)
    return owner.send({ method: 'GET', url: pathname + search })
  }

  it('goes to the address at work of the one who asks, and its openings are counted', async () => {
    const { here, owner, email } = await company()
    const { outcome, id } = await attempt(owner, here, { part: 'mail', language: 'en' })
    expect(outcome).toBe('sent')
    const [mail] = server.mail.receivedBy(email)
    expect(mail?.subject).toBe('Test e-mail: does the link arrive?')
    const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(new URL(link)).toMatchObject({
      pathname: '/en/integrationer',
      search: `?prov=${id}`,
      hash: expect.stringMatching(/^#prov=[\w-]{43}$/),
    })
    const opened = async () => (await attempt(owner, here, { part: 'mail-opened', id: id ?? '' })).opened
    expect(await opened()).toBe(0)
    // First a filter, then the reader.
    await openLink(server.browser(), link)
    await openLink(owner, link)
    expect(await opened()).toBe(2)
    expect(await logged(here)).toEqual([['mail', 'sent']])
  })

  it('tells of a mail server that refuses the address or the sender, and of one that is busy', async () => {
    const { here, owner, email } = await company()
    server.mail.refuseWith(550, email)
    expect((await attempt(owner, here, { part: 'mail', language: 'sv' })).outcome).toBe('refused')
    server.mail.refuseWith(550, email, { words: '5.7.1 Sender denied', at: 'DATA' })
    expect((await attempt(owner, here, { part: 'mail', language: 'sv' })).outcome).toBe('refused')
    server.mail.refuseWith(421, email)
    expect((await attempt(owner, here, { part: 'mail', language: 'sv' })).outcome).toBe('delayed')
  })

  it('counts nothing for an id that somebody makes up', async () => {
    const { here, owner } = await company()
    const id = 'A'.repeat(32)
    await openLink(server.browser(), `http://localhost/integrationer?prov=${id}`)
    expect(await attempt(owner, here, { part: 'mail-opened', id })).toMatchObject({ outcome: 'unknown' })
  })
})

describe('a webhook', () => {
  it.each([
    [204, 'taken'],
    [403, 'not-authorised'],
    [404, 'not-found'],
    [302, 'redirect'],
    [500, 'broken'],
    [418, 'other-status'],
  ])('that answers %s is told as %s, and no delivery is stored', async (status, outcome) => {
    const { here, owner } = await company()
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const params = { organisationId: here.organisationId }
    const made = await owner.call('makeWebhook', {
      params,
      body: { url: receiver.url, events: ['round.opened'] },
    })
    const { webhook, secret } = made.body as { webhook: { id: string }; secret: string }
    receiver.answerWith((response) => void response.writeHead(status).end())
    expect(await attempt(owner, here, { part: 'webhook', webhookId: webhook.id })).toMatchObject({
      outcome,
      status,
    })
    const [event] = receiver.received
    expect(event && isSigned(secret, event, server.time.now)).toBe(true)
    expect((await owner.call('listWebhooks', { params })).body).toMatchObject({ deliveries: [] })
  })

  it('that is away is told as such, and one of another organisation is not there', async () => {
    const { here, owner } = await company()
    const receiver = await startReceiver()
    const params = { organisationId: here.organisationId }
    const made = await owner.call('makeWebhook', {
      params,
      body: { url: receiver.url, events: ['round.opened'] },
    })
    const { id } = (made.body as { webhook: { id: string } }).webhook
    receiver.close()
    expect((await attempt(owner, here, { part: 'webhook', webhookId: id })).outcome).toBe('unreachable')
    const other = await company()
    expect((await ask(other.owner, other.here, { part: 'webhook', webhookId: id })).status).toBe(404)
  })
})

describe('the calendar', () => {
  it('is fetched from its address, and another program reads it too', async () => {
    const { here, owner } = await company()
    const { outcome, address } = await attempt(owner, here, { part: 'calendar' })
    // No server listens at this test's base address.
    expect(outcome).toBe('unreachable')
    const { pathname, search } = new URL(address ?? '')
    const file = await server.browser().send({ method: 'GET', url: pathname + search })
    expect(file.headers['content-type']).toContain('text/calendar')
    const [event] = new ICAL.Component(ICAL.parse(file.text)).getAllSubcomponents('vevent')
    expect(event?.getFirstPropertyValue('summary')).toBe('Andrum')
    server.time.now = new Date(server.time.now.getTime() + 3 * 86_400_000)
    expect((await server.browser().send({ method: 'GET', url: pathname + search })).status).toBe(404)
  })
})

it('each part has its own limit an hour, for a whole organisation', async () => {
  const { here, owner } = await company()
  for (let n = 0; n < trialsAnHour; n++) await attempt(owner, here, { part: 'scim' })
  expect(await ask(owner, here, { part: 'scim' })).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  })
  expect((await attempt(owner, here, { part: 'mail', language: 'sv' })).outcome).toBe('sent')
})
