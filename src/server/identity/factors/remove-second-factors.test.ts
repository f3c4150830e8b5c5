import { expect, test } from 'vitest'
import { secondFactors } from '#contract/identity/second-factor.ts'
import { addAuthenticator, signInWithApp } from '#test/app/authenticator.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { removeSecondFactors } from './remove-second-factors.ts'

const server = await testApp()

test('somebody who has lost phone and codes is let in again: signed out everywhere, told by mail, and with a mailed code alone', async () => {
  const email = 'tappat@example.com'
  const browser = await signInByMail(server, email)
  await addAuthenticator(server, browser)
  expect(await removeSecondFactors(server.deps, ' Tappat@Example.com ')).toBe(true)
  expect((await browser.call('readMe')).status).toBe(401)
  await server.runJobs()
  expect(server.mail.receivedBy(email).map(({ subject }) => subject)).toContain(
    'Tvåstegsverifieringen är borttagen i Andrum',
  )
  const again = await signInByMail(server, email)
  expect((await again.call('readMe')).status).toBe(200)
  expect(secondFactors.parse((await again.call('listMySecondFactors')).body)).toMatchObject({
    authenticator: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })
})

test('nobody else loses anything, and where there is nothing to take away it says so', async () => {
  const email = 'annan@example.com'
  const { key } = await addAuthenticator(server, await signInByMail(server, email))
  for (const other of ['ingen@example.com', 'tappat@example.com']) {
    expect(await removeSecondFactors(server.deps, other)).toBe(false)
  }
  // Each code of the app works once, so wait for the next one.
  server.time.now = new Date(server.time.now.getTime() + 30_000)
  expect((await (await signInWithApp(server, email, key)).call('readMe')).status).toBe(200)
})
