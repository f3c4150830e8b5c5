import { test as base, expect, type Page } from '@playwright/test'
import { answer, answerTimes, count } from './answer-form.ts'
import { startUpgradingServer } from './upgrading-server.ts'

/** A page that stays open while the server is upgraded (`cases/page-open-across-upgrades`). */
const test = base.extend<{ server: Awaited<ReturnType<typeof startUpgradingServer>> }>({
  server: async ({ baseURL }, use) => {
    const server = await startUpgradingServer(baseURL ?? '')
    await use(server)
    server.close()
  },
})

async function open(page: Page, address: string): Promise<() => number> {
  const answers = page.waitForEvent('console', (line) => line.text().startsWith('Sida: '))
  await page.goto(address)
  await answers
  // The script that reloads a page is fetched after the page (`lib/after-page.ts`); this test is not about an upgrade before that.
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('the questions come after an upgrade', async ({ page, server }) => {
  const loads = await open(page, `${server.url}/stressprofil/start`)
  // What the welcome page has fetched is there; later scripts are requested by their names in the former version.
  await expect(page.getByRole('button', { name: 'Starta' })).toBeVisible()
  server.upgrade()
  await page.getByRole('button', { name: 'Starta' }).click()
  await page.getByRole('button', { name: 'Till första frågan' }).click()
  await answer(page, 'Ibland')
  await expect(count(page, 2)).toBeVisible()
  await answerTimes(page, 11, 'Ibland')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(page.getByRole('article').getByText('Gul zon').first()).toBeVisible()
  await expect(page.getByText('Ingen internetanslutning')).toHaveCount(0)
  expect(loads()).toBeLessThanOrEqual(1)
})

test('easy Swedish comes after an upgrade, and stays chosen', async ({ page, server }) => {
  await open(page, `${server.url}/svara`)
  server.upgrade()
  await page.getByRole('button', { name: /lättläst/i }).click()
  // The page is reloaded in between, on a machine that may be busy.
  await expect(page.getByText('Du har fått en lapp på jobbet.')).toBeVisible({ timeout: 30_000 })
})

test('a booking comes after an upgrade', async ({ page, server }) => {
  const loads = await open(page, `${server.url}/boka`)
  server.upgrade()
  await page.getByRole('radio').first().check()
  await expect(page.getByText('Kontrollera att du har internetanslutning')).toHaveCount(0)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect.poll(loads).toBe(1)
  await page.getByRole('radio').first().check()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(loads()).toBe(1)
})

test('what was typed is there after the page has been loaded anew', async ({ page, server }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const loads = await open(page, `${server.url}/svara`)
  server.upgrade()
  await page.getByLabel('Kod', { exact: true }).fill('00000 00000')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect.poll(loads).toBe(1)
  await expect(page.getByLabel('Kod', { exact: true })).toHaveValue('00000 00000')
  const told = page.getByRole('status').filter({ hasText: 'Sidan laddades om' })
  await expect(told).toBeInViewport()
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('alert')).toContainText('Koden fungerar inte.')
  await expect(told).toHaveCount(0)
  expect(faults).toEqual([])
})

for (const [path, prefix, says, button] of [
  ['/svara', 'Fortsätt', 'Sidan behöver laddas om', 'Ladda om sidan'],
  ['/en/svara', 'Continue', 'The page needs to be reloaded', 'Reload the page'],
] as const) {
  test(`where a part of ${path} is missing on every server, the page is loaded anew once and then says so`, async ({
    page,
    server,
  }) => {
    const loads = await open(page, `${server.url}${path}`)
    server.miss(/\/api-/)
    const enter = async () => {
      await page.getByRole('textbox').fill('00000 00000')
      await page.getByRole('button', { name: prefix }).click()
    }
    await enter()
    await expect.poll(loads).toBe(1)
    await enter()
    await expect(page.getByText(says)).toBeVisible()
    await expect(page.getByText(/internetanslutning|internet connection/)).toHaveCount(0)
    await page.waitForTimeout(3000)
    expect(loads()).toBe(1)
    await page.getByRole('button', { name: button }).click()
    await expect.poll(loads).toBe(2)
  })
}

test('without a network nothing is loaded anew, and the page says what is the matter', async ({
  page,
  server,
  context,
}) => {
  const loads = await open(page, `${server.url}/svara`)
  await context.setOffline(true)
  await page.getByLabel('Kod', { exact: true }).fill('00000 00000')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByRole('alert')).toContainText('internetanslutning')
  expect(loads()).toBe(0)
})
