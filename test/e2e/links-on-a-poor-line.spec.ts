import { expect, type Page, type Route, test } from '@playwright/test'
import { answerTimes, begin, zone } from './answer-form.ts'
import { openHydrated } from './open-hydrated.ts'

// These browsers have no service worker, as on a first visit, in a private window, or in a window of another app.

const privacy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Integritetspolicy' })

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/kontakta-oss')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Meddelande').fill('Jag orkar inte mer.')
})

/** Counts the documents and addresses that the page goes to. */
function countMoves(page: Page): () => number {
  let moves = 0
  page.on('framenavigated', () => {
    moves += 1
  })
  return () => moves
}

for (const [what, event] of [
  ['a thumb that scrolls', 'touchstart'],
  ['a mouse that passes', 'mouseover'],
  ['a key that passes', 'focusin'],
] as const)
  test(`${what} over a link while the line is gone takes nothing away`, async ({ page, context }) => {
    const moves = countMoves(page)
    await context.setOffline(true)
    await privacy(page).dispatchEvent(event)
    await page.waitForTimeout(1000)
    expect(moves()).toBe(0)
    await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
  })

test('a link pressed while the line is gone says so, keeps the page, and opens when the line is back', async ({
  page,
  context,
}) => {
  const moves = countMoves(page)
  await context.setOffline(true)
  await privacy(page).click()
  const said = page.getByRole('status').filter({ hasText: 'Du har ingen internetanslutning' })
  await expect(said).toBeInViewport()
  await privacy(page).click()
  await expect(said).toHaveCount(1)
  expect(moves()).toBe(0)
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
  await context.setOffline(false)
  await expect(said).toHaveCount(0)
  await privacy(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
})

/** A line that breaks off in a tunnel: the browser believes in its network, and nothing comes. @returns mends it */
async function breakOff(page: Page, what = '**/*'): Promise<() => Promise<void>> {
  const broken = (route: Route) => route.abort('connectionreset')
  await page.context().route(what, broken)
  return () => page.context().unroute(what, broken)
}

test('a link pressed on a line that is gone, of which the browser knows nothing, keeps the page and opens later', async ({
  page,
}) => {
  const moves = countMoves(page)
  const mend = await breakOff(page)
  await privacy(page).click()
  const said = page.getByRole('status').filter({ hasText: 'Du har ingen internetanslutning' })
  await expect(said).toBeInViewport()
  await expect(page.getByText('Laddar...')).toBeHidden()
  await privacy(page).click()
  await expect(said).toHaveCount(1)
  expect(moves()).toBe(0)
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
  await mend()
  await privacy(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
})

test('a link whose script alone does not come leads there all the same', async ({ page }) => {
  await breakOff(page, '**/assets/privacy-*.js')
  await privacy(page).click()
  await expect(page).toHaveURL(/\/integritetspolicy$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
})

test('a button that leads from a result says so while the line is gone, and leads on later', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/stressprofil/start')
  await begin(page)
  await answerTimes(page, 12, 'Ofta')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  const button = page.getByRole('button', { name: 'Spara i mitt konto' })
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  const moves = countMoves(page)
  await context.setOffline(true)
  await button.click()
  await expect(page.getByText('Du har ingen internetanslutning')).toBeInViewport()
  await expect(zone(page, 'Röd zon')).toBeVisible()
  expect(moves()).toBe(0)
  await context.setOffline(false)
  await button.click()
  await expect(page).toHaveURL(/\/logga-in\?to=/)
  await expect(page.getByLabel('E-postadress')).toBeVisible()
})

test('a link opens in a browser that believes itself without a network and has one', async ({ page }) => {
  await page.evaluate(`Object.defineProperty(navigator, 'onLine', { value: false })`)
  await privacy(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
})

for (const [why, answer, heading, button] of [
  ['belong to another version', { status: 404 }, 'Sidan behöver laddas om', 'Ladda om sidan'],
  ['do not come', undefined, 'Vi når inte tjänsten', 'Försök igen'],
] as const)
  test(`a page whose words ${why} says what to do, and opens by its button`, async ({ page }) => {
    await page.route('**/integritetspolicy.data*', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    )
    await privacy(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
  })
