import { describe, expect, it } from 'vitest'
import { me as meSchema } from '#contract/identity/me.ts'
import { secondFactors } from '#contract/identity/second-factor.ts'
import { addPrivateAddress, withPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator, appOf, signInWithApp } from '#test/app/authenticator.ts'
import type { Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { addPasskey, challengeFor, signInByPasskey } from '#test/app/soft-passkey.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()
const minute = 60 * 1000
const later = (milliseconds: number) => {
  server.time.now = new Date(server.time.now.getTime() + milliseconds)
}
const meOf = async (browser: Browser) => meSchema.parse((await browser.call('readMe')).body)
const factorsOf = async (browser: Browser) =>
  secondFactors.parse((await browser.call('listMySecondFactors')).body)
const showApp = (browser: Browser, key: string) => {
  const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
  return browser.call('showSecondFactor', { body: { by: 'authenticator', code } })
}
const closed = { status: 403, body: { code: 'not-allowed' } }

/** Somebody on a list who has added an app and a passkey with the work address, and then a private address. */
async function withFactorsOfWork(roles: readonly 'hr'[] = []) {
  const { email } = await makeMember(server, { roles })
  const own = `hemma.${email}`
  const browser = await signInByMail(server, email)
  const { key, recoveryCodes } = await addAuthenticator(server, browser)
  const { passkey } = await addPasskey(browser)
  await addPrivateAddress(server, browser, own)
  later(minute)
  return { email, own, key, recoveryCodes, passkey }
}

describe('what was added with the work address', () => {
  it('locks nothing of one’s own: the code to the private address is enough', async () => {
    const { own } = await withFactorsOfWork()
    const home = await signInByMail(server, own)
    expect(await meOf(home)).toMatchObject({
      opensOwn: true,
      factorProves: false,
      secondFactor: { shown: false },
    })
    expect((await home.call('listMyResults')).status).toBe(200)
    // The work factors do not block what needs a re-authentication either.
    expect((await home.call('exportMe')).status).toBe(200)
    expect((await home.call('removeAuthenticator')).status).toBe(204)
    const { key } = await addAuthenticator(server, home)
    expect((await factorsOf(home)).authenticator).toMatchObject({ forOwn: true })
    const again = await signInByMail(server, own)
    expect((await again.call('readMe')).status).toBe(401)
    later(minute)
    expect((await showApp(again, key)).status).toBe(204)
    expect((await again.call('listMyResults')).status).toBe(200)
  })

  it('opens nothing of one’s own', async () => {
    const { email, own, key, recoveryCodes, passkey } = await withFactorsOfWork()
    const browser = server.browser()
    expect((await signInByPasskey(browser, passkey)).status).toBe(201)
    expect(await browser.call('listMyResults')).toMatchObject(closed)
    expect(await (await signInWithApp(server, email, key)).call('listMyResults')).toMatchObject(closed)
    // Once the private address has an app of its own, the old passkey and old recovery codes no longer replace it.
    const home = await signInByMail(server, own)
    expect((await home.call('removeAuthenticator')).status).toBe(204)
    await addAuthenticator(server, home)
    const waiting = await signInByMail(server, own)
    const [code = ''] = recoveryCodes
    const byCode = await waiting.call('showSecondFactor', { body: { by: 'recovery-code', code } })
    expect(byCode.status).toBe(401)
    const proof = passkey.get(await challengeFor(waiting))
    const byPasskey = await waiting.call('showSecondFactor', { body: { by: 'passkey', ...proof } })
    expect(byPasskey).toMatchObject({ status: 401, body: { code: 'passkey-refused' } })
    expect((await waiting.call('readMe')).status).toBe(401)
  })

  it('is shown as such, and belongs to the private address once it has been shown there', async () => {
    const { own, key } = await withFactorsOfWork(['hr'])
    const home = await signInByMail(server, own)
    expect((await factorsOf(home)).authenticator).toMatchObject({ forOwn: false })
    expect((await factorsOf(home)).recoveryCodesLeft).toBe(0)
    expect((await showApp(home, key)).status).toBe(204)
    expect(await meOf(home)).toMatchObject({ factorProves: true, secondFactor: { shown: true } })
    expect((await factorsOf(home)).authenticator).toMatchObject({ forOwn: true })
    // From now on the app is required.
    expect((await (await signInByMail(server, own)).call('readMe')).status).toBe(401)
    // The first codes were shown with the work address: new ones are made at home.
    expect((await home.call('makeRecoveryCodes')).status).toBe(201)
    expect((await factorsOf(home)).recoveryCodesLeft).toBe(10)
  })

  it('counts again for everything when the private address is taken away', async () => {
    const { email, own, key } = await withFactorsOfWork()
    const home = await signInByMail(server, own)
    expect((await home.call('leavePrivateAddress')).status).toBe(204)
    const browser = await signInByMail(server, email)
    expect((await browser.call('readMe')).status).toBe(401)
    later(minute)
    expect((await showApp(browser, key)).status).toBe(204)
    expect((await browser.call('listMyResults')).status).toBe(200)
  })
})

describe('somebody who reads the work mailbox beside a private address', () => {
  it('adds and takes away nothing that signs in, and sees neither it nor the sessions nor the mail choices', async () => {
    const { email } = await makeMember(server)
    const own = `hemma.${email}`
    const home = await withPrivateAddress(server, email, own)
    await addPasskey(home)
    const employer = await signInByMail(server, email)
    for (const endpoint of [
      'setUpAuthenticator',
      'confirmAuthenticator',
      'removeAuthenticator',
      'makeRecoveryCodes',
      'askForNewPasskey',
      'addPasskey',
      'removePasskey',
      'listMySecondFactors',
      'listMySessions',
      'endMyOtherSessions',
      'endMySession',
      'listMyMail',
      'chooseMyMail',
    ] as const) {
      expect([endpoint, await employer.call(endpoint, { body: {} })]).toMatchObject([endpoint, closed])
    }
    expect((await home.call('listMyResults')).status).toBe(200)
    expect((await meOf(employer)).secondFactor).toMatchObject({ authenticator: false, passkey: false })
  })

  it('uses up none of the tries that the person has at home', async () => {
    const { email } = await makeMember(server)
    const own = `hemma.${email}`
    const home = await withPrivateAddress(server, email, own)
    const { key } = await addAuthenticator(server, home)
    const employer = await signInByMail(server, email)
    const guess = { body: { by: 'authenticator', code: '000000' } }
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await employer.call('showSecondFactor', guess)).status)
    expect(answers.at(-1)).toBe(429)
    later(minute)
    const waiting = await signInByMail(server, own)
    expect((await showApp(waiting, key)).status).toBe(204)
  })

  it('hears nothing by mail of what the person has done to sign in at home', async () => {
    const { email } = await makeMember(server)
    const own = `hemma.${email}`
    const home = await withPrivateAddress(server, email, own)
    await server.runJobs()
    const before = server.mail.receivedBy(email).length
    await addAuthenticator(server, home)
    await addPasskey(home)
    await server.runJobs()
    expect(server.mail.receivedBy(email)).toHaveLength(before)
    const subjects = server.mail.receivedBy(own).map(({ subject }) => subject)
    expect(subjects).toContain('En passkey är tillagd i Andrum')
    await askForCode(server, email)
  })
})

it('a calendar address made before the private one opens nothing any more', async () => {
  const { email } = await makeMember(server)
  const browser = await signInByMail(server, email)
  const made = await browser.call('makeMyCalendarFeed', { body: { titled: true } })
  const token = new URL((made.body as { address: string }).address).searchParams.get('token') ?? ''
  const read = () => server.browser().call('readCalendarFeed', { query: { token } })
  expect((await read()).status).toBe(200)
  await addPrivateAddress(server, browser, `hemma.${email}`)
  expect((await read()).status).toBe(404)
})
