import { expect, type Page, test } from '@playwright/test'
import { answer, answerTimes, begin, count, countRequests, invitationLink, zone } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail } from './sign-in-by-mail.ts'

const answersPath = /\/api\/v1\/rounds\/[^/]+\/answers$/
const send = 'Skicka mina svar'
const sent = 'Tack. Ditt svar är skickat.'

/** The number of own results in the account. */
async function resultsIn(page: Page): Promise<number> {
  const { results } = (await (await page.request.get('/api/v1/me/results')).json()) as { results: unknown[] }
  return results.length
}

// Each demo account has one invitation to the open round, so each test answers as another person.
test.slow()

test('a member answers by the mailed link without signing in; the link counts once', async ({ page }) => {
  const link = await invitationLink(page, 'chef@exempelbolaget.example')
  const posts = countRequests(page, 'POST', answersPath)
  await page.goto(link)
  await expect(page.getByText('hos Exempelbolaget.')).toBeVisible()
  expect(page.url()).not.toContain('inbjudan')
  await page.getByRole('button', { name: 'Starta' }).click()
  await expect(page.getByText('om minst åtta svarar där, annars')).toBeVisible()
  await page.getByRole('heading', { level: 2, name: 'Läs mer om vem som ser vad' }).click()
  await expect(page.getByText(/I din enhet är \d+ personer inbjudna, du inräknad\./)).toBeVisible()
  await expect(
    page.getByText(/Sedan förra mätningen har \d+ kommit till och \d+ fallit bort\./),
  ).toBeVisible()
  await expect(page.getByText('Ett skyddsombud har granskat listan och godkänt den.')).toBeVisible()
  await expect(
    page.getByText('Dina svar visas alltid blandade med minst sju andras på din arbetsgivares lista.'),
  ).toBeVisible()
  await expect(page.getByText('om sju av åtta i en grupp hjälper arbetsgivaren')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ett skickat svar går inte att ta tillbaka' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Till första frågan' }).click()
  await answerTimes(page, 3, 'Ibland')
  await page.reload()
  await expect(count(page, 4)).toBeVisible()
  await answerTimes(page, 9, 'Ibland')
  await page.getByRole('button', { name: send }).dblclick()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(page.getByText(/Det räknas i mätningen ”.+” hos Exempelbolaget\./)).toBeVisible()
  expect(posts()).toBe(1)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'token":"',
  )

  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Du har redan svarat' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('an answer that meets no network waits, survives a reload, and goes out once', async ({
  page,
  context,
}) => {
  const link = await invitationLink(page, 'skyddsombud@exempelbolaget.example')
  const taken: number[] = []
  page.on('response', (response) => {
    if (answersPath.test(new URL(response.url()).pathname)) taken.push(response.status())
  })
  const presses = await countPresses(page)
  await page.goto(link)
  await begin(page)
  for (let question = 0; question < 12; question++) await answer(page, 'Sällan')
  await context.setOffline(true)
  await page.getByRole('button', { name: send }).click()
  // From the mail's link to the sent answer: 15 presses, and at most two that a busy machine made the test repeat.
  expect(await presses()).toBeGreaterThanOrEqual(15)
  expect(await presses()).toBeLessThanOrEqual(17)
  await expect(page.getByText('Ditt svar väntar på internetanslutning')).toBeVisible()
  await expect(zone(page, 'Grön zon')).toBeVisible()
  await page.route(answersPath, (route) => route.abort('connectionfailed'))
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('Ditt svar väntar på internetanslutning')).toBeVisible()
  await page.unroute(answersPath)
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await expect(page.getByText(sent)).toBeVisible({ timeout: 40_000 })
  expect(taken).toEqual([201])
  await page.reload()
  await expect(page.getByText(sent)).toBeVisible()
  expect(taken).toEqual([201])
  // A person who returns later finds the receipt, until it has been read.
  await page.goto('/mina-resultat')
  await expect(page.getByText(/Det räknas i mätningen ”.+” hos Exempelbolaget\./)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('andrum.outbox'))).not.toMatch(/rarely|token":"/)
  await page.getByRole('button', { name: 'Ta bort meddelandet' }).click()
  expect(await page.evaluate(() => localStorage.getItem('andrum.outbox'))).toBeNull()
})

test('a session that ends midway loses nothing: sign in again, and the answer goes out', async ({
  page,
  context,
}) => {
  const email = 'agare@exempelbolaget.example'
  await invitationLink(page, email)
  await signInAs(page, email)
  const before = await resultsIn(page)
  await page.goto('/stressprofil/start')
  await page.getByRole('button', { name: 'Svara i mätningen' }).click()
  await begin(page)
  await answerTimes(page, 11, 'Ibland')
  await context.clearCookies()
  await answer(page, 'Ofta')
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText('Du är inte inloggad längre')).toBeVisible()
  await expect(zone(page, 'Röd zon')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Logga in' }).click()
  const since = Date.now()
  await page.getByLabel('Din e-postadress').fill(email)
  await page.getByRole('button', { name: 'Skicka kod' }).click()
  await page.getByLabel('Kod med åtta siffror').fill(await codeFromMail(page, email, since))
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click()
  await page.getByRole('button', { name: 'Nej tack' }).click()
  await expect(page).toHaveURL(/\/mina-resultat$/)
  await expect(page.getByRole('link', { name: /^Öppna/ })).toHaveCount(before + 1)
  expect(await page.evaluate(() => localStorage.getItem('andrum.outbox'))).toBeNull()
})

test('a member who is signed in answers without a link and finds the result in the account', async ({
  page,
}) => {
  const email = 'anna@exempelbolaget.example'
  await invitationLink(page, email)
  await signInAs(page, email)
  const before = await resultsIn(page)
  await page.goto('/mina-resultat')
  await page.getByRole('link', { name: 'Svara i mätningen' }).click()
  await begin(page)
  await answerTimes(page, 12, 'Ibland')
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(sent)).toBeVisible()
  await page.getByRole('link', { name: 'Se alla dina resultat' }).click()
  await expect(page.getByRole('link', { name: /^Öppna/ })).toHaveCount(before + 1)
  await expect(page.getByRole('link', { name: 'Svara i mätningen' })).toHaveCount(0)
  expect(await findingsOf(page)).toEqual([])
})

test('a link that leads nowhere says what to do', async ({ page }) => {
  await page.goto(`/stressprofil/start#inbjudan=${'x'.repeat(43)}`)
  await expect(page.getByText('Länken fungerar inte')).toBeVisible()
  await expect(page.getByLabel('Kod', { exact: true })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Gör stressprofilen för egen del' }).click()
  await expect(page.getByRole('button', { name: 'Starta' })).toBeVisible()
})
