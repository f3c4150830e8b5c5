import { type Browser, expect, type Page, test } from '@playwright/test'
import { words as ar } from '#text/answering/ar/words.ts'
import { answer, answerTimes, begin, count, invitationLink } from './answer-form.ts'
import { expectFine } from './fine.ts'
import { serveLanguages } from './serve-languages.ts'

test.slow()

const narrow = { width: 320, height: 700 }
const newDevice = async (browser: Browser) => (await browser.newContext({ viewport: narrow })).newPage()
const codeOf = (page: Page) => page.locator('.continuation-code')

/** Creates a code below the question. @returns the code as shown */
async function makeCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Byt till en annan enhet' }).click()
  await page.getByRole('button', { name: 'Skapa en kod' }).click()
  await expect(codeOf(page)).toHaveText(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
  return (await codeOf(page).textContent()) ?? ''
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kod från den andra enheten').fill(code)
  await page.getByRole('button', { name: 'Hämta mina svar' }).click()
}

test('somebody who has begun on a phone goes on at another one without an account, and the code works once', async ({
  browser,
}) => {
  const first = await newDevice(browser)
  const sent: string[] = []
  first.on('request', (request) => {
    if (request.url().includes('/api/v1/continuations'))
      sent.push(`${request.headers().cookie ?? ''} ${request.postData()}`)
  })
  await first.goto('/stressprofil/start')
  await begin(first)
  // Nothing is answered yet, so there is nothing to transfer.
  await expect(count(first, 1)).toBeVisible()
  await expect(first.getByRole('button', { name: 'Byt till en annan enhet' })).toHaveCount(0)
  await answerTimes(first, 2, 'Ibland')
  await answer(first, 'Ofta')
  await first.getByRole('button', { name: 'Byt till en annan enhet' }).click()
  await expect(first.getByText('Svaren krypteras med koden')).toBeVisible()
  await expectFine(first)
  expect(sent).toEqual([])
  await first.getByRole('button', { name: 'Skapa en kod' }).click()
  await expect(first.getByRole('heading', { level: 3, name: 'Din kod' })).toBeFocused()
  await expectFine(first)
  const code = (await codeOf(first).textContent()) ?? ''
  await expect(first.locator('.continuation-address')).toHaveText(/^localhost:\d+\/svara$/)
  expect(sent).toHaveLength(1)
  expect(sent.join()).not.toMatch(/sometimes|often|stressprofil/)
  expect(sent.join()).not.toContain(code.replaceAll('-', ''))

  const second = await newDevice(browser)
  await second.goto('/svara')
  await second.getByText('Har du börjat svara på en annan enhet?').click()
  await typeCode(second, code.slice(0, 7))
  await expect(second.getByRole('alert')).toContainText('Skriv koden med alla nio tecken')
  await expectFine(second)
  await typeCode(second, '000-000-000')
  await expect(second.getByRole('alert')).toContainText('Koden fungerar inte. Den kan vara felskriven')
  await typeCode(second, ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`)
  await expect(count(second, 4)).toBeVisible()
  await expectFine(second)
  await second.getByRole('button', { name: 'Föregående' }).click()
  await expect(second.getByRole('radio', { name: 'Ofta', exact: true })).toBeChecked()
  await second.reload()
  await expect(count(second, 4)).toBeVisible()

  const third = await newDevice(browser)
  await third.goto('/svara')
  await third.getByText('Har du börjat svara på en annan enhet?').click()
  await typeCode(third, code)
  await expect(third.getByRole('alert')).toContainText('redan använd eller äldre än 30 minuter')

  // The first device keeps everything until the person deletes it there.
  await first.getByRole('button', { name: 'Stäng' }).click()
  await expect(first.getByRole('button', { name: 'Byt till en annan enhet' })).toBeFocused()
  await first.reload()
  await expect(count(first, 4)).toBeVisible()
  await makeCode(first)
  await first.getByRole('button', { name: 'Ta bort svaren från den här enheten' }).click()
  await first.getByRole('button', { name: 'Ta bort svaren', exact: true }).click()
  await expect(first.getByText('Svaren är borttagna från den här enheten')).toBeVisible()
  await expectFine(first)
  expect(await first.evaluate('Object.keys(localStorage).join()')).not.toContain('andrum.draft')
  for (const page of [first, second, third]) await page.context().close()
})

test('an answer by a mailed link is gone on with in English at a shared screen, by keyboard alone, and leaves nothing there', async ({
  page,
  browser,
}) => {
  // The test only opens this invitation and does not answer by it.
  const link = await invitationLink(page, 'hr@exempelbolaget.example')
  await page.setViewportSize(narrow)
  await page.goto(`/en${link}`)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'To the first question' }).click()
  await expect(page.getByText('Question 1 of 12')).toBeVisible()
  await page.getByRole('radio', { name: 'Sometimes', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
  await expect(page.getByText('Question 2 of 12')).toBeVisible()
  await page.getByRole('button', { name: 'Switch to another device' }).press('Enter')
  await page.getByRole('button', { name: 'Create a code' }).press('Enter')
  await expect(page.getByRole('heading', { level: 3, name: 'Your code' })).toBeFocused()
  await expect(page.getByText('The answer you send first is the one that counts')).toBeVisible()
  await expectFine(page)
  const code = (await codeOf(page).textContent()) ?? ''
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Switch to another device' })).toBeFocused()

  const tablet = await newDevice(browser)
  await tablet.goto('/en/svara?delad')
  await tablet.getByText('Did you start answering on another device?').click()
  await tablet.getByLabel('Code from the other device').fill(code)
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByText('Question 2 of 12')).toBeVisible()
  await expect(tablet.getByText('Shared screen', { exact: true })).toBeVisible()
  await expectFine(tablet)
  expect(await tablet.evaluate('Object.keys(localStorage)')).toEqual([])
  await tablet.getByRole('button', { name: 'Switch to another device' }).click()
  await tablet.getByRole('button', { name: 'Create a code' }).click()
  await tablet.getByRole('button', { name: 'Delete the answers from this device' }).click()
  await tablet.getByRole('button', { name: 'Delete the answers', exact: true }).click()
  await expect(tablet.getByLabel('Code', { exact: true })).toHaveValue('')
  expect(
    await tablet.evaluate('Object.keys(sessionStorage).filter((key) => key.startsWith("andrum."))'),
  ).toEqual(['andrum.shared-screen'])
  await tablet.context().close()
})

test('without a network the dialog says so, nothing is lost, and the next try makes the code', async ({
  page,
  context,
}) => {
  await page.goto('/stressprofil/start')
  await begin(page)
  await answerTimes(page, 1, 'Ibland')
  await page.getByRole('button', { name: 'Byt till en annan enhet' }).click()
  await expect(page.getByText('Svaren krypteras med koden')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Skapa en kod' }).click()
  await expect(page.getByText('Vi når inte tjänsten just nu.').first()).toBeVisible()
  await expectFine(page)
  await context.setOffline(false)
  // A browser that remembers a script's failure (poor-line.spec.ts) has reloaded the page.
  await expect(async () => {
    const create = page.getByRole('button', { name: 'Skapa en kod' })
    const open = page.getByRole('button', { name: 'Byt till en annan enhet' })
    await expect(create.or(open).first()).toBeVisible()
    if (!(await create.isVisible())) await open.click()
    await create.click()
    await expect(codeOf(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect(count(page, 2)).toBeVisible()
})

test('somebody who reads Arabic is asked in Arabic, from right to left', async ({ page }) => {
  const site = await serveLanguages(['ar'])
  await page.setViewportSize(narrow)
  await page.goto(`${site.address}/en/stressprofil/start#ar`)
  await page.getByRole('button', { name: ar.texts.profile['welcome.start'] }).click()
  await page.getByRole('button', { name: ar.texts.profile['promise.start'] }).click()
  await page.getByRole('radio', { name: ar.instrument['answers.sometimes.text'], exact: true }).click()
  await page.getByRole('button', { name: ar.texts.elsewhere.open }).click()
  await expect(page.getByText(ar.texts.elsewhere.lead)).toBeVisible()
  await expectFine(page)
  await page.goto(`${site.address}/en/svara`)
  await page.getByText(ar.texts.elsewhere.here).click()
  await expect(page.getByLabel(ar.texts.elsewhere['here.label'])).toBeVisible()
  await expectFine(page)
  site.close()
})
