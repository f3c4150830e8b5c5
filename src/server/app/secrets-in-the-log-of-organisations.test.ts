import { expect, it } from 'vitest'
import type { SingleSignOn } from '#contract/identity/single-sign-on.ts'
import type { WebhookView } from '#contract/integrations/webhook.ts'
import { webhookEvents } from '#core/webhooks/events.ts'
import { asSuperuser } from '#test/database/database.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { watchedServer } from '#test/log/watched-server.ts'
import { startIdentityProvider } from '#test/oidc/identity-provider.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { importFile } from '#test/organisation/organise.ts'
import { newUser, provider } from '#test/scim/scim-client.ts'
import { startReceiver } from '#test/webhooks/receiver.ts'

const { server, names, secrets, written } = await watchedServer()
const { database, mail } = server
const { hide } = secrets

it('an organisation reads people in, gives roles, makes a key, and its directory keeps the list', async () => {
  const { place, browser } = await organisationOf(server, 'owner')
  const params = { organisationId: place.organisationId }
  hide('Lisa Listad', 'lisa.listad', 'Fel=Rad', 'nyckel.person', 'katalog.kim')
  const good = importFile('A;Lager;top;', 'A;;;lisa.listad@doman.example;Lisa Listad;4711')
  const started = await sendFile(browser, place, good, 'Lisa Listad.csv')
  await server.runJobs()
  await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } })
  await server.runJobs()
  await sendFile(browser, place, importFile('A;A;nowhere;', 'top;;;Fel=Rad@@;Lisa Listad;;fi'))
  await sendFile(browser, place, Buffer.from('PK\u0003\u0004Lisa Listad'), 'lista.xlsx')
  await browser.call('listMembers', { params, query: { search: 'Lisa Listad' } })
  const body = { email: 'lisa.listad@doman.example', role: 'hr', gives: true }
  expect((await browser.call('changeRole', { params, body })).status).toBe(200)
  const key = await withKey(server, place, ['people'])
  hide(key.secret)
  expect((await key.call('listMembers', { params })).status).toBe(200)
  await key.call('readOverview', { params })
  const list = await provider(server)
  hide(list.key.secret)
  expect((await list.ask('POST', '/Users', newUser('katalog.kim'))).status).toBe(201)
  await list.ask('GET', '/Users?filter=userName%20eq%20%22katalog.kim%40bolaget.example%22')
  await list.ask('PATCH', '/Users/katalog.kim@bolaget.example', { Operations: 'katalog.kim' })
  await list.ask('POST', '/Users', 'katalog.kim')
})

it('somebody signs in at an identity provider, and it answers wrongly', async () => {
  server.time.now = new Date()
  const domain = 'hemligt-bolag.example'
  const email = `sso.person@${domain}`
  hide(email, 'sso.person', 'Kim Katalogsson')
  const identityProvider = await startIdentityProvider()
  const { issuer, clientId, clientSecret } = identityProvider
  hide(clientSecret)
  const place = await makeOrganisation(server)
  const { organisationId } = place
  const { email: ownerEmail } = await makeMember(server, {
    in: place,
    roles: ['owner'],
    email: `agare@${domain}`,
  })
  await makeMember(server, { in: place, email })
  const owner = await signedIn(server, { email: ownerEmail })
  const settings = async () =>
    (await owner.call('readSingleSignOn', { params: { organisationId } })).body as SingleSignOn
  identityProvider.register((await settings()).callback)
  const body = {
    identityProvider: { issuer, clientId, clientSecret, joinUnitId: null },
    domains: [domain],
  }
  await owner.call('writeSingleSignOn', { params: { organisationId }, body })
  const [asked] = (await settings()).domains
  names.texts.set(asked?.record.name ?? '', [asked?.record.text ?? ''])
  await owner.call('writeSingleSignOn', { params: { organisationId }, body })
  identityProvider.account = { sub: email, email, email_verified: true, name: 'Kim Katalogsson' }
  const enter = async (change: (callback: URL) => void = () => {}) => {
    const browser = server.browser()
    const started = await browser.call('startSingleSignOn', { body: { email, language: 'sv' } })
    hide(...browser.cookies.values())
    const address = new URL((started.body as { address: string }).address)
    hide(address.searchParams.get('state') ?? undefined, address.searchParams.get('nonce') ?? undefined)
    const callback = new URL(await identityProvider.signIn(address.href))
    hide(callback.searchParams.get('code') ?? undefined)
    change(callback)
    return browser.send({ method: 'GET', url: callback.pathname + callback.search })
  }
  expect((await enter()).headers.location).toContain('sso=in')
  await enter(({ searchParams }) => {
    searchParams.delete('code')
    searchParams.set('error', 'access_denied')
    searchParams.set('error_description', `${email} may not: Kim Katalogsson`)
  })
  identityProvider.tamper = (path, answer) =>
    path === '/token'
      ? identityProvider.resign(answer, ({ header, payload }) => ({ header, payload }), 'nobody')
      : answer
  await enter()
  identityProvider.tamper = null
  await identityProvider.close()
  const lines = written.filter((line) => line.includes('identity provider went wrong'))
  expect(lines.length).toBeGreaterThan(0)
})

it('an organisation’s own program is told of events, takes none, and is not there', async () => {
  const { place, browser } = await organisationOf(server, 'owner')
  const params = { organisationId: place.organisationId }
  const receiver = await startReceiver()
  receiver.answerWith((response) => void response.writeHead(500).end('svar-fran-mottagaren'))
  hide('krok-i-adressen-4711', 'svar-fran-mottagaren')
  const body = { url: `${receiver.url}/krok-i-adressen-4711`, events: webhookEvents }
  const made = await browser.call('makeWebhook', { params, body })
  expect(made.status).toBe(201)
  const { webhook, secret } = made.body as { webhook: WebhookView; secret: string }
  hide(secret, secret.replace('whsec_', ''))
  const test = () => browser.call('sendTestEvent', { params: { ...params, webhookId: webhook.id } })
  await test()
  await server.runJobs()
  expect(receiver.received.length).toBeGreaterThan(0)
  hide(String(receiver.received[0]?.headers['webhook-signature']).replace('v1,', ''))
  receiver.close()
  await test()
  await browser.call('makeWebhook', {
    params,
    body: { ...body, url: 'https://10.0.0.1/krok-i-adressen-4711' },
  })
})

it('the database, the mail server and a contract fail with what they were given in their words', async () => {
  hide('felar.alltid', 'Felicia Felar')
  const { place, browser } = await organisationOf(server)
  await asSuperuser(
    database,
    `create function refuse_member() returns trigger language plpgsql as $$ begin
       raise exception 'no room for %', new.email using detail = new.name; end $$`,
  )
  await asSuperuser(
    database,
    'create trigger refuse_member before insert on member for each row execute function refuse_member()',
  )
  const started = await sendFile(
    browser,
    place,
    importFile('A;Lager;top;', 'A;;;felar.alltid@doman.example;Felicia Felar'),
  )
  await server.runJobs()
  const importId = viewOf(started).id
  await browser.call('applyImport', { params: { organisationId: place.organisationId, importId } })
  await server.runJobs()
  await asSuperuser(
    database,
    `create or replace function refuse_member() returns trigger language plpgsql as $$ begin
       raise exception using errcode = '22P02', message = 'invalid input syntax for type uuid: "' || new.name || '"'; end $$`,
  )
  const again = await sendFile(
    browser,
    place,
    importFile('A;Lager;top;', 'A;;;felar.alltid@doman.example;Felicia Felar'),
  )
  await server.runJobs()
  await browser.call('applyImport', {
    params: { organisationId: place.organisationId, importId: viewOf(again).id },
  })
  await server.runJobs()
  expect(server.takeErrors().map(({ message }) => message)).toEqual([
    'An import could not be applied',
    'An import could not be applied',
  ])
  await asSuperuser(database, 'drop trigger refuse_member on member')
  mail.refuseWith(550)
  await server
    .browser()
    .call('requestSignInCode', { body: { email: 'felar.alltid@doman.example', language: 'sv' } })
  await expect(server.runJobs()).rejects.toThrow('refused it for good')
  mail.refuseWith(null)
})

it('what was looked for is much here too, and what organisations say is found', () => {
  expect(secrets.size).toBeGreaterThan(40)
  expect(written.length).toBeGreaterThan(32)
  for (const line of ['"Lisa Listad"', '/scim/v2/Users/katalog.kim', 'no room for Felicia Felar']) {
    expect(secrets.findIn([line]), line).not.toEqual([])
  }
})
