import { expect, test } from 'vitest'
import { addAuthenticator, signInWithApp } from '#test/app/authenticator.ts'
import { signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { withKey } from '#test/factories/api-key.ts'
import { makeOrganisation, signedIn } from '#test/factories/people.ts'
import { endAllSessions } from './end-sessions.ts'

const server = await testApp()

test('everybody is signed out, codes on their way are worth nothing, and people come back with what they had', async () => {
  const email = 'anna@example.com'
  const anna = await signInByMail(server, email)
  const { key } = await addAuthenticator(server, anna)
  const staff = await signedIn(server, { staff: true })
  const place = await makeOrganisation(server)
  const program = await withKey(server, place, ['rounds'])
  const waiting = server.browser()
  await waiting.call('requestSignInCode', { body: { email: 'bo@example.com', language: 'sv' } })
  await server.runJobs()
  const [mail] = server.mail.receivedBy('bo@example.com')
  const code =
    /\b(\d{4}) (\d{4})\b/
      .exec(mail?.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  expect(code).toHaveLength(8)

  expect(await endAllSessions(server.deps)).toBeGreaterThanOrEqual(2)

  for (const browser of [anna, staff]) expect((await browser.call('readMe')).status).toBe(401)
  expect((await waiting.call('signIn', { body: { email: 'bo@example.com', code } })).status).toBe(401)
  const rounds = await program.call('listRounds', { params: { organisationId: place.organisationId } })
  expect(rounds.status).toBe(200)
  // Each code of the app works once, so wait for the next one.
  server.time.now = new Date(server.time.now.getTime() + 30_000)
  expect((await (await signInWithApp(server, email, key)).call('readMe')).status).toBe(200)
  await server.runJobs()
  expect(server.mail.receivedBy(email).at(-1)?.subject).toBe('Ny inloggning i Andrum')
})

test('where nobody is signed in there is nothing to end', async () => {
  await endAllSessions(server.deps)
  expect(await endAllSessions(server.deps)).toBe(0)
})
