import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { answerTimes, begin, zone } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { codeFromMail, signInByMail } from './sign-in-by-mail.ts'

const somebody = () => `${randomUUID().slice(0, 8)}@exempel.example`

async function askForCode(page: Page, email: string): Promise<string> {
  const since = Date.now()
  await page.getByLabel('Din e-postadress').fill(email)
  await page.getByRole('button', { name: 'Skicka kod' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Skriv in koden från mejlet' })).toBeFocused()
  return codeFromMail(page, email, since)
}

const enter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Logga in' }).click()

test('someone signs in with a code; a wrong one stays in the field and says what to do', async ({ page }) => {
  const email = somebody()
  await page.goto('/logga-in')
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Skicka kod' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Fel:/)
  expect(await findingsOf(page)).toEqual([])

  const code = await askForCode(page, email)
  const field = page.getByLabel('Kod med åtta siffror')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  // Nothing is wrong any more, on the same page.
  await expect(page).toHaveTitle(/^Skriv in koden från mejlet – Logga in – /)
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  const wrong = code === '11111111' ? '22222222' : '11111111'
  await field.fill(wrong)
  await enter(page)
  await expect(page.getByRole('alert')).toContainText('Koden stämmer inte')
  await expect(field).toHaveValue(wrong)
  expect(await findingsOf(page)).toEqual([])
  await field.fill(`${code.slice(0, 4)} ${code.slice(4)}`)
  await enter(page)
  await expect(page).toHaveURL(/\/hem$/)
  await expect(page).not.toHaveTitle(/Logga in/)
  await page.goto('/installningar')
  await expect(page.getByText(`Du är inloggad som ${email}.`)).toBeVisible()
})

test('a browser that keeps no cookies is told why it stays outside', async ({ page, context }) => {
  const email = somebody()
  // As where a reader has blocked them: what the server sets is not kept.
  await context.route('**/api/v1/**', async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await context.clearCookies()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/logga-in?to=%2Fpersonal-action-plan')
  const code = await askForCode(page, email)
  await page.getByLabel('Kod med åtta siffror').fill(code)
  await enter(page)
  await expect(page.getByText('Webbläsaren sparar inga kakor från oss')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await askForCode(page, email)
  await expect(page.getByText('Webbläsaren sparar inga kakor från oss')).toBeHidden()
})

test('someone who reloads after asking for a code still writes it', async ({ page }) => {
  const email = somebody()
  await page.goto('/logga-in')
  const code = await askForCode(page, email)
  await page.reload()
  await page.getByLabel('Kod med åtta siffror').fill(code)
  await enter(page)
  await expect(page).toHaveURL(/\/hem$/)
})

test('someone who asks for another code goes on in its field, and may paste the words around it', async ({
  page,
}) => {
  const email = somebody()
  await page.clock.install()
  await page.goto('/logga-in')
  await askForCode(page, email)
  const field = page.getByLabel('Kod med åtta siffror')
  await field.fill('11111111')
  await page.clock.fastForward(31_000)
  const since = Date.now()
  await page.getByRole('button', { name: 'Skicka en ny kod' }).press('Enter')
  await expect(page.getByText('Vi har skickat en ny kod.')).toBeVisible()
  await expect(field).toBeFocused()
  const code = await codeFromMail(page, email, since)
  await page.keyboard.insertText(`Din kod: ${code.slice(0, 4)} ${code.slice(4)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/hem$/)
})

test('the mailed link waits for a click, and then leads to where the person was going', async ({ page }) => {
  const email = somebody()
  await page.goto('/logga-in?to=%2Fpersonal-action-plan')
  const code = await askForCode(page, email)
  await page.goto('/')
  await page.goto(`/logga-in#${new URLSearchParams({ email, code, to: '/personal-action-plan' })}`)
  await expect(page.getByText(`Du loggar in som ${email}.`)).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  expect((await page.request.get('/api/v1/me')).status()).toBe(401)
  await enter(page)
  await expect(page).toHaveURL(/\/personal-action-plan$/)
  expect((await page.request.get('/api/v1/me')).status()).toBe(200)
})

test('a link opened in another browser signs nobody in there, and shows the code for the first', async ({
  page,
  browser,
}) => {
  const email = somebody()
  await page.goto('/logga-in')
  const code = await askForCode(page, email)
  const phone = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage()
  await phone.goto(`/logga-in#${new URLSearchParams({ email, code })}`)
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Skriv in koden där du bad om den' }),
  ).toBeVisible()
  await expect(phone.getByText(`${code.slice(0, 4)} ${code.slice(4)}`)).toBeVisible()
  expect(await findingsOf(phone)).toEqual([])
  expect((await phone.request.get('/api/v1/me')).status()).toBe(401)

  // Nor does it where somebody has just asked for a code of their own: a stranger's link leads into no account.
  await phone.goto('/')
  await phone.goto('/logga-in')
  await askForCode(phone, somebody())
  await phone.goto('/')
  await phone.goto(`/logga-in#${new URLSearchParams({ email, code })}`)
  await enter(phone)
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Skriv in koden där du bad om den' }),
  ).toBeFocused()
  expect((await phone.request.get('/api/v1/me')).status()).toBe(401)

  await page.getByLabel('Kod med åtta siffror').fill(code)
  await enter(page)
  await expect(page).toHaveURL(/\/hem$/)
  await phone.context().close()
})

test('somebody who has no other browser at hand types the code where the link was opened', async ({
  page,
  browser,
}) => {
  const email = somebody()
  await page.goto('/logga-in')
  const code = await askForCode(page, email)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(`/logga-in#${new URLSearchParams({ email, code })}`)
  await phone.getByRole('button', { name: 'Skriv in koden här i stället' }).click()
  await phone.getByLabel('Kod med åtta siffror').fill(`${code.slice(0, 4)}-${code.slice(4)}`)
  await enter(phone)
  await expect(phone).toHaveURL(/\/hem$/)
  await phone.context().close()
})

test('a known and an unknown address get the same page', async ({ page }) => {
  const texts: string[] = []
  for (const email of ['personal@andrum.example', somebody()]) {
    await page.goto('/logga-in')
    await page.getByLabel('Din e-postadress').fill(email)
    await page.getByRole('button', { name: 'Skicka kod' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Skriv in koden från mejlet' })).toBeVisible()
    texts.push(((await page.locator('main').textContent()) ?? '').replace(email, 'adressen'))
    await page.getByRole('button', { name: 'Använd en annan adress' }).click()
  }
  expect(texts[0]).toBe(texts[1])
})

test('someone sees where they are signed in, ends it there, and signs out here', async ({
  page,
  browser,
}) => {
  const email = somebody()
  await signInByMail(page, email)
  await page.waitForTimeout(2000) // or the first e-mail would be taken for the second
  const elsewhere = await onAnotherDevice(browser, email, signInByMail)
  await page.goto('/installningar')
  await expect(page.getByText('Den här webbläsaren', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Logga ut där/ }).click()
  expect((await elsewhere.request.get('/api/v1/me')).status()).toBe(200)
  await page.getByRole('button', { name: 'Ja, logga ut' }).click()
  await expect(page.getByText('Du är utloggad där.')).toBeVisible()
  expect((await elsewhere.request.get('/api/v1/me')).status()).toBe(401)
  await elsewhere.context().close()
  const third = await onAnotherDevice(browser, email, signInByMail)
  await page.getByRole('button', { name: 'Logga ut överallt utom här' }).click()
  expect((await third.request.get('/api/v1/me')).status()).toBe(200)
  await page.getByRole('button', { name: 'Ja, logga ut' }).click()
  await expect(page.getByText('Du är utloggad överallt utom här.')).toBeVisible()
  expect((await third.request.get('/api/v1/me')).status()).toBe(401)
  expect((await page.request.get('/api/v1/me')).status()).toBe(200)
  await third.context().close()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect(page).toHaveURL(/\/logga-in$/)
  expect((await page.request.get('/api/v1/me')).status()).toBe(401)
})

test('a visitor saves a result in an account, once, and deletes it there', async ({ page }) => {
  const email = somebody()
  await page.goto('/stressprofil/start')
  await begin(page)
  await answerTimes(page, 12, 'Sällan')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await page.getByRole('button', { name: 'Spara i mitt konto' }).click()
  const code = await askForCode(page, email)
  await page.getByLabel('Kod med åtta siffror').fill(code)
  await enter(page)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vill du spara innehållet från webbläsaren' }),
  ).toBeFocused()
  await expect(page.getByText(/^1 resultat \(sedan \d+\s\w+ \d{4}\)$/)).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Ja, spara i mitt konto' }).click()
  await expect(page.getByText('Resultaten från webbläsaren är sparade i ditt konto.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Öppna/ })).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('andrum.results'))).toBeNull()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Öppna/ })).toHaveCount(1)

  await page.getByRole('link', { name: /^Öppna/ }).click()
  await expect(zone(page, 'Grön zon')).toBeVisible()
  await page.getByRole('link', { name: 'Alla resultat' }).click()
  await page.getByRole('button', { name: /^Ta bort/ }).click()
  await page.getByRole('button', { name: 'Ja, ta bort det' }).click()
  await expect(page.getByText('Här finns inga resultat än')).toBeVisible()
})
