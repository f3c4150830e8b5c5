import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { MadeBooking } from '#contract/booking.ts'
import type { SingleSignOn } from '#contract/single-sign-on.ts'
import type { SlipsMade } from '#contract/slips.ts'
import type { SupportRequest } from '#contract/support.ts'
import type { WebhookView } from '#contract/webhook.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { noPlan } from '#core/plan/plan.ts'
import { webhookEvents } from '#core/webhooks/events.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator, signInWithApp } from '#test/app/authenticator.ts'
import { bareConnections, bareRequest } from '#test/app/bare-connection.ts'
import type { Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { addPasskey, SoftPasskey, signInByPasskey } from '#test/app/soft-passkey.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { withKey } from '#test/factories/api-key.ts'
import { bookableStaff, slotWish } from '#test/factories/bookings.ts'
import { makeFeed, tokenIn } from '#test/factories/calendar-feed.ts'
import { openRound, organise } from '#test/factories/open-round.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { rememberSecrets } from '#test/log/secrets.ts'
import { startIdentityProvider } from '#test/oidc/identity-provider.ts'
import { startNameServer } from '#test/oidc/name-server.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { importFile } from '#test/organisation/organise.ts'
import { newUser, provider } from '#test/scim/scim-client.ts'
import { startReceiver } from '#test/webhooks/receiver.ts'

/** What is written anywhere: the server's log at its finest, and whatever a library says on its own. */
const written: string[] = []
const names = await startNameServer()
const made = await testApp({
  config: { logLevel: 'trace' },
  nameServers: [names.address],
  onLogLine: (line) => void written.push(line.trimEnd()),
})
const browsers: Browser[] = []
const server = {
  ...made,
  browser: () => {
    const browser = made.browser()
    browsers.push(browser)
    return browser
  },
}
const { database, deps, mail } = server
const secrets = rememberSecrets()
const { hide } = secrets
const instrument = stressprofil
const { version } = instrument

const onWarning = (warning: Error) => void written.push(...String(warning.stack).split('\n'))
beforeAll(() => {
  process.on('warning', onWarning)
  for (const stream of [process.stdout, process.stderr]) {
    const through = stream.write.bind(stream) as typeof stream.write
    vi.spyOn(stream, 'write').mockImplementation(((text: string | Uint8Array, ...rest: []) => {
      written.push(...String(text).split('\n'))
      return through(text, ...rest)
    }) as typeof stream.write)
  }
  for (const kind of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
    vi.spyOn(console, kind).mockImplementation((...said) => void written.push(...said.map(String)))
  }
})
afterAll(() => {
  process.off('warning', onWarning)
  vi.restoreAllMocks()
})

/** After each step: what it has said to people, and what of it stands in a line. */
afterEach(async () => {
  await server.runJobs()
  for (const one of mail.received) secrets.hideMail(one)
  for (const { cookies } of browsers) hide(...cookies.values())
  expect(secrets.findIn(written)).toEqual([])
})

const answers = (value: number) => sameAnswers(instrument, value)

it('somebody evaluates answers, signs in by code, keeps results and writes', async () => {
  const email = 'hemlig.person@doman.example'
  hide(email, 'hemlig.person', 'Ringa terapeuten Ek', 'privat.person@hemma.example')
  await server.browser().call('evaluate', { body: { instrument: instrument.id, answers: answers(3) } })
  const { code } = await askForCode(server, email)
  await server.browser().call('signIn', { body: { email, code: '00000000' } })
  const browser = await signInByMail(server, email)
  hide(code)
  const body = { key: randomUUID(), instrument: instrument.id, answers: answers(4) }
  expect((await browser.call('storeMyResult', { body })).status).toBe(201)
  await browser.call('storeMyResult', { body: { ...body, answers: answers(2) } })
  for (const name of ['listMyResults', 'exportMe', 'exportMyFhir', 'listMySessions'] as const) {
    expect((await browser.call(name)).status).toBe(200)
  }
  const document = { ...noPlan, entries: [sampleEntry({ action: 'own', title: 'Ringa terapeuten Ek' })] }
  expect((await browser.call('writeMyPlan', { body: { version: 0, document } })).status).toBe(200)
  await addPrivateAddress(server, browser, 'privat.person@hemma.example')
  const feed = tokenIn((await makeFeed(browser, true)).made.address)
  hide(feed)
  await server.browser().call('readCalendarFeed', { query: { token: feed } })
  const token = deps.keys.unsubscribeToken(email, 'plan-reminder')
  hide(token)
  await server.browser().call('followUnsubscribe', { query: { token } })
  await server.browser().call('readUnsubscribe', { body: { token } })
})

it('somebody with a role shows an app, a recovery code and a passkey, and wrong ones', async () => {
  const { email } = await makeMember(server, { email: 'chefen@doman.example', roles: ['hr'] })
  hide(email)
  const { key, recoveryCodes } = await addAuthenticator(server, await signInByMail(server, email))
  hide(key, ...recoveryCodes)
  server.time.now = new Date(server.time.now.getTime() + 60_000)
  await signInWithApp(server, email, key)
  const browser = await signInByMail(server, email)
  for (const body of [
    { by: 'authenticator', code: '471147' },
    { by: 'recovery-code', code: recoveryCodes[0] },
    { by: 'recovery-code', code: 'AAAA-BBBB-CCCC-DDDD' },
  ]) {
    await browser.call('showSecondFactor', { body })
  }
  hide('471147', 'AAAA-BBBB-CCCC-DDDD')
  const { passkey } = await addPasskey(await signInByMail(server, 'med.nyckel@doman.example'))
  await signInByPasskey(server.browser(), passkey)
  await signInByPasskey(server.browser(), passkey, { origin: 'https://evil.example' })
  await signInByPasskey(server.browser(), new SoftPasskey(), { userHandle: 'AAAA' })
  hide(passkey.id.toString('base64url'))
})

it('people answer a round by account, by link and by slip, and wrongly', async () => {
  const organisation = await organise(database, [{ name: 'Bolaget', members: 4 }])
  const unitId = organisation.unitIds.get('Bolaget') ?? ''
  const place = { organisationId: organisation.organisationId, unitId }
  const [byAccount, byLink, bySlip] = organisation.members
  if (byAccount === undefined || byLink === undefined || bySlip === undefined) throw new Error('too few')
  const email = 'svarar.konto@doman.example'
  hide(email, 'Noor Nummer')
  await asSuperuser(database, 'update member set email = $2, person_id = null where id = $1', [
    byAccount.memberId,
    email,
  ])
  await asSuperuser(
    database,
    "update member set email = null, person_id = null, external_id = '4711-Noor', name = 'Noor Nummer' where id = $1",
    [bySlip.memberId],
  )
  const round = await openRound(database, deps, organisation)
  const params = { roundId: round.roundId }
  const send = (browser: Browser, more: object) =>
    browser.call('submitAnswers', { params, body: { version, answers: answers(4), ...more } })
  const browser = await signedIn(server, { email })
  expect((await send(browser, {})).status).toBe(201)
  const token = round.tokenOf(byLink)
  hide(token)
  expect((await server.browser().call('readInvitation', { body: { token } })).status).toBe(200)
  expect((await send(server.browser(), { token })).status).toBe(201)
  for (const more of [{ token }, { token: 'ingen-sadan-lank-finns-har' }, { token, version: '0' }]) {
    expect((await send(server.browser(), more)).status).toBeGreaterThan(400)
  }
  hide('ingen-sadan-lank-finns-har')
  const { email: hrEmail } = await makeMember(server, { in: place, roles: ['hr'] })
  const hr = await signedIn(server, { email: hrEmail })
  const printed = await hr.call('makeSlips', {
    params: { ...params, organisationId: place.organisationId },
    body: { unitId, after: null },
  })
  const [slip] = (printed.body as SlipsMade).slips
  hide(slip?.code, slip?.code.replace('-', ''))
  await server.browser().call('readInvitation', { body: { token: slip?.code } })
  expect((await send(server.browser(), { token: slip?.code })).status).toBe(201)
})

it('people ask for support, write to us and book a talk', async () => {
  const secret = { name: 'Anna Hemligsson', reach: '070-471 11 47', message: 'Min chef skriker på mig.' }
  hide(...Object.values(secret), 'anna.skriver@doman.example', 'Ekot av en oro', 'Kan inte sova längre.')
  const place = await makeOrganisation(server)
  await makeMember(server, { in: place, roles: ['hr'], email: 'tar.emot@doman.example' })
  const { email } = await makeMember(server, { in: place })
  const browser = await signedIn(server, { email })
  const asked = await browser.call('sendSupportRequest', {
    body: { receiver: 'hr', organisationId: place.organisationId, ...secret },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(asked.status).toBe(201)
  hide(deps.keys.supportToken((asked.body as SupportRequest).id))
  await server
    .browser()
    .call('readSupportLink', { body: { token: deps.keys.supportToken((asked.body as SupportRequest).id) } })
  const written = {
    name: secret.name,
    email: 'anna.skriver@doman.example',
    subject: 'Ekot av en oro',
    message: 'Kan inte sova längre.',
    language: 'sv',
  }
  expect((await server.browser().call('sendContactMessage', { body: written })).status).toBe(202)
  await bookableStaff(server)
  const wish = slotWish('2026-03-04T08:00:00.000Z', { name: secret.name })
  const booked = await server.browser().call('makeBooking', { body: wish })
  expect(booked.status).toBe(201)
  const { booking, token } = booked.body as MadeBooking
  hide(wish.email, token)
  await server
    .browser()
    .call('readBooking', { params: { bookingId: booking.id }, headers: { 'booking-token': token } })
})

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

it('requests that cannot be read, and addresses that are none, hold secrets', async () => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
  const words = ['Hemligt i kroppen', 'lank-i-adressen-4711', 'adress.person@doman.example', 'kaka-4711']
  hide(...words, 'hemlig-webblasare')
  const [inBody, inPath, email, cookie] = words as [string, string, string, string]
  const headers = { 'content-type': 'application/json', cookie: `session=${cookie}`, referer: email }
  for (const payload of [`{"message":"${inBody}`, `["${inBody}"]`, `{"${inBody}":1}`, `"${inBody}"`]) {
    for (const url of ['/api/v1/evaluations', '/api/v1/sign-in-codes', `/api/v1/nowhere/${inPath}`]) {
      await server.browser().send({ method: 'POST', url, payload, headers })
    }
  }
  const token = inPath.repeat(20)
  for (const url of [
    `/api/v1/${inPath}?email=${encodeURIComponent(email)}`,
    `/api/v1/invitation-readings/${token}`,
    `/api/v1/instruments/${inPath}%ff?email=${email}`,
    `/api/v1/rounds/${email}/answers`,
    `/api/v1/me?token=${inPath}`,
    `/svara/${inPath}?kod=${inPath}`,
    `/scim/v2/Users/${email}`,
    `/api/v1/calendar-feed.ics?token=${inPath}`,
  ]) {
    const authorization = `Bearer ak_${inPath}`
    await server.browser().send({ method: 'GET', url, headers: { ...headers, authorization } })
  }
  const { send } = await bareConnections(server.app)
  await send(bareRequest('GET', `/api/v1/${inPath} ${email}`))
  await send(bareRequest('HEJ', `/${inPath}`, `Cookie: session=${cookie}`))
  await send(bareRequest('GET', '/api/health', `Cookie: ${cookie.repeat(4000)}`))
  await send(bareRequest('POST', '/api/v1/evaluations', 'Content-Length: nej', `X-Mail: ${email}`))
  await send(bareRequest('GET', `/api/v1/%zz${inPath}`, 'User-Agent: hemlig-webblasare'))
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

it('what was looked for and where it was looked for is much, and a secret in a line is found', () => {
  expect(secrets.size).toBeGreaterThan(100)
  expect(written.length).toBeGreaterThan(100)
  for (const line of [
    'x hemlig.person x',
    `/svara/${encodeURIComponent('Min chef skriker på mig.')}`,
    `{"a":"${JSON.stringify('Ekot av en oro').slice(1, -1)}"}`,
    '{"deep":{"ex1":"often"}}',
    '{"mean":3.25}',
    'somebody.unknown@elsewhere.example',
  ]) {
    expect(secrets.findIn([line]), line).not.toEqual([])
  }
})
