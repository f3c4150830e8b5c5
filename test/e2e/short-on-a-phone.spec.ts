import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'

/** How far a public page scrolls on a phone: repeated texts are shown once, and long ones are folded. */

const phone = { width: 390, height: 844 }

const most = {
  '/': 4500,
  '/stressprofil': 4500,
  '/om-stress': 4500,
  '/about': 4500,
  '/granska': 4500,
  '/foretagslosningar': 4500,
  '/for-hr': 4500,
  '/orsaker': 4500,
  '/integritetspolicy': 4500,
  '/anvandarvillkor': 4500,
  '/cookies': 4500,
  '/tillganglighet': 4500,
  '/utvecklare': 4500,
  '/demo': 5000,
  '/demo?vy=medarbetare': 5000,
  '/demo?vy=chef': 5000,
  '/demo?vy=skyddsombud': 5000,
  '/demo?vy=hr&del=enheter': 5000,
  '/demo?vy=hr&del=atgarder': 5000,
} as const

const height = 'document.documentElement.scrollHeight'

for (const language of languages)
  for (const [path, pixels] of Object.entries(most)) {
    test(`${path} (${language}) is at most ${pixels} px on a phone`, async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(pathIn(language, path as `/${string}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The figures arrive after the page.
      if (path.startsWith('/demo') && !path.includes('medarbetare'))
        await expect(page.locator('.overview')).toBeVisible()
      if (path.includes('medarbetare')) await expect(page.locator('.demo-app').first()).toBeVisible()
      expect(await page.evaluate(height)).toBeLessThanOrEqual(pixels)
      await expectFine(page)
    })
  }

test('the numbers to call are shown on the page about stress on a phone, without a press', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/om-stress')
  await expect(page.locator(shown).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /Ring 112/ })).toBeVisible()
})

test('a section of the demo is a row to open on a phone and a tab on a wide screen, and is whole on paper', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/demo')
  const trend = page.locator('.trend').first()
  const row = page.locator('summary').filter({ has: page.getByRole('heading', { name: 'Utveckling' }) })
  await expect(row).toBeVisible()
  await expect(trend).toBeHidden()
  await row.press('Enter')
  await expect(trend).toBeVisible()
  await row.press('Enter')
  await expect(trend).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(trend).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(trend).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('tab', { name: 'Utveckling' }).click()
  await expect(trend).toBeVisible()
})

/** The number of sections of a text page that are unfolded, and of all. */
const sections = '.band-folds'
const shown = '.band-folds > .band-body'

test('a section of a text is a row to open on a phone, by key and by a link to it, and is whole on paper', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/about')
  const all = await page.locator(sections).count()
  expect(all).toBeGreaterThan(5)
  await expect(page.locator(shown).filter({ visible: true })).toHaveCount(0)
  const row = page.locator(sections).nth(2)
  await row.locator('summary').press('Enter')
  await expect(row.locator('.band-body')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(shown).filter({ visible: true })).toHaveCount(all)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/about-us')
  await page.getByRole('main').getByRole('link', { name: 'för företag', exact: true }).click()
  await expect(page).toHaveURL(/\/foretagslosningar#malet$/)
  await expect(page.locator('#malet .band-body')).toBeInViewport()
  await expect(page.locator(shown).filter({ visible: true })).toHaveCount(1)
  await page.evaluate(`location.hash = 'skyddet'`)
  await expect(page.locator('#skyddet .band-body')).toBeInViewport()
})

test('every section of a text stands open in a wide window, and without JavaScript on a phone too', async ({
  page,
  browser,
}) => {
  await page.goto('/about')
  const all = await page.locator(sections).count()
  await expect(page.locator(shown).filter({ visible: true })).toHaveCount(all)
  const plain = await browser.newPage({ viewport: phone, javaScriptEnabled: false })
  await plain.goto('/about')
  await expect(plain.locator(shown).filter({ visible: true })).toHaveCount(all)
  await plain.close()
})

test('a text does not move under the eye when its sections fold on a phone, nor stay closed without the script', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const closed = () =>
    page.evaluate<number>(
      `Math.max(...[...document.querySelectorAll('${shown}')].map((one) => one.offsetHeight))`,
    )
  await page.route(/\/assets\/static-/, (route) => route.abort())
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  expect(await closed()).toBe(0)
  await expect.poll(closed).toBeGreaterThan(100)
})

/** How far each caption's words reach beyond the frame in which the table scrolls. */
const beyondFrame = `[...document.querySelectorAll('main .table-frame')].map((frame) => {
  const words = document.createRange()
  words.selectNodeContents(frame.querySelector('caption'))
  return words.getBoundingClientRect().right - frame.getBoundingClientRect().right
})`

for (const language of languages)
  test(`the caption of a table wider than a phone is read whole (${language})`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(pathIn(language, '/granska'))
    const beyond = await page.evaluate<number[]>(beyondFrame)
    expect(beyond.length).toBeGreaterThan(1)
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
  })
