import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import type { Browser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'

const server = await testApp()

const day = 24 * 60 * 60 * 1000
const notices = (email: string) =>
  server.mail
    .receivedBy(email)
    .filter(({ subject }) => /Ny inloggning|New sign-in|Ditt konto i|Your account in/.test(subject))
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signInAgain(browser: Browser, email: string, language: Language = 'sv') {
  const { code } = await askForCode(server, email, { browser, language })
  const headers = { 'user-agent': firefox }
  expect((await browser.call('signIn', { body: { email, code }, headers })).status).toBe(201)
  await server.runJobs()
}

it('a sign-in in a new browser is mailed: when, in what, and what to do; one in a known browser is not', async () => {
  const email = 'anna@example.com'
  const browser = server.browser()
  await signInAgain(browser, email)
  // The sign-in that creates the account causes no warning.
  const [first] = notices(email)
  expect(first?.subject).toBe('Ditt konto i Andrum')
  expect(first?.text).toContain('för första gången måndag 2 mars klockan 10.00')
  expect(first?.text).toContain('Om det inte var du har någon läst koden')
  expect(first?.text).not.toContain('inte känner igen')

  await browser.call('signOut')
  await signInAgain(browser, email)
  expect(notices(email)).toHaveLength(1)
  await signInAgain(server.browser(), email)
  const [, mail, ...more] = notices(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ny inloggning i Andrum')
  expect(mail?.text).toContain('måndag 2 mars klockan 10.00 i en webbläsare som vi inte känner igen')
  expect(mail?.text).toContain('Firefox, Linux')
  expect(mail?.text).toContain('Logga ut överallt utom här')
  expect(mail?.text).toContain('http://localhost:3000/installningar')
  expect(mail?.text).not.toContain('127.0.0.1')
})

it('is written in the language of the account', async () => {
  await signInAgain(server.browser(), 'english@example.com', 'en')
  expect(notices('english@example.com')[0]?.text).toContain('on Monday 2 March at 10:00')
})

it('a browser that two people share is new to each of them, and the database cannot tell that they do', async () => {
  const shared = server.browser()
  for (const email of ['ett@example.com', 'tva@example.com']) {
    await signInAgain(shared, email)
    expect(notices(email)).toHaveLength(1)
    await shared.call('signOut')
  }
  const rows = await asSuperuser<{ hash: string }>(
    server.database,
    `select encode(token_hash, 'hex') as hash from identity.known_browser b join identity.person p on p.id = b.person_id
     where p.email in ('ett@example.com', 'tva@example.com')`,
  )
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2)
})

it('signing out everywhere else ends every other session, and makes the others’ browsers new', async () => {
  const email = 'slut@example.com'
  const [mine, other] = [server.browser(), server.browser()]
  await signInAgain(other, email)
  await signInAgain(mine, email)
  expect((await mine.call('endMyOtherSessions')).status).toBe(204)
  expect((await other.call('readMe')).status).toBe(401)
  expect((await mine.call('readMe')).status).toBe(200)
  await mine.call('signOut')
  await signInAgain(mine, email)
  expect(notices(email)).toHaveLength(2)
  await signInAgain(other, email)
  expect(notices(email)).toHaveLength(3)
})

it('what an account knows of browsers is in its export, goes with it, and is forgotten after four hundred days', async () => {
  const email = 'kvar@example.com'
  const browser = await signInByMail(server, email)
  await server.runJobs()
  expect((await browser.call('exportMe')).body).toMatchObject({
    browsers: [{ device: expect.any(String), firstSeenAt: server.time.now.toISOString() }],
  })
  const rowsOf = () =>
    asSuperuser(
      server.database,
      `select 1 from identity.known_browser b join identity.person p on p.id = b.person_id where p.email = $1`,
      [email],
    )
  server.time.now = new Date(server.time.now.getTime() + 399 * day)
  await server.deps.queue.enqueueNow('forget-expired', {})
  await server.runJobs()
  expect(await rowsOf()).toHaveLength(1)
  server.time.now = new Date(server.time.now.getTime() + 2 * day)
  await server.deps.queue.enqueueNow('forget-expired', {})
  await server.runJobs()
  expect(await rowsOf()).toHaveLength(0)

  const all = () => asSuperuser(server.database, 'select 1 from identity.known_browser')
  await signInByMail(server, 'annan@example.com')
  const again = await signInByMail(server, email)
  expect(await all()).toHaveLength(2)
  expect((await again.call('eraseMe')).status).toBe(204)
  expect(await all()).toHaveLength(1)
  // The account is erased: nobody gets the e-mail.
  await server.runJobs()
})
