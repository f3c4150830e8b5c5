import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { onAnotherDevice } from './another-device.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const someone = () => `${randomUUID()}@example.com`
const exercises = '/green-zone#ovningar'
const saved = 'Sparat i ditt konto. Bara den som kan läsa din e-post kan öppna det.'
const question = 'Vill du spara innehållet från webbläsaren i ditt konto?'
const inBrowser = 'Det du skriver stannar i den här webbläsaren.'

const done = (page: Page, count: number) => page.getByText(`${count} av 5 klara`).first()
/** The keys in the browser's storage, except when a document was begun and the answer to the question about it. */
const keptKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => !['andrum.merge', 'andrum.since'].includes(key))
      .toSorted(),
  )

/** Unfolds an exercise. */
async function unfold(page: Page, id: string): Promise<void> {
  const fold = page.locator(`#${id}`)
  if (!(await fold.evaluate((element) => element.closest('details')?.open ?? false))) {
    await fold.locator('summary').first().click()
  }
}

async function nameStrength(page: Page, strength: string): Promise<void> {
  await unfold(page, 'strengths')
  await page.locator('#strengths-strength-0').fill(strength)
}

async function finishBreathing(page: Page): Promise<void> {
  await unfold(page, 'breathing')
  await page.locator('#breathing').getByRole('button', { name: 'Markera som klar' }).click()
}

test('what a visitor does is in the account once after signing in, also on the second device', async ({
  page,
  browser,
}) => {
  const email = someone()
  await page.goto(exercises)
  await expect(page.getByText(inBrowser)).toBeVisible()
  await nameStrength(page, 'Lugn')
  await finishBreathing(page)
  await expect(done(page, 1)).toBeVisible()
  expect(await keptKeys(page)).toEqual(['andrum.exercises.v1'])

  await signInAs(page, email)
  await page.reload()
  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByText(question)).toBeVisible()
  await expect(page.getByText(/^övningar i grön zon \(sedan \d+\s\w+ \d{4}\)$/)).toBeVisible()
  await expect(done(page, 0)).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Ja, spara i mitt konto' }).click()
  await expect(
    page.getByText('Det du hade gjort i den här webbläsaren ligger nu i ditt konto.'),
  ).toBeVisible()
  await expect(done(page, 1)).toBeVisible()
  // A change is stored here until the account has answered.
  await expect.poll(() => keptKeys(page)).toEqual([])
  expect(await findingsOf(page)).toEqual([])

  await page.reload()
  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByText('ligger nu i ditt konto')).toBeHidden()
  await unfold(page, 'strengths')
  await expect(page.locator('#strengths-strength-0')).toHaveValue('Lugn')

  const phone = await onAnotherDevice(browser, email)
  await phone.setViewportSize({ width: 320, height: 640 })
  await phone.goto(`/en${exercises}`)
  await expect(
    phone.getByText('Saved in your account. Only someone who can read your e-mail can open it.'),
  ).toBeVisible()
  await expect(phone.getByText('1 of 5 completed').first()).toBeVisible()
  expect(await findingsOf(phone)).toEqual([])
  await phone.context().close()
})

test('on a shared phone the texts of somebody else stay out of the account, and are asked about once', async ({
  page,
}) => {
  await page.goto(exercises)
  await nameStrength(page, 'Någon annans')
  await finishBreathing(page)
  await expect(done(page, 1)).toBeVisible()

  await signInAs(page, someone())
  await page.reload()
  await page.getByRole('button', { name: 'Nej, låt det ligga kvar' }).click()
  await expect(page.getByText(question)).toBeHidden()
  await expect(done(page, 0)).toBeVisible()
  await unfold(page, 'strengths')
  await expect(page.locator('#strengths-strength-0')).toHaveValue('')
  await page.locator('#strengths-strength-0').fill('Min egen')
  await expect(page.getByText(saved)).toBeVisible()
  for (const address of [exercises, '/mina-resultat', exercises]) {
    await page.goto('/')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(question)).toBeHidden()
  }
  await expect(page.getByText(saved)).toBeVisible()
  await unfold(page, 'strengths')
  await expect(page.locator('#strengths-strength-0')).toHaveValue('Min egen')

  await page.goto('/installningar')
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect(page).toHaveURL(/\/logga-in$/)
  await page.goto(exercises)
  await expect(page.getByText(inBrowser)).toBeVisible()
  await unfold(page, 'strengths')
  await expect(page.locator('#strengths-strength-0')).toHaveValue('Någon annans')
})

test('two devices that change at the same time both have what both did', async ({ page, browser }) => {
  const email = someone()
  await signInAs(page, email)
  const phone = await onAnotherDevice(browser, email)
  for (const device of [page, phone]) {
    await device.goto(exercises)
    await expect(device.getByText(saved)).toBeVisible()
  }
  await nameStrength(page, 'Lugn')
  await finishBreathing(phone)
  await expect(page.getByText(saved)).toBeVisible()
  await expect(phone.getByText(saved)).toBeVisible()
  await page.reload()
  await expect(page.getByText(saved)).toBeVisible()
  await expect(done(page, 1)).toBeVisible()
  await phone.reload()
  await unfold(phone, 'strengths')
  await expect(phone.locator('#strengths-strength-0')).toHaveValue('Lugn')
  await phone.context().close()
})

test('two tabs of one browser show the same while one writes', async ({ page, context }) => {
  await signInAs(page, someone())
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(exercises)
    await expect(tab.getByText(saved)).toBeVisible()
  }
  await finishBreathing(page)
  await expect(done(other, 1)).toBeVisible()
  await expect(other.getByText(saved)).toBeVisible()
})

test('without a network it is said, kept in the browser, and saved when the network is back', async ({
  page,
  context,
}) => {
  await signInAs(page, someone())
  await page.goto(exercises)
  await expect(page.getByText(saved)).toBeVisible()
  await unfold(page, 'breathing')
  // The exercise is fetched when it comes into sight.
  await expect(page.locator('#breathing').getByRole('button', { name: 'Markera som klar' })).toBeVisible()
  await context.setOffline(true)
  await finishBreathing(page)
  await expect(page.getByText('Det går inte att nå ditt konto just nu.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  const [key = ''] = await keptKeys(page)
  expect(key).toMatch(/^andrum\.unsent\.[0-9a-f]{8}\.exercises\.v1$/)
  await context.setOffline(false)
  await expect(page.getByText(saved)).toBeVisible()
  expect(await keptKeys(page)).toEqual([])
  await page.reload()
  await expect(done(page, 1)).toBeVisible()
})

test('an exercise that is opened without a network comes when the network is back, and the page stays', async ({
  page,
  context,
}) => {
  await page.goto(exercises)
  await unfold(page, 'breathing')
  await expect(page.locator('#breathing').getByRole('button', { name: 'Markera som klar' })).toBeVisible()
  await context.setOffline(true)
  await unfold(page, 'strengths')
  await expect(page.locator('#strengths').getByText('Laddar')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('#strengths-strength-0')).toBeVisible()
  await expect(page.locator('#breathing').getByRole('button', { name: 'Markera som klar' })).toBeVisible()
})

test('the reflections stay in the browser of the signed-in person', async ({ page, browser }) => {
  const email = someone()
  await signInAs(page, email)
  await page.goto(exercises)
  await expect(page.getByText(saved)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.postData() ?? ''))
  await page.getByLabel('Vad tar du med dig från övningen?').fill('Bara mitt.')
  await finishBreathing(page)
  await expect(page.getByText(saved)).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Övningar' }).click()
  await expect(page.getByLabel('Vad tar du med dig från övningen?')).toHaveValue('Bara mitt.')
  expect(sent.join()).not.toContain('Bara mitt.')
  const phone = await onAnotherDevice(browser, email)
  await phone.goto(exercises)
  await expect(done(phone, 1)).toBeVisible()
  await expect(phone.getByLabel('Vad tar du med dig från övningen?')).toHaveValue('')
  await phone.context().close()
})

test('signing out leaves nothing of the account, neither on the screen nor in the browser', async ({
  page,
  context,
}) => {
  await signInAs(page, someone())
  await page.goto(exercises)
  await expect(page.getByText(saved)).toBeVisible()
  await nameStrength(page, 'Lugn')
  await finishBreathing(page)
  await expect(page.getByText(saved)).toBeVisible()

  const account = await context.newPage()
  await account.goto('/installningar')
  await account.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await account.waitForURL('**/logga-in')
  await account.close()

  // The tab that was left open shows a visitor's page as soon as a person returns to it.
  await page.evaluate("dispatchEvent(new Event('focus'))")
  await expect(done(page, 0)).toBeVisible()
  await expect(page.locator('#strengths-strength-0')).toHaveValue('')
  expect(await keptKeys(page)).toEqual([])
  await page.reload()
  await expect(done(page, 0)).toBeVisible()
})

test('somebody who signs out with something unsent is asked first', async ({ page, context }) => {
  await signInAs(page, someone())
  await page.goto(exercises)
  await expect(page.getByText(saved)).toBeVisible()
  await unfold(page, 'breathing')
  await context.route('**/api/v1/me/exercises', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await finishBreathing(page)
  await expect(page.getByText('Det går inte att nå ditt konto just nu.')).toBeVisible()
  await page.goto('/installningar')
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect(page.getByText('Allt har inte nått ditt konto')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Logga ut ändå' }).click()
  await page.waitForURL('**/logga-in')
  expect(await keptKeys(page)).toEqual([])
})

test('a visitor fetches nothing of the account’s side', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto(exercises)
  await finishBreathing(page)
  await expect(done(page, 1)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /account-copies|merge-exercises|^\/api\//.test(path))).toEqual([])
})
