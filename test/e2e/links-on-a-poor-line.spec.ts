import { expect, type Page, type Route, test } from '@playwright/test'
import { openHydrated } from './open-hydrated.ts'

/** A line that breaks off in a tunnel: the browser believes in its network, and nothing comes. */
async function breakOff(page: Page, what = '**/*'): Promise<() => Promise<void>> {
  const broken = (route: Route) => route.abort('connectionreset')
  await page.context().route(what, broken)
  return () => page.context().unroute(what, broken)
}

const privacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Integritetspolicy' })

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/kontakta-oss')
  // What knows what to do is fetched after the page.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Meddelande').fill('Jag orkar inte mer.')
})

test('a thumb that scrolls over a link while the line is gone takes nothing away', async ({ page }) => {
  let loads = 0
  page.on('framenavigated', () => {
    loads += 1
  })
  await breakOff(page)
  const asked = page.waitForEvent('requestfailed', (one) => /\.js$/.test(one.url()))
  await privacy(page).dispatchEvent('touchstart')
  await asked
  await page.waitForTimeout(1000)
  expect(loads).toBe(0)
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
})

test('a link pressed while the line is gone says so, opens when it is back, and the way back has what was written', async ({
  page,
}) => {
  const mend = await breakOff(page)
  await privacy(page).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Försök igen' })).toBeVisible()
  await expect(page).toHaveURL(/\/integritetspolicy$/)
  await mend()
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
})

test('a page of text that a phone has loaded anew leads back to the page before', async ({ page }) => {
  await privacy(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
})

test('a link whose script alone does not come leads there all the same', async ({ page }) => {
  const mend = await breakOff(page, '**/assets/privacy-*.js')
  await page.context().route('**/integritetspolicy', async (route) => {
    await mend()
    await route.continue()
  })
  await privacy(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
})
