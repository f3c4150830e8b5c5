import { expect, it } from 'vitest'
import { secondFactors } from '#contract/identity/second-factor.ts'
import { addAuthenticator, appOf, showSecondFactor } from '#test/app/authenticator.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { addPasskey } from '#test/app/soft-passkey.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'

const server = await testApp()

/** Both requests have changed a factor, and wait before they read what is left. */
const atOnce = (works: readonly (() => Promise<Answer>)[]) =>
  whileHeld(server.database, { hold: 'lock table identity.recovery_code' }, works)

const factorsOf = async (browser: Browser) =>
  secondFactors.parse((await browser.call('listMySecondFactors')).body)

const codesOf = (email: string) =>
  asSuperuser(
    server.database,
    'select from identity.recovery_code c join identity.person p on p.id = c.person_id where p.email = $1',
    [email],
  )

it('when the last two factors are removed at once no recovery code is left, and nothing was shown', async () => {
  const browser = await signInByMail(server, 'bada@example.com')
  await addAuthenticator(server, browser)
  await addPasskey(browser)
  const params = { passkeyId: (await factorsOf(browser)).passkeys[0]?.id ?? '' }
  const both = await atOnce([
    () => browser.call('removePasskey', { params }),
    () => browser.call('removeAuthenticator'),
  ])
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  expect(await codesOf('bada@example.com')).toEqual([])
  expect((await browser.call('readMe')).body).toMatchObject({ secondFactor: { shown: false } })
})

it('a passkey added just as the app, the only factor, is removed comes with recovery codes', async () => {
  const browser = await signInByMail(server, 'byter@example.com')
  await addAuthenticator(server, browser)
  const [, added] = await atOnce([
    () => browser.call('removeAuthenticator'),
    async () => (await addPasskey(browser)).answer,
  ])
  expect(added?.status).toBe(201)
  expect(added?.body).toMatchObject({ recoveryCodes: { length: 10 } })
  expect((await factorsOf(browser)).recoveryCodesLeft).toBe(10)
})

it('recovery codes asked for just as the only factor is removed stand for nothing, and are not made', async () => {
  const browser = await signInByMail(server, 'koder@example.com')
  await addAuthenticator(server, browser)
  const [removed, made] = await atOnce([
    () => browser.call('removeAuthenticator'),
    () => browser.call('makeRecoveryCodes'),
  ])
  expect([removed?.status, made?.status]).toEqual([204, 404])
  expect(await codesOf('koder@example.com')).toEqual([])
})

it('a code shown just as its app, the only factor, is removed is a wrong one', async () => {
  const email = 'visar@example.com'
  const browser = await signInByMail(server, email)
  const { key } = await addAuthenticator(server, browser)
  const waiting = await signInByMail(server, email)
  server.time.now = new Date(server.time.now.getTime() + 60_000)
  const code = appOf(key).generate({ timestamp: server.time.now.getTime() })
  const held = {
    hold: `select from identity.authenticator a join identity.person p on p.id = a.person_id
      where p.email = $1 for update of a`,
    with: [email],
  }
  // The removal waits at the app, and the code behind it.
  const both = await whileHeld(server.database, held, [
    () => browser.call('removeAuthenticator'),
    () => showSecondFactor(waiting, code),
  ])
  expect(both.map(({ status }) => status)).toEqual([204, 401])
})
