import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { ReceivedRequests, SupportReceivers, SupportRequest } from '#contract/support.ts'
import { sendSupportEscalation } from '#server/jobs/send-support-escalation.ts'
import { sendSupportNotice, sendSupportReminder } from '#server/jobs/send-support-notice.ts'
import { eraseAccount } from '#server/usecases/erase-account.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '#test/factories/people.ts'

const server = await testApp()
const { supportEmail } = server.deps.config.brand
const staff = await signedIn(server, { staff: true })

/** A Monday in March, 10.00 in Stockholm: two working days later is Wednesday the 4th. */
const monday = new Date('2026-03-02T09:00:00Z')
const hour = 60 * 60 * 1000
const day = 24 * hour
beforeEach(async () => {
  // What an earlier test left open would be looked after in this one.
  await asSuperuser(
    server.database,
    "update support_request set state = 'closed', closed_at = now() where state <> 'closed'",
  )
  await server.runJobs()
  server.time.now = monday
  server.mail.received.length = 0
})

type Company = TestPlace & { readonly hrEmail: string; readonly hr: Browser; readonly owner: Browser }

async function company(name = 'Färghandeln'): Promise<Company> {
  const place = await makeOrganisation(server, { name })
  const hr = await makeMember(server, { in: place, roles: ['hr'] })
  const owner = await makeMember(server, { in: place, roles: ['owner'] })
  await asSuperuser(server.database, "update member set name = 'Helle Rask' where id = $1", [hr.memberId])
  return {
    ...place,
    hrEmail: hr.email,
    hr: await signedIn(server, { email: hr.email }),
    owner: await signedIn(server, { email: owner.email }),
  }
}

async function employee(place: TestPlace) {
  const member = await makeMember(server, { in: place })
  await asSuperuser(server.database, "update member set name = 'Anna Berg' where id = $1", [member.memberId])
  return { ...member, browser: await signedIn(server, { email: member.email }) }
}

const healthOf = (email: string) => ({ name: 'Exempelhälsan', email, workingDays: 5 })
const setUp = (place: Company, email: string, contactRules = false) =>
  place.owner.call('writeSupportSettings', {
    params: { organisationId: place.organisationId },
    body: { health: healthOf(email), contactRules },
  })

const words = { name: 'Anna Berg', reach: '070-123 45 67', message: 'Helst efter lunch.' }
const toHr = (place: TestPlace) => ({ receiver: 'hr', organisationId: place.organisationId, ...words })

const send = (browser: Browser, body: unknown, key: string = randomUUID()) =>
  browser.call('sendSupportRequest', { body, headers: { 'idempotency-key': key } })

async function sent(browser: Browser, body: unknown): Promise<SupportRequest> {
  const answer = await send(browser, body)
  expect(answer.status).toBe(201)
  return answer.body as SupportRequest
}

const received = async (browser: Browser) =>
  ((await browser.call('listReceivedRequests')).body as ReceivedRequests).requests
const mine = async (browser: Browser) =>
  ((await browser.call('listMySupportRequests')).body as { requests: SupportRequest[] }).requests
const mailsTo = server.mail.receivedBy
const params = ({ id }: { readonly id: string }) => ({ params: { requestId: id } })

async function at(time: string | Date): Promise<void> {
  server.time.now = new Date(time)
  await server.deps.queue.enqueueNow('look-after-support', {})
  await server.runJobs()
}

/** The secret of the link in the newest mail to occupational health. */
const secretIn = (address: string) =>
  /\/stodarende#(\S+)/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? ''

describe('whom one can turn to', () => {
  it('is HR by name, occupational health with its promise, and the provider, each with a day', async () => {
    const here = await company()
    await setUp(here, 'halsan@exempel.se')
    const anna = await employee(here)
    const { body } = await anna.browser.call('listSupportReceivers')
    const organisation = { id: here.organisationId, name: 'Färghandeln' }
    expect(body).toEqual({
      receivers: [
        { receiver: 'hr', organisation, names: ['Helle Rask'], address: null, promisedOn: '2026-03-04' },
        {
          receiver: 'occupational_health',
          organisation,
          names: ['Exempelhälsan'],
          address: 'halsan@exempel.se',
          promisedOn: '2026-03-09',
        },
        { receiver: 'provider', organisation: null, names: [], address: null, promisedOn: '2026-03-04' },
      ],
      suggestion: { name: 'Anna Berg', reach: anna.email },
      contactRules: false,
    } satisfies SupportReceivers)
  })

  it('is the provider alone for an individual, and never oneself', async () => {
    const kinds = async (browser: Browser) =>
      ((await browser.call('listSupportReceivers')).body as SupportReceivers).receivers.map(
        (one) => one.receiver,
      )
    expect(await kinds(await signedIn(server))).toEqual(['provider'])
    const here = await company()
    expect(await kinds(here.hr)).toEqual(['provider'])
    expect(await kinds(here.owner)).toEqual(['hr', 'provider'])
  })
})

describe('a request to HR', () => {
  it('reaches HR of that organisation and nobody else, with exactly what was written', async () => {
    const here = await company()
    const elsewhere = await company('Annan AB')
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    expect(request).toMatchObject({ ...words, receiverName: 'Färghandeln', state: 'sent', late: false })
    expect(request.promisedOn).toBe('2026-03-04')
    expect(await received(here.hr)).toEqual([
      {
        id: request.id,
        receiver: 'hr',
        organisation: 'Färghandeln',
        ...words,
        state: 'sent',
        sentAt: monday.toISOString(),
        promisedOn: '2026-03-04',
        acknowledgedAt: null,
      },
    ])
    expect(await received(elsewhere.hr)).toEqual([])
    expect(await received(staff)).toEqual([])
    for (const browser of [elsewhere.hr, staff]) {
      for (const endpoint of ['acknowledgeRequest', 'closeRequest'] as const) {
        expect(await browser.call(endpoint, params(request))).toMatchObject({ status: 404 })
      }
    }
    expect(await here.owner.call('listReceivedRequests')).toMatchObject({ status: 403 })
    expect(await mine(here.hr)).toEqual([])
  })

  it('tells HR by mail that somebody asks, and not who', async () => {
    const here = await company()
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    await server.runJobs()
    await sendSupportNotice(server.deps, { requestId: id })
    const [mail, ...others] = mailsTo(here.hrEmail)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('En förfrågan väntar på dig')
    expect(mail?.text).toContain('senast onsdag 4 mars')
    expect(mail?.text).toContain('/stodforfragningar')
    for (const told of ['Anna', '070', 'lunch', anna.email]) expect(mail?.text).not.toContain(told)
  })

  it('is acknowledged, which the sender sees, and closed, after which HR sees it no more', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    for (const hours of [1, 2]) {
      server.time.now = new Date(monday.getTime() + hours * hour)
      expect((await here.hr.call('acknowledgeRequest', params(request))).status).toBe(200)
    }
    expect((await mine(anna.browser))[0]).toMatchObject({
      state: 'acknowledged',
      acknowledgedAt: '2026-03-02T10:00:00.000Z',
    })
    for (const _ of [1, 2]) expect((await here.hr.call('closeRequest', params(request))).status).toBe(200)
    expect(await received(here.hr)).toEqual([])
    expect((await mine(anna.browser))[0]).toMatchObject({ state: 'closed', ...words })
    expect(await here.hr.call('acknowledgeRequest', params(request))).toMatchObject({ status: 404 })
  })

  it('is taken back by the sender, and then HR sees it no more and is not mailed', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    expect((await anna.browser.call('closeMySupportRequest', params(request))).status).toBe(200)
    expect((await anna.browser.call('closeMySupportRequest', params(request))).status).toBe(200)
    await server.runJobs()
    expect(mailsTo(here.hrEmail)).toEqual([])
    expect(await received(here.hr)).toEqual([])
    const other = await employee(here)
    expect(await other.browser.call('closeMySupportRequest', params(request))).toMatchObject({ status: 404 })
  })

  it('is no longer read by whoever is HR no more', async () => {
    const here = await company()
    const anna = await employee(here)
    await sent(anna.browser, toHr(here))
    await asSuperuser(server.database, 'update member set left_at = now() where email = $1', [here.hrEmail])
    expect((await here.hr.call('listReceivedRequests')).status).toBe(403)
  })
})

describe('a request that is sent', () => {
  it('twice with one key is one request and one mail', async () => {
    const here = await company()
    const anna = await employee(here)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(anna.browser, toHr(here), key)))
    for (const { status } of answers) expect(status).toBe(201)
    await server.runJobs()
    expect(await mine(anna.browser)).toHaveLength(1)
    expect(mailsTo(here.hrEmail)).toHaveLength(1)
    expect(await send(anna.browser, { ...toHr(here), message: 'Annat' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-conflict' },
    })
  })

  it('while one to the same receiver is open is refused; to another receiver it goes', async () => {
    const here = await company()
    const anna = await employee(here)
    const first = await sent(anna.browser, toHr(here))
    expect(await send(anna.browser, toHr(here))).toMatchObject({
      status: 409,
      body: { code: 'request-open' },
    })
    await sent(anna.browser, { receiver: 'provider', ...words })
    await anna.browser.call('closeMySupportRequest', params(first))
    await sent(anna.browser, toHr(here))
    expect(await mine(anna.browser)).toHaveLength(3)
  })

  it('to another organisation, or to a receiver that is not there, is refused alike', async () => {
    const here = await company()
    const elsewhere = await company('Annan AB')
    await setUp(elsewhere, 'halsan@annan.se')
    const anna = await employee(here)
    const bodies = [
      toHr(elsewhere),
      { ...toHr(elsewhere), organisationId: randomUUID() },
      { ...toHr(elsewhere), receiver: 'occupational_health' },
      { ...toHr(here), receiver: 'occupational_health' },
    ]
    for (const body of bodies) {
      expect(await send(anna.browser, body)).toMatchObject({ status: 409, body: { code: 'receiver-gone' } })
    }
    expect(await mine(anna.browser)).toEqual([])
  })

  it.each([
    ['a zone', { zone: 'red' }, 'zone', 'unknown-field'],
    ['a score', { score: 3.4 }, 'score', 'unknown-field'],
    ['the page it was written on', { from: '/red-zone' }, 'from', 'unknown-field'],
    ['a reason', { reason: 'offer' }, 'reason', 'unknown-field'],
    ['no way to reach', { reach: '' }, 'reach', 'too-small'],
    ['a line break in the name', { name: 'Anna\nBerg' }, 'name', 'wrong-format'],
    ['a message of 2001 characters', { message: 'x'.repeat(2001) }, 'message', 'too-big'],
  ])('with %s is refused', async (_, change, path, code) => {
    const person = await signedIn(server)
    expect(await send(person, { receiver: 'provider', ...words, ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path, code }] },
    })
  })

  it('again and again within an hour is stopped for a while', async () => {
    const person = await signedIn(server)
    for (let count = 0; count < 12; count++) {
      const request = await sent(person, { receiver: 'provider', ...words })
      await person.call('closeMySupportRequest', params(request))
    }
    expect(await send(person, { receiver: 'provider', ...words })).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    })
    await server.runJobs()
  })

  it('by somebody who is not signed in is refused', async () => {
    expect((await send(server.browser(), { receiver: 'provider', ...words })).status).toBe(401)
  })
})

describe('occupational health, which has no account', () => {
  it('gets a link that shows the case, acknowledges it, closes it, and then opens nothing', async () => {
    const here = await company()
    const address = 'vard@exempelhalsan.se'
    await setUp(here, address)
    const anna = await employee(here)
    await sent(anna.browser, { ...toHr(here), receiver: 'occupational_health' })
    await server.runJobs()
    const [mail] = mailsTo(address)
    expect(mail?.text).toContain('Någon på Färghandeln')
    for (const told of ['Anna', '070', 'lunch', anna.email]) expect(mail?.text).not.toContain(told)

    const visitor = server.browser()
    const token = secretIn(address)
    expect(await visitor.call('readSupportLink', { body: { token } })).toMatchObject({
      status: 200,
      body: { ...words, organisation: 'Färghandeln', state: 'sent', promisedOn: '2026-03-09' },
    })
    await visitor.call('answerSupportLink', { body: { token, state: 'acknowledged' } })
    expect((await mine(anna.browser))[0]?.state).toBe('acknowledged')
    for (const _ of [1, 2]) {
      expect((await visitor.call('answerSupportLink', { body: { token, state: 'closed' } })).status).toBe(200)
    }
    const guessed = await visitor.call('readSupportLink', { body: { token: 'x'.repeat(43) } })
    const spent = await visitor.call('readSupportLink', { body: { token } })
    expect(spent).toMatchObject({ status: 404, body: { code: 'support-link-unknown' } })
    expect(spent.text).toBe(guessed.text)
    expect(await received(here.hr)).toEqual([])
  })

  it('that is changed while a case is open does not get that case', async () => {
    const here = await company()
    await setUp(here, 'gamla@exempelhalsan.se')
    const anna = await employee(here)
    await sent(anna.browser, { ...toHr(here), receiver: 'occupational_health' })
    await server.runJobs()
    await setUp(here, 'nya@exempelhalsan.se')
    await at('2026-03-09T07:00:00Z')
    expect(mailsTo('gamla@exempelhalsan.se')).toHaveLength(2)
    expect(mailsTo('nya@exempelhalsan.se')).toEqual([])
  })
})

describe('when nobody answers', () => {
  it('the receiver is reminded in the morning of the last day, once', async () => {
    const here = await company()
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    await server.runJobs()
    await at('2026-03-04T06:59:00Z')
    expect(mailsTo(here.hrEmail)).toHaveLength(1)
    await at('2026-03-04T07:00:00Z')
    await at('2026-03-04T12:00:00Z')
    await sendSupportReminder(server.deps, { requestId: id })
    const mails = mailsTo(here.hrEmail)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.subject).toBe('Påminnelse: en förfrågan väntar på dig')
    expect(mailsTo(anna.email)).toEqual([])
  })

  it('staff are told the morning after, and so is the sender; nobody but the receiver learns who it is', async () => {
    const here = await company()
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    await at('2026-03-04T07:00:00Z')
    await at('2026-03-05T06:59:00Z')
    expect(mailsTo(supportEmail)).toEqual([])
    await at('2026-03-05T07:00:00Z')
    await at('2026-03-05T20:00:00Z')
    await sendSupportEscalation(server.deps, { requestId: id })
    const [late, ...more] = mailsTo(supportEmail)
    expect(more).toEqual([])
    expect(late?.text).toContain('HR på Färghandeln')
    for (const told of ['Anna', '070', 'lunch', anna.email]) expect(late?.text).not.toContain(told)
    const [told, ...again] = mailsTo(anna.email)
    expect(again).toEqual([])
    expect(told?.subject).toBe('Ett svar dröjer')
    expect(told?.text).toContain('1177')
    expect((await mine(anna.browser))[0]).toMatchObject({ state: 'sent', late: true })
    // The receiver can still answer, and somebody else can be asked meanwhile.
    await sent(anna.browser, { receiver: 'provider', ...words })
    expect((await here.hr.call('acknowledgeRequest', { params: { requestId: id } })).status).toBe(200)
    expect(await received(staff)).toHaveLength(1)
    for (const { id: open } of await received(staff))
      await staff.call('closeRequest', { params: { requestId: open } })
  })

  it('the provider, staff are reminded and then pressed', async () => {
    const person = await signedIn(server)
    await sent(person, { receiver: 'provider', ...words })
    await server.runJobs()
    await at('2026-03-04T07:00:00Z')
    await at('2026-03-05T07:00:00Z')
    expect(mailsTo(supportEmail).map(({ subject }) => subject)).toEqual([
      'En förfrågan väntar på dig',
      'Påminnelse: en förfrågan väntar på dig',
      'En förfrågan har inte besvarats i tid',
    ])
    const [waiting] = await received(staff)
    expect(waiting).toMatchObject({ organisation: null, ...words })
    await staff.call('closeRequest', { params: { requestId: waiting?.id ?? '' } })
  })

  it('one of HR whose address is dead keeps nothing from the others', async () => {
    const here = await company()
    // Before all others in the list.
    const dead = await makeMember(server, { in: here, email: `0-${randomUUID()}@exempel.se`, roles: ['hr'] })
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    server.mail.refuseWith(550, dead.email)
    await expect(server.runJobs()).rejects.toThrow('for good')
    expect(mailsTo(here.hrEmail)).toHaveLength(1)
    server.time.now = new Date('2026-03-04T07:00:00Z')
    await expect(sendSupportReminder(server.deps, { requestId: id })).rejects.toThrow('for good')
    expect(mailsTo(here.hrEmail)).toHaveLength(2)
    server.mail.refuseWith(null)
    await at('2026-03-04T14:00:00Z')
    expect(mailsTo(here.hrEmail)).toHaveLength(2)
  })

  it('staff are told that nobody answered also when the sender’s own address is dead', async () => {
    const here = await company()
    const anna = await employee(here)
    const { id } = await sent(anna.browser, toHr(here))
    await server.runJobs()
    await at('2026-03-04T07:00:00Z')
    server.mail.refuseWith(550, anna.email)
    server.time.now = new Date('2026-03-05T07:00:00Z')
    await expect(sendSupportEscalation(server.deps, { requestId: id })).rejects.toThrow('for good')
    server.mail.refuseWith(null)
    expect(mailsTo(supportEmail)).toHaveLength(1)
    expect((await mine(anna.browser))[0]).toMatchObject({ state: 'sent', late: true })
  })

  it('an acknowledged request is not reminded of', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    await server.runJobs()
    await here.hr.call('acknowledgeRequest', params(request))
    await at('2026-03-04T08:00:00Z')
    await at('2026-03-06T08:00:00Z')
    expect(mailsTo(here.hrEmail)).toHaveLength(1)
    expect(mailsTo(anna.email)).toEqual([])
  })
})

describe('in time', () => {
  const forget = async (days: number) => {
    server.time.now = new Date(monday.getTime() + days * day)
    for (const _ of [1, 2]) {
      await server.deps.queue.enqueueNow('forget-expired', {})
      await server.runJobs()
    }
  }

  it('what was written goes 90 days after closing, and that there was a case after a year', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    await here.hr.call('closeRequest', params(request))
    const left = () =>
      asSuperuser<{ name: string; message: string }>(
        server.database,
        'select name, message from support_request where id = $1',
        [request.id],
      )
    await forget(90)
    expect(await left()).toEqual([{ name: words.name, message: words.message }])
    await forget(91)
    expect(await left()).toEqual([{ name: '', message: '' }])
    await forget(365)
    expect(await left()).toHaveLength(1)
    await forget(366)
    expect(await left()).toEqual([])
  })

  it('a case that nobody ends is closed, so that nobody reads it for ever', async () => {
    const here = await company()
    const anna = await employee(here)
    const request = await sent(anna.browser, toHr(here))
    await here.hr.call('acknowledgeRequest', params(request))
    await forget(91)
    const [row] = await asSuperuser<{ state: string }>(
      server.database,
      'select state from support_request where id = $1',
      [request.id],
    )
    expect(row?.state).toBe('closed')
  })
})

test('an erased account takes its requests with it, and receivers are told nothing more', async () => {
  const here = await company()
  const anna = await employee(here)
  const request = await sent(anna.browser, toHr(here))
  const [row] = await asSuperuser<{ person_id: string }>(
    server.database,
    'select person_id from support_request where id = $1',
    [request.id],
  )
  await eraseAccount(server.deps, row?.person_id ?? '')
  await at('2026-03-04T08:00:00Z')
  await at('2026-03-05T08:00:00Z')
  expect(await received(here.hr)).toEqual([])
  expect(mailsTo(here.hrEmail)).toEqual([])
  expect(await here.hr.call('acknowledgeRequest', params(request))).toMatchObject({ status: 404 })
})

test('everything about me holds my requests', async () => {
  const here = await company()
  const anna = await employee(here)
  const request = await sent(anna.browser, toHr(here))
  const { body } = await anna.browser.call('exportMe')
  expect(body).toMatchObject({ supportRequests: [request] })
})

test('a request made because of an offer is, in the database and in the mail, one that was made unasked', async () => {
  const here = await company()
  await setUp(here, 'erbjudande@exempelhalsan.se', true)
  const anna = await employee(here)
  const traces = []
  // The browser has nothing but the same endpoint with the same body for both (support-flow sends it, whoever shows it).
  for (const _ of ['unasked', 'offered']) {
    server.mail.received.length = 0
    const request = await sent(anna.browser, toHr(here))
    await server.runJobs()
    const [row] = await asSuperuser<Record<string, unknown>>(
      server.database,
      'select * from support_request where id = $1',
      [request.id],
    )
    const audit = await asSuperuser(
      server.database,
      'select action from audit_entry where organisation_id = $1',
      [here.organisationId],
    )
    const mails = server.mail.received.map(({ subject, text, html, recipients }) => ({
      subject,
      text,
      html,
      recipients,
    }))
    traces.push(JSON.stringify({ ...row, id: null, audit, mails }))
    await anna.browser.call('closeMySupportRequest', params(request))
  }
  expect(traces[0]).toBe(traces[1])
})

describe('what an organisation sets up', () => {
  it('is set by owner and HR, read back, and written in the log', async () => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    expect(await here.hr.call('readSupportSettings', place)).toMatchObject({
      status: 200,
      body: { health: null, contactRules: false },
    })
    const wanted = { health: healthOf('a@exempel.se'), contactRules: true }
    expect(await here.hr.call('writeSupportSettings', { ...place, body: wanted })).toMatchObject({
      status: 200,
      body: wanted,
    })
    await here.owner.call('writeSupportSettings', { ...place, body: { health: null, contactRules: true } })
    expect((await here.owner.call('readSupportSettings', place)).body).toEqual({
      health: null,
      contactRules: true,
    })
    const anna = await employee(here)
    expect((await anna.browser.call('listSupportReceivers')).body).toMatchObject({ contactRules: true })
    const log = await asSuperuser<{ action: string }>(
      server.database,
      'select action from audit_entry where organisation_id = $1',
      [here.organisationId],
    )
    expect(log.map(({ action }) => action)).toEqual(['support-set-up', 'support-set-up'])
  })

  it.each([
    [{ health: { ...healthOf('ingen adress') }, contactRules: false }, 'health.email'],
    [{ health: { ...healthOf('a@exempel.se'), workingDays: 11 }, contactRules: false }, 'health.workingDays'],
    [{ health: { ...healthOf('a@exempel.se'), name: ' ' }, contactRules: false }, 'health.name'],
    [{ health: null }, 'contactRules'],
  ])('is refused whole when something in it is wrong', async (body, path) => {
    const here = await company()
    const place = { params: { organisationId: here.organisationId } }
    expect(await here.owner.call('writeSupportSettings', { ...place, body })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    })
    expect((await here.owner.call('readSupportSettings', place)).body).toEqual({
      health: null,
      contactRules: false,
    })
  })
})
