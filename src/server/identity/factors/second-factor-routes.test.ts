import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { me } from '#contract/identity/me.ts'
import { secondFactors } from '#contract/identity/second-factor.ts'
import {
  addAuthenticator,
  appOf,
  showSecondFactor,
  signInWithApp,
  wrongFor,
} from '#test/app/authenticator.ts'
import type { Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()
const minute = 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}
const factorsOf = async (browser: Browser) =>
  secondFactors.parse((await browser.call('listMySecondFactors')).body)
const mailsTo = (email: string) => server.mail.receivedBy(email).map(({ subject }) => subject)

describe('adding an authenticator app', () => {
  it('takes a code from it, gives ten recovery codes once, ends other sessions and is mailed', async () => {
    const email = 'app@example.com'
    const elsewhere = await signInByMail(server, email)
    const browser = await signInByMail(server, email)
    const { recoveryCodes } = await addAuthenticator(server, browser)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await elsewhere.call('readMe')).status).toBe(401)
    expect(await factorsOf(browser)).toMatchObject({
      authenticator: { addedAt: server.time.now.toISOString() },
      recoveryCodesLeft: 10,
    })
    await server.runJobs()
    expect(mailsTo(email)).toContain('Tvåstegsverifiering är påslagen i Andrum')
  })

  it('says the key as text and as an address for a QR code, both the same', async () => {
    const browser = await signInByMail(server, 'qr@example.com')
    const { status, body } = await browser.call('setUpAuthenticator')
    const { key, address } = body as { key: string; address: string }
    expect(status).toBe(201)
    expect(Secret.fromBase32(key).bytes).toHaveLength(20)
    expect(address).toContain(`secret=${key}&`)
    expect(address).toMatch(/^otpauth:\/\/totp\/Andrum:qr%40example\.com\?issuer=Andrum&/)
  })

  it('does nothing by itself: without a code from the app a mailed code goes on being enough', async () => {
    const email = 'halv@example.com'
    const browser = await signInByMail(server, email)
    const { body } = await browser.call('setUpAuthenticator')
    const right = appOf((body as { key: string }).key).generate({ timestamp: server.time.now.getTime() })
    const wrong = await browser.call('confirmAuthenticator', { body: { code: wrongFor(right) } })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-code' } })
    expect((await factorsOf(browser)).authenticator).toBeNull()
    const again = await signInByMail(server, email)
    expect((await again.call('readMe')).status).toBe(200)
  })

  it('is refused an hour after it was set up, and where nothing was set up', async () => {
    const browser = await signInByMail(server, 'sent@example.com')
    const { body } = await browser.call('setUpAuthenticator')
    later(61 * minute)
    const code = appOf((body as { key: string }).key).generate({ timestamp: server.time.now.getTime() })
    expect((await browser.call('confirmAuthenticator', { body: { code } })).status).toBe(401)
    const nobody = await signInByMail(server, 'inget@example.com')
    expect((await nobody.call('confirmAuthenticator', { body: { code } })).status).toBe(401)
  })

  it('needs somebody who has proven who they are a moment ago, and happens once', async () => {
    const browser = await signInByMail(server, 'gammal@example.com')
    later(11 * minute)
    const refused = { status: 403, body: { code: 'reauthentication-required' } }
    expect(await browser.call('setUpAuthenticator')).toMatchObject(refused)
    expect(await browser.call('removeAuthenticator')).toMatchObject(refused)
    expect(await browser.call('makeRecoveryCodes')).toMatchObject(refused)
    const now = await signInByMail(server, 'gammal@example.com')
    await addAuthenticator(server, now)
    expect(await now.call('setUpAuthenticator')).toMatchObject({
      status: 409,
      body: { code: 'factor-exists' },
    })
  })

  it('keeps the secret sealed, and of recovery codes their hashes', async () => {
    const email = 'sluten@example.com'
    const browser = await signInByMail(server, email)
    const { key, recoveryCodes } = await addAuthenticator(server, browser)
    const rows = await asSuperuser<{ all: string }>(
      server.database,
      `select row_to_json(a)::text || row_to_json(r)::text as all from identity.authenticator a
       join identity.recovery_code r using (person_id) join identity.person p on p.id = a.person_id where p.email = $1`,
      [email],
    )
    const stored = rows.map((row) => row.all).join()
    expect(stored).not.toContain(Buffer.from(Secret.fromBase32(key).bytes).toString('hex'))
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(Buffer.from(code).toString('hex'))
    }
    expect(JSON.stringify(server.log)).not.toContain(key)
  })
})

describe('recovery codes', () => {
  it('open once each, written in any way, and are mailed about', async () => {
    const email = 'reserv@example.com'
    const { recoveryCodes } = await addAuthenticator(server, await signInByMail(server, email))
    const [first = ''] = recoveryCodes
    const browser = await signInByMail(server, email)
    expect(
      (await showSecondFactor(browser, first.toLowerCase().replaceAll('-', ' '), 'recovery-code')).status,
    ).toBe(204)
    expect((await factorsOf(browser)).recoveryCodesLeft).toBe(9)
    const again = await signInByMail(server, email)
    expect((await showSecondFactor(again, first, 'recovery-code')).status).toBe(401)
    await server.runJobs()
    expect(mailsTo(email)).toContain('En reservkod har använts i Andrum')
  })

  it('of somebody else open nothing', async () => {
    const theirs = await addAuthenticator(server, await signInByMail(server, 'deras@example.com'))
    const email = 'min@example.com'
    await addAuthenticator(server, await signInByMail(server, email))
    const browser = await signInByMail(server, email)
    expect((await showSecondFactor(browser, theirs.recoveryCodes[0] ?? '', 'recovery-code')).status).toBe(401)
  })

  it('are replaced by new ones, and exist for nobody without an app', async () => {
    const email = 'nya@example.com'
    const browser = await signInByMail(server, email)
    expect((await browser.call('makeRecoveryCodes')).status).toBe(404)
    const { recoveryCodes } = await addAuthenticator(server, browser)
    const made = await browser.call('makeRecoveryCodes')
    expect(made.status).toBe(201)
    const fresh = (made.body as { recoveryCodes: string[] }).recoveryCodes
    const other = await signInByMail(server, email)
    expect((await showSecondFactor(other, recoveryCodes[3] ?? '', 'recovery-code')).status).toBe(401)
    expect((await showSecondFactor(other, fresh[3] ?? '', 'recovery-code')).status).toBe(204)
  })

  it('that are made anew are mailed about', async () => {
    const email = 'nya-koder@example.com'
    const browser = await signInByMail(server, email)
    await addAuthenticator(server, browser)
    const told = () =>
      server.mail.receivedBy(email).filter(({ subject }) => subject === 'Nya reservkoder i Andrum')
    await server.runJobs()
    // The first codes come with the app, which has an e-mail of its own.
    expect(told()).toHaveLength(0)
    await browser.call('makeRecoveryCodes')
    await server.runJobs()
    expect(told()).toHaveLength(1)
  })
})

it('taking the app away is mailed, and the mailed code is enough again', async () => {
  const email = 'tar-bort@example.com'
  const browser = await signInByMail(server, email)
  await addAuthenticator(server, browser)
  expect((await browser.call('removeAuthenticator')).status).toBe(204)
  await server.runJobs()
  expect(mailsTo(email)).toContain('Autentiseringsappen är borttagen i Andrum')
  expect((await (await signInByMail(server, email)).call('readMe')).status).toBe(200)
  expect(await factorsOf(browser)).toMatchObject({ authenticator: null, passkeys: [], recoveryCodesLeft: 0 })
})

describe('a role that needs a second factor', () => {
  it('is closed to HR signed in by mail alone, until an app has been added', async () => {
    const { organisationId, email } = await makeMember(server, { roles: ['hr'] })
    const browser = await signInByMail(server, email)
    const params = { organisationId }
    expect(await browser.call('listMembers', { params })).toMatchObject({
      status: 403,
      body: { code: 'second-factor-required' },
    })
    expect(me.parse((await browser.call('readMe')).body).secondFactor).toEqual({
      needed: true,
      shown: false,
      authenticator: false,
      passkey: false,
    })
    const { key } = await addAuthenticator(server, browser)
    expect((await browser.call('listMembers', { params })).status).toBe(200)
    later(minute)
    const other = await signInWithApp(server, email, key)
    expect((await other.call('listMembers', { params })).status).toBe(200)
    await other.call('removeAuthenticator')
    expect((await other.call('listMembers', { params })).status).toBe(403)
  })

  it('leaves what is one’s own open, which it is optional for', async () => {
    const { email } = await makeMember(server, { roles: ['owner'] })
    const browser = await signInByMail(server, email)
    for (const endpoint of ['listMyResults', 'listMySessions', 'listMyInvitations'] as const) {
      expect((await browser.call(endpoint)).status).toBe(200)
    }
  })
})
