import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { openHydrated } from './open-hydrated.ts'

/** The errors of the seed, section 8; a language facility outside its provider is tested in src/web/lib/language.test.ts. */

for (const [path, link, title, retry, heading] of [
  ['/vem-ser-vad', 'Om stress', 'Något gick fel', 'Försök igen', 'Om stress'],
  ['/en/vem-ser-vad', 'About stress', 'Something went wrong', 'Try again', 'About stress'],
] as const) {
  test(`seed 2 and 8, error fallback: Något gick fel, with a retry button that clears the error (${path})`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await page.route('**/om-stress.data*', (route) => route.fulfill({ status: 500 }))
    await page.locator('.header-wide').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title} – `))
    await expect(page.getByRole('alert')).toContainText(/Ladda om sidan|Reload the page/)
    await expect(page.getByRole('contentinfo')).toContainText('90 390')
    await page.unroute('**/om-stress.data*')
    await page.getByRole('button', { name: retry }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(title)).toHaveCount(0)
  })
}

test('seed 8, Unexpected Application Error! stands where even the frame fails', async ({ page }) => {
  await page.route(/\/assets\/(root|frame)-/, async (route) => {
    const answer = await route.fetch()
    // Without the frame's own data neither the page nor its error page can be rendered.
    const body = (await answer.text()).replace(/`root`/g, '`gone`')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/vem-ser-vad')
  await expect(page).toHaveTitle('Unexpected Application Error!')
})

for (const [path, heading, home] of [
  ['/finns-inte', 'Sidan finns inte', 'Till startsidan'],
  ['/Om-Stressen', 'Sidan finns inte', 'Till startsidan'],
  ['/%ff', 'Sidan finns inte', 'Till startsidan'],
  ['/en/not-here', 'This page doesn’t exist', 'Go to the home page'],
] as const) {
  test(`seed 2 and 8, any other path: not-found page, which leads home (${path})`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    expect(await findingsOf(page)).toEqual([])
    await page.getByRole('link', { name: home, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/stressad|stressed/)
  })
}

test('seed 8, missing text keys show the key, and everything else of the page is there', async ({ page }) => {
  await openHydrated(page, '/hjalp')
  await page.route('**/ovningar.data*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('"andas.text"', '"andas.lost"'),
    })
  })
  await page.getByRole('link', { name: 'Övningar', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('main').getByText('andas.text', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mikropaus', exact: true })).toBeVisible()
})
