import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { expectFine } from './fine.ts'
import { openHydrated } from './open-hydrated.ts'
import { signInAs } from './sign-in-as.ts'

const autumn = (page: Page) => page.getByRole('heading', { name: 'I höst' }).locator('..')
const basin = (page: Page, name: string) => autumn(page).getByRole('listitem').filter({ hasText: name })

test('the home page leads to who sees what', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('link', { name: 'Se vem som ser vad' }).click()
  await expect(page).toHaveURL('/vem-ser-vad')
  await expect(page.getByRole('heading', { level: 1, name: 'Vem ser vad' })).toBeVisible()
})

test('by keyboard alone one person leaves, and the page says which figures go and why', async ({ page }) => {
  await openHydrated(page, '/vem-ser-vad')
  await expect(page.getByText('I höst visas alla fyra siffrorna.')).toBeVisible()
  const more = page.getByRole('button', {
    name: 'Fler: Personer som slutar på Kundtjänst mellan mätningarna',
  })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(basin(page, 'Kundtjänst')).toContainText('skiljer bara 1 person som slutat')
  await expect(basin(page, 'Kundtjänst')).toContainText('vad just den personen svarade')
  await expect(basin(page, 'Sälj')).toContainText('Visas för HR')
  // At the limit the button stays, and keeps the focus.
  for (let n = 0; n < 7; n++) await page.keyboard.press('Enter')
  await expect(more).toBeFocused()
  await expect(page.getByText('I höst visas alla fyra siffrorna.')).toBeVisible()
})

test('a group made smaller disappears into the company', async ({ page }) => {
  await openHydrated(page, '/vem-ser-vad')
  await page.getByRole('button', { name: 'En liten grupp' }).click()
  await expect(basin(page, 'Lagret')).toContainText('5 svar är färre än åtta.')
  await expect(basin(page, 'Lagret')).toContainText('Svaren räknas med i hela företaget.')
})

for (const path of ['/vem-ser-vad', '/en/vem-ser-vad', '/about', '/granska']) {
  test(`${path} is accessible and fits a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openHydrated(page, path).catch(() => {})
    await expectFine(page)
  })
}

test('an account is exported and erased on its own page, after being asked once more', async ({ page }) => {
  await signInAs(page, 'raderas@exempelbolaget.example')
  const instrument = await (await page.request.get('/api/v1/instruments/stressprofil')).json()
  const answers = Object.fromEntries(instrument.items.map(({ id }: { id: string }) => [id, 'never']))
  const kept = await page.request.post('/api/v1/me/results', {
    data: { key: crypto.randomUUID(), instrument: 'stressprofil', answers },
    headers: { origin: `http://localhost:${process.env.TEST_PORT ?? 3917}` },
  })
  expect(kept.status()).toBe(201)
  await openHydrated(page, '/mina-resultat')
  const result = page.getByRole('link', { name: /^Öppna/ })
  await expect(result).toHaveCount(1)
  await openHydrated(page, '/installningar')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ladda ner mina uppgifter' }).click()
  expect((await download).suggestedFilename()).toBe('andrum.json')
  await page.getByRole('button', { name: 'Radera mitt konto' }).click()
  await expect(page.getByText('Siffror som redan har visats för grupper ändras inte')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Ja|Nej), / })).toHaveText([
    /^Nej, behåll/,
    'Ja, radera kontot',
  ])
  expect(await findingsOf(page)).toEqual([])
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await page.getByRole('button', { name: 'Ja, radera kontot' }).click()
  await expect(page.getByText('Ditt konto är raderat')).toBeVisible()
  await expect(result).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  await page.reload()
  await expect(page.getByText('Du är inloggad som')).toHaveCount(0)
  await page.goto('/mina-resultat')
  await expect(page.getByText('Här finns inga resultat än')).toBeVisible()
  await expect(result).toHaveCount(0)
})
