import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { me, mySessions } from '#contract/identity/me.ts'
import { secondFactors } from '#contract/identity/second-factor.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator } from '#test/app/authenticator.ts'
import type { Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { addPasskey, challengeFor, type Said, SoftPasskey, signInByPasskey } from '#test/app/soft-passkey.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()
const minute = 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}
const refused = { status: 401, body: { code: 'passkey-refused' } }
const passkeysOf = async (browser: Browser) =>
  secondFactors.parse((await browser.call('listMySecondFactors')).body).passkeys
const meOf = async (browser: Browser) => me.parse((await browser.call('readMe')).body)
const withPasskey = async (email: string) => addPasskey(await signInByMail(server, email))

describe('adding a passkey', () => {
  it('asks for one that the browser can offer by itself and that knows its person, and gives recovery codes', async () => {
    const email = 'ny@example.com'
    const browser = await signInByMail(server, email)
    const { body } = await browser.call('askForNewPasskey')
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Andrum' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { answer } = await addPasskey(browser)
    expect(answer.status).toBe(201)
    expect((answer.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Min mobil', lastUsedAt: null }])
    const second = await addPasskey(browser, {}, 'Nyckelknippan')
    expect(second.answer.body).toEqual({ recoveryCodes: null })
    await server.runJobs()
    const subjects = server.mail.receivedBy(email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'En passkey är tillagd i Andrum')).toHaveLength(2)
  })

  it.each<[string, Said]>([
    ['of another site', { rpId: 'evil.example' }],
    ['made on another site’s page', { origin: 'https://evil.example' }],
    ['that has asked for no finger, face or screen lock', { userVerified: false }],
    ['that has signed another challenge', { challenge: 'A'.repeat(43) }],
  ])('refuses one %s', async (_, said) => {
    const browser = await signInByMail(server, 'fel@example.com')
    expect((await addPasskey(browser, said)).answer).toMatchObject(refused)
    expect(await passkeysOf(browser)).toEqual([])
  })

  it('takes an answer once, from the browser and the person that asked, within ten minutes', async () => {
    const browser = await signInByMail(server, 'svar@example.com')
    const options = (await browser.call('askForNewPasskey')).body as Parameters<SoftPasskey['create']>[0]
    const body = { name: 'Min', ...new SoftPasskey().create(options) }
    const cookie = browser.cookies.get('passkey') ?? ''
    // Another account with the same cookie: the challenge names the account that gets the passkey.
    const other = await signInByMail(server, 'annans@example.com')
    expect(await other.call('addPasskey', { body })).toMatchObject(refused)
    other.cookies.set('passkey', cookie)
    expect(await other.call('addPasskey', { body })).toMatchObject(refused)
    // That attempt used the challenge up.
    expect(await browser.call('addPasskey', { body })).toMatchObject(refused)
    const again = (await browser.call('askForNewPasskey')).body as Parameters<SoftPasskey['create']>[0]
    const late = { name: 'Min', ...new SoftPasskey().create(again) }
    later(10 * minute + 1000)
    expect(await browser.call('addPasskey', { body: late })).toMatchObject(refused)
  })

  it('is refused to somebody who has twenty', async () => {
    const browser = await signInByMail(server, 'tjugo@example.com')
    for (let n = 0; n < 19; n++) expect((await addPasskey(browser)).answer.status).toBe(201)
    // The options were requested in another window, before the last passkey was added.
    const options = (await browser.call('askForNewPasskey')).body as Parameters<SoftPasskey['create']>[0]
    const cookie = browser.cookies.get('passkey') ?? ''
    expect((await addPasskey(browser)).answer.status).toBe(201)
    browser.cookies.set('passkey', cookie)
    const body = { name: 'Min', ...new SoftPasskey().create(options) }
    expect(await browser.call('addPasskey', { body })).toMatchObject({ body: { code: 'factor-exists' } })
    expect(await browser.call('askForNewPasskey')).toMatchObject({ body: { code: 'factor-exists' } })
    expect(await passkeysOf(browser)).toHaveLength(20)
  })

  it('refuses a passkey that is on another account already', async () => {
    const { passkey } = await withPasskey('agare@example.com')
    const thief = await signInByMail(server, 'tjuv@example.com')
    const options = (await thief.call('askForNewPasskey')).body as Parameters<SoftPasskey['create']>[0]
    expect(
      await thief.call('addPasskey', { body: { name: 'Min', ...passkey.create(options) } }),
    ).toMatchObject(refused)
  })
})

describe('signing in with a passkey', () => {
  it('needs no address and no code, and counts as both factors', async () => {
    const { email } = await makeMember(server, { roles: ['hr'] })
    const { passkey } = await withPasskey(email)
    const browser = server.browser()
    expect(await signInByPasskey(browser, passkey)).toMatchObject({ status: 201, text: '{}' })
    expect(browser.cookies.has('passkey')).toBe(false)
    expect((await meOf(browser)).secondFactor).toMatchObject({ needed: true, shown: true, passkey: true })
    expect((await passkeysOf(browser))[0]?.lastUsedAt).toBe(server.time.now.toISOString())
    await server.runJobs()
    expect(server.mail.receivedBy(email).map(({ subject }) => subject)).toContain('Ny inloggning i Andrum')
  })

  it('asks everybody for the same, whoever they are', async () => {
    const [known, unknown] = [server.browser(), server.browser()]
    await withPasskey('finns@example.com')
    const first = await known.call('askForPasskey')
    const second = await unknown.call('askForPasskey')
    const shape = ({ body }: typeof first) => ({ ...(body as object), challenge: '' })
    expect(shape(first)).toEqual({
      challenge: '',
      rpId: 'localhost',
      timeout: 10 * minute,
      userVerification: 'required',
    })
    expect(shape(second)).toEqual(shape(first))
    expect(String(first.headers['set-cookie'])).toMatch(
      /^passkey=[0-9a-z]+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it.each<[string, Said]>([
    ['for another site', { rpId: 'evil.example' }],
    ['on another site’s page', { origin: 'https://evil.example' }],
    ['without a finger, a face or the screen lock', { userVerified: false }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['as another person', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refuses what was signed %s, with the words for a passkey that nobody has', async (_, said) => {
    const { passkey } = await withPasskey(`${randomUUID()}@example.com`)
    const wrong = await signInByPasskey(server.browser(), passkey, said)
    const unknown = await signInByPasskey(server.browser(), new SoftPasskey(), { userHandle: 'AAAA' })
    expect(wrong).toMatchObject(refused)
    expect(wrong.text).toBe(unknown.text)
  })

  it('takes an answer once, within ten minutes, in the browser that asked', async () => {
    const { passkey } = await withPasskey('en-gang@example.com')
    const browser = server.browser()
    const challenge = await challengeFor(browser)
    const cookie = browser.cookies.get('passkey') ?? ''
    const body = passkey.get(challenge)
    expect(await server.browser().call('signInWithPasskey', { body })).toMatchObject(refused)
    expect((await browser.call('signInWithPasskey', { body })).status).toBe(201)
    browser.cookies.set('passkey', cookie)
    expect(await browser.call('signInWithPasskey', { body: passkey.get(challenge) })).toMatchObject(refused)
    const late = await challengeFor(browser)
    later(10 * minute + 1000)
    expect(await browser.call('signInWithPasskey', { body: passkey.get(late) })).toMatchObject(refused)
    browser.cookies.set('passkey', 'skrap')
    expect(await browser.call('signInWithPasskey', { body: passkey.get(late) })).toMatchObject(refused)
  })

  it('of two that answer one challenge at the same time one gets in', async () => {
    const { passkey } = await withPasskey('kapplopning@example.com')
    const browser = server.browser()
    const challenge = await challengeFor(browser)
    const bodies = [passkey.get(challenge), passkey.get(challenge)]
    const cookie = browser.cookies.get('passkey') ?? ''
    const answers = await Promise.all(
      bodies.map((body) => {
        const one = server.browser()
        one.cookies.set('passkey', cookie)
        return one.call('signInWithPasskey', { body })
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401])
  })

  it('refuses a counter that goes back or stands still, says so in the log, and lets those without one in', async () => {
    const { passkey } = await withPasskey('raknare@example.com')
    expect((await signInByPasskey(server.browser(), passkey, { counter: 9 })).status).toBe(201)
    for (const counter of [9, 8, 0]) {
      expect(await signInByPasskey(server.browser(), passkey, { counter })).toMatchObject(refused)
    }
    expect(server.log.filter(({ alarm }) => alarm === 'passkey-counter')).toHaveLength(3)
    expect((await signInByPasskey(server.browser(), passkey, { counter: 10 })).status).toBe(201)
    const { passkey: still } = await addPasskey(await signInByMail(server, 'noll@example.com'), {
      counter: 0,
    })
    for (let i = 0; i < 2; i++) {
      expect((await signInByPasskey(server.browser(), still, { counter: 0 })).status).toBe(201)
    }
  })

  it('added with the work address, it opens no results of somebody with a private one', async () => {
    const work = 'jobb@example.com'
    const { passkey } = await withPasskey(work)
    const own = await signInByMail(server, work)
    // The passkey is a second factor, so it must be shown before an address or another passkey is added.
    const challenge = await challengeFor(own)
    await own.call('showSecondFactor', { body: { by: 'passkey', ...passkey.get(challenge) } })
    await addPrivateAddress(server, own, 'hemma@example.com')
    const browser = server.browser()
    await signInByPasskey(browser, passkey)
    expect((await browser.call('listMyResults')).status).toBe(403)
    const { passkey: mine } = await addPasskey(own)
    const phone = server.browser()
    await signInByPasskey(phone, mine)
    expect((await phone.call('listMyResults')).status).toBe(200)
  })
})

describe('a passkey as second factor', () => {
  it('is asked of HR signed in by mail, who has no app, and closes nothing of one’s own', async () => {
    const { organisationId, email } = await makeMember(server, { roles: ['hr'] })
    const { passkey } = await withPasskey(email)
    const browser = await signInByMail(server, email)
    const params = { organisationId }
    expect((await browser.call('listMyResults')).status).toBe(200)
    expect(await browser.call('listMembers', { params })).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    })
    const { passkey: theirs } = await withPasskey('nagon@example.com')
    const wrong = { by: 'passkey', ...theirs.get(await challengeFor(browser)) }
    expect(await browser.call('showSecondFactor', { body: wrong })).toMatchObject(refused)
    const right = { by: 'passkey', ...passkey.get(await challengeFor(browser)) }
    expect((await browser.call('showSecondFactor', { body: right })).status).toBe(204)
    expect((await browser.call('listMembers', { params })).status).toBe(200)
  })

  it('stands in for the app of somebody who has both, after the mailed code too', async () => {
    const email = 'bada@example.com'
    const first = await signInByMail(server, email)
    await addAuthenticator(server, first)
    const { passkey } = await addPasskey(first)
    later(minute)
    const browser = server.browser()
    const { code } = await askForCode(server, email, { browser })
    expect((await browser.call('signIn', { body: { email, code } })).body).toEqual({
      secondFactor: 'required',
      passkey: true,
    })
    const shown = { by: 'passkey', ...passkey.get(await challengeFor(browser)) }
    expect((await browser.call('showSecondFactor', { body: shown })).status).toBe(204)
    expect((await meOf(browser)).secondFactor).toMatchObject({ shown: true })
  })

  it('a mailed code alone neither adds another nor takes it away', async () => {
    const email = 'bara-mejl@example.com'
    await withPasskey(email)
    const browser = await signInByMail(server, email)
    const [passkey] = await passkeysOf(browser)
    const again = { status: 403, body: { code: 'reauthentication-required' } }
    expect(await browser.call('askForNewPasskey')).toMatchObject(again)
    expect(await browser.call('setUpAuthenticator')).toMatchObject(again)
    expect(await browser.call('removePasskey', { params: { passkeyId: passkey?.id ?? '' } })).toMatchObject(
      again,
    )
  })

  it('is taken away by its own person alone, and recovery codes go with the last factor', async () => {
    const email = 'bort@example.com'
    const browser = await signInByMail(server, email)
    const { passkey } = await addPasskey(browser)
    await addAuthenticator(server, browser)
    const [own] = await passkeysOf(browser)
    const params = { passkeyId: own?.id ?? '' }
    const stranger = await signInByMail(server, 'framling@example.com')
    expect((await stranger.call('removePasskey', { params })).status).toBe(404)
    expect((await browser.call('removePasskey', { params })).status).toBe(204)
    expect(await signInByPasskey(server.browser(), passkey)).toMatchObject(refused)
    const read = async () => secondFactors.parse((await browser.call('listMySecondFactors')).body)
    expect((await read()).recoveryCodesLeft).toBe(10)
    await browser.call('removeAuthenticator')
    expect((await read()).recoveryCodesLeft).toBe(0)
    expect(mySessions.parse((await browser.call('listMySessions')).body).sessions).toHaveLength(1)
  })
})
