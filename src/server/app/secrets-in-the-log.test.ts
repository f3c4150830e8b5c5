import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import type { SlipsMade } from '#contract/rounds/slips.ts'
import type { SupportRequest } from '#contract/support/support.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { noPlan } from '#core/plan/plan.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator, signInWithApp } from '#test/app/authenticator.ts'
import { bareConnections, bareRequest } from '#test/app/bare-connection.ts'
import type { Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { addPasskey, SoftPasskey, signInByPasskey } from '#test/app/soft-passkey.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { bookableStaff, slotWish } from '#test/factories/bookings.ts'
import { makeFeed, tokenIn } from '#test/factories/calendar-feed.ts'
import { openRound, organise } from '#test/factories/open-round.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { watchedServer } from '#test/log/watched-server.ts'

const { server, secrets, written } = await watchedServer()
const { database, deps } = server
const { hide } = secrets
const instrument = stressprofil
const { version } = instrument

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

it('what was looked for and where it was looked for is much, and a secret in a line is found', () => {
  expect(secrets.size).toBeGreaterThan(75)
  expect(written.length).toBeGreaterThan(70)
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
