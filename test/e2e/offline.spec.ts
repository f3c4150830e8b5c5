import { expect, type Page, test } from '@playwright/test'
import { answerTimes, begin, zone } from './answer-form.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

// Other tests block the service worker, so that they can intercept every request.
test.use({ serviceWorkers: 'allow' })

/** Makes one visit, until the browser has stored what it needs. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate('navigator.serviceWorker.ready')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
}

for (const [path, start, heading] of [
  ['/stressprofil/start', 'Starta', 'Vem ser vad'],
  ['/en/stressprofil/start', 'Start', 'Who sees what'],
] as const) {
  test(`after one visit to the home page ${path} opens without a network`, async ({ page, context }) => {
    await visit(page, '/')
    await context.setOffline(true)
    await page.goto(path)
    await page.getByRole('button', { name: start, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /90101/ })).toBeVisible()
  })
}

test('someone without a network goes by the menu to the profile, answers, and gets the result', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.reload()
  await page.locator('.header-wide').getByRole('link', { name: 'Stressprofil', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Gör stressprofilen' }).click()
  await begin(page)
  await answerTimes(page, 12, 'Sällan')
  await page.getByRole('button', { name: 'Visa mitt resultat' }).click()
  await expect(zone(page, 'Grön zon')).toBeVisible()
})

test('the front page opens without a network for somebody who was signed in when it was kept', async ({
  page,
  context,
}) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  await visit(page, '/hem')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(
    page.locator('.header-wide').getByRole('link', { name: 'Stressprofil', exact: true }),
  ).toBeVisible()
})

for (const [path, heading] of [
  ['/forelasningar?from=mail', 'Ingen internetanslutning'],
  ['/en/forelasningar', 'No internet connection'],
] as const) {
  test(`${path} says without a network what can be done, and comes back with it`, async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await context.setOffline(true)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('contentinfo')).toContainText('1177')
    expect(await findingsOf(page)).toEqual([])
    expect(faults).toEqual([])
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  })
}

test('a page that needs the network says so when it is chosen without one', async ({ page, context }) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.locator('.header-wide').getByRole('link', { name: 'Om stress' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingen internetanslutning')
  await expect(page).toHaveURL('/om-stress')
  await page.getByRole('main').getByRole('link', { name: 'Gör stressprofilen' }).click()
  await expect(page.getByRole('button', { name: 'Starta' })).toBeVisible()
})

test('someone who is writing when the network goes keeps the page, and only what is stored opens', async ({
  page,
  context,
}) => {
  await visit(page, '/kontakta-oss')
  await page.getByLabel('Meddelande').fill('Jag orkar inte mer.')
  await context.setOffline(true)
  const menu = page.locator('.header-wide')
  await menu.getByRole('link', { name: 'Om stress' }).click()
  await expect(page.getByText('Du har ingen internetanslutning')).toBeInViewport()
  await expect(page).toHaveURL('/kontakta-oss')
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
  await menu.getByRole('link', { name: 'Stressprofil', exact: true }).click()
  await expect(page).toHaveURL('/stressprofil')
  await expect(page.getByRole('main').getByRole('link', { name: 'Gör stressprofilen' })).toBeVisible()
})

test('no answer of the server is kept, and nothing older than this version', async ({ page, context }) => {
  await visit(page, '/')
  await page.evaluate(`caches.open('andrum-offline-old')`)
  await page.evaluate(`fetch('/api/v1/demo/overview').then((answer) => answer.text())`)
  const kept = await page.evaluate<string[]>(
    `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
      .then((lists) => lists.flat().map((request) => new URL(request.url).pathname))`,
  )
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
  expect(kept).toContain('/en/stressprofil/start')
  await context.setOffline(true)
  expect(await page.evaluate(`fetch('/api/v1/demo/overview').then(() => 'old', () => 'none')`)).toBe('none')
  await context.setOffline(false)
  await page.evaluate(`navigator.serviceWorker.getRegistration().then((one) => one.unregister())`)
  await page.goto('/om-stress')
  await visit(page, '/')
  await expect.poll(() => page.evaluate<string[]>('caches.keys()')).toHaveLength(1)
})

for (const [path, name, again] of [
  ['/ovningar', 'Andas en minut', 'Pausa'],
  ['/en/ovningar', 'Breathe for a minute', 'Pause'],
] as const) {
  test(`after one visit to the home page an exercise at ${path} is done without a network`, async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    await context.setOffline(true)
    await page.goto(path)
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('dialog', { name }).getByRole('button', { name: again })).toBeFocused()
  })
}
