import { expect, test } from '@playwright/test'
import { openHydrated } from './open-hydrated.ts'
import { signInAs } from './sign-in-as.ts'

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

test('the back button of the browser asks before a question that is not sent is lost', async ({ page }) => {
  await signInAs(page, 'anna@exempelbolaget.example')
  await openHydrated(page, '/hem')
  await page.getByRole('main').getByRole('link', { name: 'Resultat och åtgärder på din arbetsplats' }).click()
  await page.getByRole('button', { name: 'Skriv en fråga' }).click()
  await page.getByLabel('Din fråga').fill('Hur anmäler vi ett tillbud?')
  const asked: string[] = []
  let leave = false
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message())
    await (leave ? dialog.accept() : dialog.dismiss())
  })
  await page.evaluate('history.back()')
  await expect.poll(() => asked).toEqual(['Det du har skrivit är inte sparat. Vill du lämna sidan ändå?'])
  await expect(page).toHaveURL('/min-arbetsplats')
  await expect(page.getByLabel('Din fråga')).toHaveValue('Hur anmäler vi ett tillbud?')
  leave = true
  await page.evaluate('history.back()')
  await expect(page).toHaveURL('/hem')
})
