import { expect, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'

/** How much of a public page there is to scroll on a phone: what repeats is said once, and what is long is folded. */

const phone = { width: 390, height: 844 }

const most = {
  '/': 4500,
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
      // The figures come after the page.
      if (path.startsWith('/demo') && !path.includes('medarbetare'))
        await expect(page.locator('.overview')).toBeVisible()
      if (path.includes('medarbetare')) await expect(page.locator('.demo-app').first()).toBeVisible()
      expect(await page.evaluate(height)).toBeLessThanOrEqual(pixels)
      await expectFine(page)
    })
  }

test('a section of the demo is a row to open on a phone, and stands open on a wide screen and on paper', async ({
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
  await expect(trend).toBeVisible()
})
