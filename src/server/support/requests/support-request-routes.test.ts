import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import { sendSupportNotice } from '#server/support/notices/send-support-notice-job.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'
import {
  mine,
  monday,
  params,
  received,
  send,
  sent,
  setUp,
  supportDesk,
  toHr,
  words,
} from '#test/support/support-desk.ts'
import { insertSupportRequest } from './support-repository.ts'

const { server, company, employee } = await supportDesk()
const mailsTo = server.mail.receivedBy
const staff = await signedIn(server, { staff: true })
const hour = 60 * 60 * 1000

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
      expect(await browser.call('acknowledgeRequest', params(request))).toMatchObject({ status: 404 })
      await browser.call('closeRequest', params(request))
    }
    expect((await mine(anna.browser))[0]).toMatchObject({ state: 'sent' })
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

  it('is answered to HR alike whether its sender has closed it or erased the account, or HR has closed it before', async () => {
    const here = await company()
    const [closing, erasing, answered] = [await employee(here), await employee(here), await employee(here)]
    const requests = []
    for (const { browser } of [closing, erasing, answered]) requests.push(await sent(browser, toHr(here)))
    const [first, second, third] = requests.map(params)
    await closing.browser.call('closeMySupportRequest', first)
    await erasing.browser.call('eraseMe')
    await here.hr.call('closeRequest', third)
    await answered.browser.call('eraseMe')
    for (const endpoint of ['acknowledgeRequest', 'closeRequest'] as const) {
      const said = []
      for (const request of [first, second, third]) {
        const { status, text } = await here.hr.call(endpoint, request)
        said.push(`${status} ${text}`)
      }
      expect(new Set(said).size, said.join()).toBe(1)
    }
  })

  it('is no longer read by somebody who is no longer HR', async () => {
    const here = await company()
    const anna = await employee(here)
    await sent(anna.browser, toHr(here))
    await asSuperuser(server.database, 'update member set left_at = now() where email = $1', [here.hrEmail])
    expect((await here.hr.call('listReceivedRequests')).status).toBe(403)
  })
})

describe('a request that is sent', () => {
  it('twice with one key is one request and one e-mail', async () => {
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

  it('with a key that somebody else has used is a request of its own', async () => {
    const here = await company()
    const [anna, bo] = [await employee(here), await employee(here)]
    const key = randomUUID()
    const answers = [await send(anna.browser, toHr(here), key), await send(bo.browser, toHr(here), key)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await received(here.hr)).toHaveLength(2)
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
    ['a line break in how to reach', { reach: '070-123\nBcc: a@b.se' }, 'reach', 'wrong-format'],
    ['a message of 2001 characters', { message: 'x'.repeat(2001) }, 'message', 'too-big'],
  ])('with %s is refused', async (_, change, path, code) => {
    const person = await signedIn(server)
    expect(await send(person, { receiver: 'provider', ...words, ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path, code }] },
    })
  })

  it('is kept by the database for nobody but a receiver that the organisation has set up, whatever a program asks', async () => {
    const [here, there] = [await company('Färghandeln'), await company('Plåtslageriet')]
    for (const place of [here, there]) await setUp(place, `halsan@${place.organisationId}.example`)
    const anna = await employee(here)
    const { id: personId } = ((await anna.browser.call('readMe')).body as Me).person
    const keep = (change: Record<string, unknown>) =>
      asPerson(server.database.pools.app, { personId }, (tx) =>
        insertSupportRequest(tx, {
          personId,
          id: randomUUID(),
          receiver: 'occupational_health',
          organisationId: here.organisationId,
          receiverName: 'Exempelhälsan',
          receiverEmail: `halsan@${here.organisationId}.example`,
          linkHash: randomBytes(32),
          sealed: null,
          wrappedKey: null,
          masterKey: null,
          sentAt: monday,
          promisedOn: '2026-03-04',
          remindAt: monday,
          escalateAt: monday,
          ...change,
        }),
      )
    const noLink = { receiverEmail: null, linkHash: null }
    for (const change of [
      { receiverEmail: 'nyfiken@example.com' },
      { receiverName: 'Någon annan' },
      { organisationId: there.organisationId, receiverEmail: `halsan@${there.organisationId}.example` },
      { receiver: 'hr', receiverName: 'Färghandeln' },
      { receiver: 'hr', receiverName: 'Plåtslageriet', organisationId: there.organisationId, ...noLink },
      { receiver: 'provider', receiverName: 'Någon annan', organisationId: null, ...noLink },
    ]) {
      await expect(keep(change), JSON.stringify(change)).rejects.toMatchObject({ code: '42501' })
    }
    for (const change of [
      {},
      { receiver: 'hr', receiverName: 'Färghandeln', ...noLink },
      { receiver: 'provider', receiverName: '', organisationId: null, ...noLink },
    ]) {
      expect(await keep(change), JSON.stringify(change)).toBe(true)
    }
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
