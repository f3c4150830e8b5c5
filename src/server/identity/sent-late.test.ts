import { expect, it } from 'vitest'
import { me } from '#contract/identity/me.ts'
import { secondFactors } from '#contract/identity/second-factor.ts'
import { addPrivateAddress } from '#test/app/add-private-address.ts'
import { addAuthenticator, showSecondFactor, signInWithApp } from '#test/app/authenticator.ts'
import type { Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()

const minuteLater = () => {
  server.time.now = new Date(server.time.now.getTime() + 60_000)
}
const factorsOf = async (browser: Browser) =>
  secondFactors.parse((await browser.call('listMySecondFactors')).body)
const privateOf = async (browser: Browser) => me.parse((await browser.call('readMe')).body).privateAddress
/** The query by which a page names the thing that it shows. */
const naming = (addedAt: string | null | undefined) => ({ query: { addedAt: addedAt ?? 'none' } })

it('the removal of an app that arrives again later leaves the app that was added since', async () => {
  const email = 'ny-app@example.com'
  const browser = await signInByMail(server, email)
  await addAuthenticator(server, browser)
  const removal = naming((await factorsOf(browser)).authenticator?.addedAt)
  expect((await browser.call('removeAuthenticator', removal)).status).toBe(204)
  minuteLater()
  const { key } = await addAuthenticator(server, browser)
  expect((await browser.call('removeAuthenticator', removal)).status).toBe(204)
  expect((await factorsOf(browser)).authenticator).not.toBeNull()
  minuteLater()
  await signInWithApp(server, email, key)
  await server.runJobs()
  const told = server.mail.receivedBy(email).filter(({ subject }) => subject.includes('borttagen'))
  expect(told).toHaveLength(1)
})

it('the removal of a private address that arrives again later leaves the one that was added since', async () => {
  const browser = await signInByMail(server, 'byter-privat@example.com')
  await addPrivateAddress(server, browser, 'gammal-privat@example.com')
  const removal = naming((await privateOf(browser)).addedAt)
  expect((await browser.call('leavePrivateAddress', removal)).status).toBe(204)
  for (const own of ['ny-privat@example.com', 'gammal-privat@example.com']) {
    minuteLater()
    await addPrivateAddress(server, browser, own)
    expect((await browser.call('leavePrivateAddress', removal)).status).toBe(204)
    expect(await privateOf(browser)).toMatchObject({ email: own })
  }
})

it('a “no thanks” that arrives after the person has added a private address leaves the address', async () => {
  const browser = await signInByMail(server, 'tackar-nej@example.com')
  const declining = naming((await privateOf(browser)).addedAt)
  expect((await browser.call('leavePrivateAddress', declining)).status).toBe(204)
  expect(await privateOf(browser)).toEqual({ asked: true, email: null, addedAt: null })
  await addPrivateAddress(server, browser, 'anda-ja@example.com')
  expect((await browser.call('leavePrivateAddress', declining)).status).toBe(204)
  expect(await privateOf(browser)).toMatchObject({ email: 'anda-ja@example.com' })
})

it('a request for recovery codes that arrives again later leaves the codes that were made since', async () => {
  const email = 'nya-reservkoder@example.com'
  const browser = await signInByMail(server, email)
  await addAuthenticator(server, browser)
  const wish = { query: { replaces: (await factorsOf(browser)).recoveryCodesId } }
  const made = await browser.call('makeRecoveryCodes', wish)
  expect(made.status).toBe(201)
  const { recoveryCodes } = made.body as { recoveryCodes: string[] }
  expect(await browser.call('makeRecoveryCodes', wish)).toMatchObject({
    status: 409,
    body: { code: 'newer-version' },
  })
  expect((await factorsOf(browser)).recoveryCodesLeft).toBe(10)
  const other = await signInByMail(server, email)
  expect((await showSecondFactor(other, recoveryCodes[0] ?? '', 'recovery-code')).status).toBe(204)
  // A page that has read the present codes makes new ones.
  const again = { query: { replaces: (await factorsOf(browser)).recoveryCodesId } }
  expect((await browser.call('makeRecoveryCodes', again)).status).toBe(201)
})
