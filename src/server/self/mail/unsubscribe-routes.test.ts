import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()
const { deps } = server

const somebody = () => `${randomUUID().slice(0, 8)}@example.com`
const tokenFor = (email: string) => deps.keys.unsubscribeToken(email, 'plan-reminder')
const arrivedAt = server.mail.receivedBy

const reminderTo = (to: string): Mail => ({
  to,
  language: 'sv',
  subject: 'Påminnelse',
  text: 'Text',
  html: '<p>Text</p>',
  kind: 'plan-reminder',
  unsubscribe: unsubscribeLinksOf(
    { baseUrl: deps.config.baseUrl, keys: deps.keys },
    { to, kind: 'plan-reminder', language: 'sv' },
  ),
  messageId: deps.keys.mailId('test', randomUUID()),
})
const codeTo = (to: string): Mail => {
  const { unsubscribe: _, ...mail } = reminderTo(to)
  return { ...mail, kind: 'sign-in-code' }
}

describe('an e-mail that can be switched off', () => {
  it('says so to mail programs, and its address takes their one POST without any sign-in', async () => {
    const email = somebody()
    await deps.mailer.send(reminderTo(email))
    const [mail] = arrivedAt(email)
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = /^<(.+)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    expect(address).toMatch(/^http:\/\/localhost:3000\/api\/v1\/unsubscribes\?token=plan-reminder\./)
    const form = 'application/x-www-form-urlencoded'
    for (const headers of [
      { 'content-type': form },
      { 'content-type': 'multipart/form-data; boundary=x' },
      // A mail program that is a web page or a browser extension.
      { 'content-type': form, origin: 'https://webbmejl.example', 'sec-fetch-site': 'cross-site' },
      { 'content-type': form, origin: 'moz-extension://0b5f7a6e-6f7e-4c0e-9d8f-0a4a3d1f2b11' },
    ]) {
      const answer = await server.browser().send({
        method: 'POST',
        url: address.replace('http://localhost:3000', ''),
        payload: 'List-Unsubscribe=One-Click',
        headers,
      })
      expect(answer.status).toBe(200)
    }
    const fromPage = {
      method: 'PUT',
      url: '/api/v1/unsubscribes',
      payload: { token: 'x', refused: true },
    } as const
    const foreign = { ...fromPage, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await server.browser().send(foreign)).status).toBe(403)
    await deps.mailer.send(reminderTo(email))
    expect(arrivedAt(email)).toHaveLength(1)
  })

  it('leads to the page with the button when its header is opened in a browser, and is not switched off by that', async () => {
    const email = somebody()
    const token = tokenFor(email)
    const follow = (query: Record<string, string>) => server.browser().call('followUnsubscribe', { query })
    expect(await follow({ token })).toMatchObject({
      status: 303,
      headers: { location: `/avregistrera#${token}` },
    })
    expect((await follow({ token, lang: 'en' })).headers.location).toBe(`/en/avregistrera#${token}`)
    expect((await follow({ token: 'x\r\nset-cookie: a=b' })).headers.location).toBe('/avregistrera')
    await deps.mailer.send({ ...reminderTo(email), language: 'en' })
    expect(arrivedAt(email)).toHaveLength(1)
  })

  it('comes again once it is switched on again', async () => {
    const email = somebody()
    const change = (refused: boolean) =>
      server.browser().call('changeUnsubscribe', { body: { token: tokenFor(email), refused } })
    expect(await change(true)).toMatchObject({ status: 200, body: { kind: 'plan-reminder', refused: true } })
    await change(true)
    await deps.mailer.send(reminderTo(email))
    expect(arrivedAt(email)).toHaveLength(0)
    expect(await change(false)).toMatchObject({ status: 200, body: { refused: false } })
    await deps.mailer.send(reminderTo(email))
    expect(arrivedAt(email)).toHaveLength(1)
  })

  it.each([
    ['comes', true],
    ['stays away', false],
  ])('%s as chosen last, when the press before it arrives again within a day', async (_, first) => {
    const email = somebody()
    const change = (refused: boolean, key: string) =>
      server.browser().call('changeUnsubscribe', {
        body: { token: tokenFor(email), refused },
        headers: { 'idempotency-key': key },
      })
    expect((await change(!first, 'before')).status).toBe(200)
    expect(await change(first, 'first')).toMatchObject({ status: 200, body: { refused: first } })
    expect(await change(!first, 'second')).toMatchObject({ status: 200, body: { refused: !first } })
    for (const hours of [0, 1, 22]) {
      server.time.now = new Date(server.time.now.getTime() + hours * 60 * 60 * 1000)
      await server.runJobs()
      expect(await change(first, 'first')).toMatchObject({ status: 200, body: { refused: !first } })
    }
    await deps.mailer.send(reminderTo(email))
    expect(arrivedAt(email)).toHaveLength(first ? 1 : 0)
    // The token is valid for one address only.
    const other = await server.browser().call('changeUnsubscribe', {
      body: { token: tokenFor(somebody()), refused: true },
      headers: { 'idempotency-key': 'first' },
    })
    expect(other.body).toMatchObject({ refused: true })
  })

  it('is the only kind that stops, however the address is written; what somebody asked for still comes', async () => {
    const email = somebody()
    const token = deps.keys.unsubscribeToken(email.toUpperCase(), 'plan-reminder')
    await server.browser().call('changeUnsubscribe', { body: { token, refused: true } })
    await deps.mailer.send(codeTo(email))
    await deps.mailer.send({ ...reminderTo(email), kind: 'check-up-reminder' } as Mail)
    await deps.mailer.send(reminderTo(email))
    expect(arrivedAt(email)).toHaveLength(2)
    expect(arrivedAt(email)[0]?.headers.has('list-unsubscribe')).toBe(false)
  })
})

describe('the link of an e-mail', () => {
  it('says what it is about and how things stand, and not whose it is', async () => {
    const email = somebody()
    const token = tokenFor(email)
    const read = () => server.browser().call('readUnsubscribe', { body: { token } })
    expect((await read()).body).toEqual({ kind: 'plan-reminder', refused: false })
    await server.browser().call('unsubscribe', { query: { token } })
    expect((await read()).body).toEqual({ kind: 'plan-reminder', refused: true })
    expect(token).not.toContain(email)
  })

  it('says how things stand with its own kind, whatever else is switched off', async () => {
    const email = somebody()
    await server.browser().call('unsubscribe', { query: { token: tokenFor(email) } })
    const token = deps.keys.unsubscribeToken(email, 'booking-reminder')
    expect((await server.browser().call('readUnsubscribe', { body: { token } })).body).toEqual({
      kind: 'booking-reminder',
      refused: false,
    })
  })

  it('works for ever', async () => {
    const email = somebody()
    server.time.now = new Date('2036-03-02T09:00:00Z')
    expect((await server.browser().call('unsubscribe', { query: { token: tokenFor(email) } })).status).toBe(
      200,
    )
  })

  it('that nobody made, or that was altered, is answered with clear words and switches nothing off', async () => {
    const email = somebody()
    const [kind = '', hash = '', proof = ''] = tokenFor(email).split('.')
    const flipped = `${proof[0] === 'A' ? 'B' : 'A'}${proof.slice(1)}`
    for (const token of [
      'x',
      `${kind}.${hash}`,
      `${kind}.${hash}.${flipped}`,
      `weekly-review.${hash}.${proof}`,
      `sign-in-code.${hash}.${proof}`,
      deps.keys.unsubscribeToken(email, 'sign-in-code'),
      `${kind}.${hash}.${proof}.more`,
      "' or true --",
    ]) {
      const browser = server.browser()
      for (const answer of [
        await browser.call('unsubscribe', { query: { token } }),
        await browser.call('readUnsubscribe', { body: { token } }),
        await browser.call('changeUnsubscribe', { body: { token, refused: true } }),
      ]) {
        expect([token, answer.status, answer.body]).toMatchObject([
          token,
          404,
          { code: 'unsubscribe-unknown' },
        ])
      }
    }
    await deps.mailer.send(reminderTo(email))
    expect(arrivedAt(email)).toHaveLength(1)
  })

  it('leaves nothing of itself in the log', async () => {
    const token = tokenFor(somebody())
    await server.browser().call('unsubscribe', { query: { token } })
    expect(JSON.stringify(server.log)).not.toContain(token.split('.')[1])
  })
})

describe('a signed-in person', () => {
  const refusedIn = (body: unknown) =>
    (body as { kinds: { kind: string; refused: boolean }[] }).kinds
      .filter(({ refused }) => refused)
      .map(({ kind }) => kind)

  it('sees every kind, and chooses them all at once', async () => {
    const email = somebody()
    const browser = await signedIn(server, { email })
    const before = await browser.call('listMyMail')
    expect(refusedIn(before.body)).toEqual([])
    const refused = ['round-invitation', 'weekly-review']
    const answer = await browser.call('chooseMyMail', { body: { refused } })
    expect(refusedIn(answer.body).sort()).toEqual(refused)
    await browser.call('chooseMyMail', { body: { refused: ['plan-reminder'] } })
    expect(refusedIn((await browser.call('listMyMail')).body)).toEqual(['plan-reminder'])
  })

  it('sees what they have switched off by the link of an e-mail', async () => {
    const email = somebody()
    await server.browser().call('unsubscribe', { query: { token: tokenFor(email) } })
    const browser = await signedIn(server, { email })
    expect(refusedIn((await browser.call('listMyMail')).body)).toEqual(['plan-reminder'])
  })

  it('has nothing switched on again by a page that was open before, or by a request that comes late', async () => {
    const email = somebody()
    const browser = await signedIn(server, { email })
    const off = { body: { refused: [], shown: [] }, headers: { 'idempotency-key': randomUUID() } }
    await browser.call('chooseMyMail', off)
    await server.browser().call('unsubscribe', { query: { token: tokenFor(email) } })
    // Without `shown`, as an older page sends it.
    const late = { body: { refused: [] }, headers: off.headers }
    const open = { body: { refused: ['weekly-review'], shown: [] } }
    expect(refusedIn((await browser.call('chooseMyMail', late)).body)).toEqual(['plan-reminder'])
    expect(refusedIn((await browser.call('chooseMyMail', open)).body)).toHaveLength(2)
  })

  it('cannot switch off what is sent because they asked for it', async () => {
    const browser = await signedIn(server)
    const answer = await browser.call('chooseMyMail', { body: { refused: ['sign-in-code'] } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  })

  it('takes all of it along when the account is erased; what others have switched off stays', async () => {
    const [email, other] = [somebody(), somebody()]
    await server.browser().call('unsubscribe', { query: { token: tokenFor(other) } })
    const browser = await signedIn(server, { email })
    await browser.call('chooseMyMail', { body: { refused: ['plan-reminder'] } })
    const kept = (address: string) =>
      asSuperuser(server.database, 'select kind from mail_refusal where address_hash = $1', [
        deps.keys.mailAddressHash(address),
      ])
    expect(await kept(email)).toHaveLength(1)
    expect((await browser.call('eraseMe')).status).toBe(204)
    expect(await kept(email)).toEqual([])
    expect(await kept(other)).toHaveLength(1)
  })
})
