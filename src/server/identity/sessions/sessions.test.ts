import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mySessions } from '#contract/identity/me.ts'
import type { Browser } from '#test/app/browser.ts'
import { codeIn, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'

const server = await testApp()
const day = 24 * 60 * 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}
const sessionsOf = async (browser: Browser) =>
  mySessions.parse((await browser.call('listMySessions')).body).sessions

describe('my sessions', () => {
  it('are listed, latest used first, with the one I am using marked', async () => {
    const email = 'tva@example.com'
    const phone = await signedIn(server, { email })
    later(2 * 60 * 60 * 1000)
    const computer = await signedIn(server, { email })
    const listed = await sessionsOf(computer)
    expect(listed.map(({ current }) => current)).toEqual([true, false])
    expect((await sessionsOf(phone)).filter(({ current }) => current)).toHaveLength(1)
  })

  it.each([
    'Basic YTpi',
    'Negotiate YIIZbgYGKwYBBQUC',
    'NTLM TlRMTVNTUAAB',
    'Digest username="a", nonce="b"',
    'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmVk',
  ])(
    'hold where a proxy has a sign-in of its own, which comes along with every request: %s',
    async (authorization) => {
      const browser = await signedIn(server, { email: 'bakom@example.com' })
      expect(await browser.call('readMe', { headers: { authorization } })).toMatchObject({
        status: 200,
        body: { person: { email: 'bakom@example.com' } },
      })
      // A program that sends a wrong key is no actor, whatever cookies it has.
      for (const wrong of ['Bearer', 'Bearer x', `bearer ak_${'x'.repeat(43)}`])
        expect((await browser.call('readMe', { headers: { authorization: wrong } })).status).toBe(401)
    },
  )

  it('are named by browser and system, nothing more', async () => {
    await server.browser().call('requestSignInCode', { body: { email: 'ff@example.com', language: 'sv' } })
    await server.runJobs()
    const code = codeIn(
      server.mail.received.findLast(({ subject }) => subject === 'Din kod till Andrum') ?? { text: '' },
    )
    const browser = server.browser()
    await browser.call('signIn', {
      body: { email: 'ff@example.com', code },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    const [session] = await sessionsOf(browser)
    expect(session?.device).toBe('Firefox, Linux')
    const columns = await asSuperuser<{ name: string }>(
      server.database,
      "select column_name as name from information_schema.columns where table_schema = 'identity' and table_name = 'session'",
    )
    expect(columns.map(({ name }) => name).sort()).toEqual([
      'device',
      'expires_at',
      'factor',
      'id',
      'last_used_at',
      'method',
      'organisation_id',
      'person_id',
      'private',
      'proven_at',
      'provider',
      'second_factor',
      'started_at',
      'token_hash',
      'waits',
      // Ids of organisations in which the session has worked in a role.
      'worked_in',
    ])
  })

  it('end one at a time, where I say', async () => {
    const email = 'slut@example.com'
    const [phone, computer] = [await signedIn(server, { email }), await signedIn(server, { email })]
    const other = (await sessionsOf(computer)).find(({ current }) => !current)
    const ended = await computer.call('endMySession', { params: { sessionId: other?.id ?? '' } })
    expect(ended).toMatchObject({ status: 204, text: '' })
    expect((await phone.call('readMe')).status).toBe(401)
    expect((await computer.call('readMe')).status).toBe(200)
  })

  it('are nobody else’s to end, and nobody learns whether they exist', async () => {
    const mine = await signedIn(server)
    const stranger = await signedIn(server)
    const [session] = await sessionsOf(mine)
    const foreign = await stranger.call('endMySession', { params: { sessionId: session?.id ?? '' } })
    const unknown = await stranger.call('endMySession', {
      params: { sessionId: '00000000-0000-4000-8000-000000000000' },
    })
    const garbled = await stranger.call('endMySession', { params: { sessionId: 'x' } })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(unknown.text).toBe(foreign.text)
    expect(garbled.text).toBe(foreign.text)
    expect((await mine.call('readMe')).status).toBe(200)
  })

  it('end with signing out, and the cookie goes', async () => {
    const browser = await signedIn(server)
    const token = browser.cookies.get('session') ?? ''
    expect((await browser.call('signOut')).status).toBe(204)
    expect(browser.cookies.has('session')).toBe(false)
    browser.cookies.set('session', token)
    expect((await browser.call('readMe')).status).toBe(401)
    expect((await server.browser().call('signOut')).status).toBe(204)
  })

  it('end with signing in again in the same browser', async () => {
    const browser = await signedIn(server, { email: 'igen@example.com' })
    const token = browser.cookies.get('session') ?? ''
    await browser.call('requestSignInCode', { body: { email: 'igen@example.com', language: 'sv' } })
    await server.runJobs()
    const code = codeIn(
      server.mail.received.findLast(({ subject }) => subject === 'Din kod till Andrum') ?? { text: '' },
    )
    expect((await browser.call('signIn', { body: { email: 'igen@example.com', code } })).status).toBe(201)
    expect(browser.cookies.get('session')).not.toBe(token)
    expect(await sessionsOf(browser)).toHaveLength(1)
  })
})

describe('a session', () => {
  it('lasts thirty days without use, and goes on for thirty more with it', async () => {
    const browser = await signedIn(server)
    later(29 * day)
    const used = await browser.call('readMe')
    expect(used.status).toBe(200)
    expect(String(used.headers['set-cookie'])).toContain('Max-Age=2592000')
    later(29 * day)
    expect((await browser.call('readMe')).status).toBe(200)
    later(30 * day)
    expect((await browser.call('readMe')).status).toBe(401)
  })

  it('ends after ninety days, however much it is used, and its cookie no later', async () => {
    const browser = await signedIn(server)
    for (const _ of [1, 2, 3]) {
      later(25 * day)
      expect((await browser.call('readMe')).status).toBe(200)
    }
    later(10 * day)
    const last = await browser.call('readMe')
    expect(last.status).toBe(200)
    expect(String(last.headers['set-cookie'])).toContain('Max-Age=432000')
    later(5 * day - 1000)
    expect((await browser.call('readMe')).status).toBe(200)
    later(1000)
    expect((await browser.call('readMe')).status).toBe(401)
  })

  it('from before there was such an end is ended by it too', async () => {
    const browser = await signedIn(server)
    later(60_000)
    const long = new Date(server.time.now.getTime() - 90 * day)
    await asSuperuser(server.database, 'update identity.session set started_at = $1', [long])
    expect((await browser.call('readMe')).status).toBe(401)
  })

  it('is not written down at every request', async () => {
    const browser = await signedIn(server)
    later(60_000)
    expect((await browser.call('readMe')).headers['set-cookie']).toBeUndefined()
  })

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --"])(
    'is not opened by the cookie %j',
    async (token) => {
      const browser = server.browser()
      browser.cookies.set('session', token)
      expect((await browser.call('readMe')).status).toBe(401)
    },
  )

  it.each(['hr', 'owner', 'safety_representative', 'manager'] as const)(
    'of somebody who is %s ends after twelve hours without use, and an employee’s goes on',
    async (role) => {
      const here = await makeOrganisation(server)
      const [held, plain] = [
        await makeMember(server, { in: here, roles: [role] }),
        await makeMember(server, { in: here }),
      ]
      const [withRole, without] = [
        await signInByMail(server, held.email),
        await signInByMail(server, plain.email),
      ]
      const hours = (amount: number) => {
        server.time.now = new Date(server.time.now.getTime() + amount * 60 * 60 * 1000)
      }
      for (const _ of [1, 2]) {
        hours(11)
        expect((await withRole.call('readMe')).status).toBe(200)
      }
      hours(12)
      const late = await withRole.call('readMe')
      expect(late.status).toBe(401)
      expect(withRole.cookies.has('session')).toBe(false)
      expect((await without.call('readMe')).status).toBe(200)
    },
  )

  it('of staff ends after twelve hours without use', async () => {
    const email = 'personal@andrum.example'
    await signedIn(server, { email, staff: true })
    const browser = await signInByMail(server, email)
    server.time.now = new Date(server.time.now.getTime() + 12 * 60 * 60 * 1000)
    expect((await browser.call('readMe')).status).toBe(401)
  })

  it('of somebody with a role ends then also where an answer is all that they send', async () => {
    const browser = await signInByMail(server, (await makeMember(server, { roles: ['hr'] })).email)
    const answer = () =>
      browser.call('submitAnswers', {
        params: { roundId: randomUUID() },
        body: { version: '1.1', answers: {} },
      })
    const hours = (amount: number) => {
      server.time.now = new Date(server.time.now.getTime() + amount * 60 * 60 * 1000)
    }
    hours(11)
    expect((await answer()).body).toMatchObject({ code: 'invitation-unknown' })
    hours(12)
    expect((await answer()).body).toMatchObject({ code: 'not-signed-in' })
    expect(browser.cookies.has('session')).toBe(false)
  })

  it('loses a role at once when it is taken away', async () => {
    const member = await makeMember(server, { roles: ['hr'] })
    const browser = await signedIn(server, { email: member.email })
    const ask = () => browser.call('readOrganisation', { params: { organisationId: member.organisationId } })
    expect((await ask()).status).toBe(200)
    await asSuperuser(server.database, 'delete from role_assignment where member_id = $1', [member.memberId])
    expect((await ask()).status).toBe(403)
  })

  it('finds a new membership within the hour of use, without signing in again', async () => {
    const browser = await signedIn(server, { email: 'ny-kollega@example.com' })
    const place = await makeOrganisation(server)
    await makeMember(server, { in: place, email: 'ny-kollega@example.com' })
    later(61 * 60_000)
    await browser.call('readMe')
    expect((await browser.call('readMe')).body).toMatchObject({
      memberships: [{ organisation: { id: place.organisationId } }],
    })
  })
})

it('what has had its time is forgotten, and only that', async () => {
  const old = await signedIn(server)
  await server.browser().call('requestSignInCode', { body: { email: 'gammal@example.com', language: 'sv' } })
  await server.runJobs()
  later(31 * day)
  const young = await signedIn(server)
  await server.browser().call('requestSignInCode', { body: { email: 'ung@example.com', language: 'sv' } })
  await server.runJobs()
  await server.deps.queue.enqueueNow('forget-expired', {})
  await server.runJobs()
  expect((await old.call('readMe')).status).toBe(401)
  expect((await young.call('readMe')).status).toBe(200)
  const rows = (text: string) => asSuperuser(server.database, text)
  expect(await rows('select email from identity.sign_in_code')).toEqual([{ email: 'ung@example.com' }])
  expect(await rows('select person_id from identity.session')).toHaveLength(1)
  expect(await rows('select message_id from sent_mail')).toHaveLength(1)
})
