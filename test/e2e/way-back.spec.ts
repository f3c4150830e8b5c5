import { expect, test } from '@playwright/test'
import { openHydrated } from './open-hydrated.ts'

test('a page of text that a phone has loaded anew leads back to the page before', async ({ page }) => {
  await openHydrated(page, '/kontakta-oss')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Meddelande').fill('Jag orkar inte mer.')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Integritetspolicy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Integritetspolicy' })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(page.getByLabel('Meddelande')).toHaveValue('Jag orkar inte mer.')
})
