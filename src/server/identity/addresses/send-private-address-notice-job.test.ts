import { expect, it } from 'vitest'
import { addPrivateAddress, codeForPrivate, withPrivateAddress } from '#test/app/add-private-address.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { makeMember } from '#test/factories/people.ts'

const server = await testApp()

const notices = (email: string) =>
  server.mail
    .receivedBy(email)
    .filter(({ subject }) => /privat e-postadress|private e-mail address/.test(subject))

it('the work address is told that a private one was added, when, and what to do, but not which', async () => {
  const { email } = await makeMember(server)
  await withPrivateAddress(server, email, 'anna.hemma@example.com')
  await server.runJobs()
  const [mail, ...more] = notices(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('En privat e-postadress är tillagd i Andrum')
  expect(mail?.text).toContain('måndag 2 mars klockan 10.00')
  expect(mail?.text).toContain('Om du inte lade till adressen')
  expect(mail?.text).toContain('hej@andrum.example')
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('anna.hemma')
  expect(notices('anna.hemma@example.com')).toEqual([])
})

it('it is written in the language of the account', async () => {
  const { email } = await makeMember(server)
  const browser = server.browser()
  const { code } = await askForCode(server, email, { browser, language: 'en' })
  expect((await browser.call('signIn', { body: { email, code } })).status).toBe(201)
  await addPrivateAddress(server, browser, 'bo.home@example.com')
  await server.runJobs()
  expect(notices(email)[0]?.text).toContain('on Monday 2 March at 10:00')
})

it('a code that was asked for and not used tells nobody, and no thanks does not either', async () => {
  const { email } = await makeMember(server)
  const browser = await signInByMail(server, email)
  const code = await codeForPrivate(server, browser, 'cia.hemma@example.com')
  const wrong = code === '11111111' ? '22222222' : '11111111'
  const body = { email: 'cia.hemma@example.com', code: wrong }
  expect((await browser.call('provePrivateAddress', { body })).status).toBe(401)
  expect((await browser.call('leavePrivateAddress')).status).toBe(204)
  await server.runJobs()
  expect(notices(email)).toEqual([])
})
