import { describe, expect, it } from 'vitest'
import { me as meSchema } from '#contract/identity/me.ts'
import { codeForPrivate, withPrivateAddress } from '#test/app/add-private-address.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileFirstWaits, whileHeld } from '#test/database/while-held.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()

const meOf = async (browser: Browser) => meSchema.parse((await browser.call('readMe')).body)
const closed = { status: 403, body: { code: 'not-allowed' } }

describe('somebody on an employer’s list', () => {
  it('is asked once, and says no', async () => {
    const { email } = await makeMember(server)
    const browser = await signInByMail(server, email)
    expect((await meOf(browser)).privateAddress).toEqual({ asked: false, email: null, addedAt: null })
    expect((await browser.call('leavePrivateAddress')).status).toBe(204)
    const again = await signInByMail(server, email)
    expect(await meOf(again)).toMatchObject({ opensOwn: true, privateAddress: { asked: true, email: null } })
    expect((await again.call('listMyResults')).status).toBe(200)
  })

  it('proves a private address by its code; from then on it alone opens own results', async () => {
    const { email } = await makeMember(server, { roles: ['hr'] })
    const before = await signInByMail(server, email)
    const browser = await withPrivateAddress(server, email, 'anna.privat@example.com')
    expect(await meOf(browser)).toMatchObject({
      opensOwn: true,
      privateAddress: { asked: true, email: 'anna.privat@example.com' },
    })
    expect((await browser.call('listMyResults')).status).toBe(200)

    // People who read the work mailbox, signed in before or anew.
    for (const employer of [before, await signInByMail(server, email)]) {
      for (const endpoint of [
        'listMyResults',
        'readMyPlan',
        'exportMe',
        'listMySupportRequests',
        'listMyBookings',
      ] as const) {
        expect(await employer.call(endpoint)).toMatchObject(closed)
      }
      expect(await employer.call('leavePrivateAddress')).toMatchObject(closed)
      expect(await employer.call('eraseMe')).toMatchObject(closed)
      // The session does not show the address either; work goes on.
      expect(await meOf(employer)).toMatchObject({
        opensOwn: false,
        privateAddress: { asked: true, email: null, addedAt: null },
        memberships: [{ roles: ['employee', 'hr'] }],
      })
    }

    const home = await signInByMail(server, 'anna.privat@example.com')
    expect((await meOf(home)).person).toEqual((await meOf(browser)).person)
    expect((await home.call('listMyResults')).status).toBe(200)
    expect((await home.call('exportMe')).body).toMatchObject({
      person: { email, privateEmail: 'anna.privat@example.com' },
    })
  })

  it('proves an address at the same moment as somebody else: it is one’s, and in use for the other', async () => {
    const email = 'gemensam.privat@example.com'
    const tries: (() => Promise<Answer>)[] = []
    for (const member of [await makeMember(server), await makeMember(server)]) {
      const browser = await signInByMail(server, member.email)
      const code = await codeForPrivate(server, browser, email)
      tries.push(() => browser.call('provePrivateAddress', { body: { email, code } }))
    }
    const held = { hold: 'lock table identity.private_address in share row exclusive mode' }
    const both = await whileHeld(server.database, held, tries)
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('proves an address just as somebody signs in with it for the first time: it is one’s, and in use for the other', async () => {
    const email = 'forsta.privat@example.com'
    const browser = await signInByMail(server, (await makeMember(server)).email)
    const own = await codeForPrivate(server, browser, email)
    const visitor = server.browser()
    const { code } = await askForCode(server, email, { browser: visitor })
    const both = await whileFirstWaits(
      server.database,
      { hold: 'lock table identity.person in share mode' },
      () => visitor.call('signIn', { body: { email, code } }),
      () => browser.call('provePrivateAddress', { body: { email, code: own } }),
    )
    expect(both.map(({ status }) => status)).toEqual([201, 409])
  })

  it('hears at the private address of a sign-in in a new browser', async () => {
    const { email } = await makeMember(server)
    await withPrivateAddress(server, email, 'bo.privat@example.com')
    await server.runJobs()
    const notices = (to: string) =>
      server.mail.receivedBy(to).filter(({ subject }) => subject === 'Ny inloggning i Andrum').length
    const before = [notices(email), notices('bo.privat@example.com')]
    await signInByMail(server, email)
    await server.runJobs()
    expect([notices(email), notices('bo.privat@example.com')]).toEqual([before[0], (before[1] ?? 0) + 1])
  })

  it('takes the private address away again where it is open, and with the account', async () => {
    const { email } = await makeMember(server)
    const browser = await withPrivateAddress(server, email, 'cia.privat@example.com')
    const elsewhere = await signInByMail(server, 'cia.privat@example.com')
    expect((await browser.call('leavePrivateAddress')).status).toBe(204)
    expect((await (await signInByMail(server, email)).call('listMyResults')).status).toBe(200)
    const browsers = await asSuperuser(
      server.database,
      `select from identity.known_browser b join identity.person p on p.id = b.person_id where p.email = $1 and b.private`,
      [email],
    )
    expect(browsers).toEqual([])
    // The other reader of that mailbox is signed out; the person who removed the address goes on.
    expect((await elsewhere.call('listMyResults')).status).toBe(401)
    expect((await browser.call('listMyResults')).status).toBe(200)
    const again = await withPrivateAddress(server, email, 'cia.privat@example.com')
    expect((await again.call('eraseMe')).status).toBe(204)
    const left = await asSuperuser(
      server.database,
      "select 1 from identity.private_address where email = 'cia.privat@example.com'",
    )
    expect(left).toEqual([])
  })
})

describe('the code of a private address', () => {
  it('opens nothing of the account when the address is taken away at the same moment', async () => {
    const { email } = await makeMember(server)
    const own = `hemma.${email}`
    const browser = await withPrivateAddress(server, email, own)
    const other = server.browser()
    const { code } = await askForCode(server, own, { browser: other })
    const held = { hold: 'lock table identity.session in share mode' }
    const both = await whileFirstWaits(
      server.database,
      held,
      () => other.call('signIn', { body: { email: own, code } }),
      () => browser.call('leavePrivateAddress'),
    )
    expect(both.map(({ status }) => status)).toEqual([201, 204])
    expect((await other.call('listMyResults')).status).toBe(401)
  })

  it('signs nobody in, and a code for signing in proves nothing', async () => {
    const browser = await signInByMail(server, 'dan@example.com')
    const code = await codeForPrivate(server, browser, 'dan.privat@example.com')
    const stranger = await server
      .browser()
      .call('signIn', { body: { email: 'dan.privat@example.com', code } })
    expect(stranger.status).toBe(401)
    const { code: other } = await askForCode(server, 'dan.privat2@example.com')
    const answer = await browser.call('provePrivateAddress', {
      body: { email: 'dan.privat2@example.com', code: other },
    })
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong-code' } })
  })

  it('is nobody else’s, and survives five wrong tries', async () => {
    const browser = await signInByMail(server, 'eva@example.com')
    const code = await codeForPrivate(server, browser, 'eva.privat@example.com')
    const body = { email: 'eva.privat@example.com', code }
    const other = await signInByMail(server, 'fred@example.com')
    expect((await other.call('provePrivateAddress', { body })).status).toBe(401)
    for (let i = 0; i < 5; i++) {
      const wrong = { ...body, code: code === '11111111' ? '22222222' : '11111111' }
      expect((await browser.call('provePrivateAddress', { body: wrong })).status).toBe(401)
    }
    expect((await browser.call('provePrivateAddress', { body })).status).toBe(401)
  })

  it('tells only the person who reads its mail that the address belongs to another account', async () => {
    await signInByMail(server, 'gun@example.com')
    const browser = await signInByMail(server, 'harry@example.com')
    const code = await codeForPrivate(server, browser, 'gun@example.com')
    const body = { email: 'gun@example.com', code: code === '11111111' ? '22222222' : '11111111' }
    expect(await browser.call('provePrivateAddress', { body })).toMatchObject({
      body: { code: 'wrong-code' },
    })
    expect(await browser.call('provePrivateAddress', { body: { ...body, code } })).toMatchObject({
      status: 409,
      body: { code: 'address-in-use' },
    })
    expect((await meOf(browser)).privateAddress).toEqual({ asked: false, email: null, addedAt: null })
  })
})

it('in a browser of the work mailbox a code to the private address is asked for as to any other: nobody can try which it is', async () => {
  const { email } = await makeMember(server)
  const own = `privat.${email}`
  const home = await withPrivateAddress(server, email, own)
  const employer = await signInByMail(server, email)
  const ip = '198.51.100.31'
  const ask = async (browser: Browser, address: string) =>
    (await browser.call('requestSignInCode', { body: { email: address, language: 'sv' }, ip })).status
  for (let n = 0; n < 30; n++) await ask(server.browser(), `${n}.${email}`)
  expect(await ask(employer, `nobody.${email}`)).toBe(429)
  expect(await ask(employer, own)).toBe(429)
  // A browser is known only to the address that it signed in with.
  expect(await ask(employer, email)).toBe(202)
  expect(await ask(home, own)).toBe(202)
})
