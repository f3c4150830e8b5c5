import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Vad letar du efter?' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k')
  await expect(boxOf(page)).toBeFocused()
  await page.keyboard.type(words)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/träff/)
}

test('HR finds a person, a unit and a setting without a mouse, and Escape returns the focus', async ({
  page,
}) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/hr-dashboard')
  const button = page.getByRole('button', { name: 'Sök' })
  await expect(button).toBeVisible()
  await button.focus()
  await search(page, 'charlie chef')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1)
  expect(await findingsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()

  await search(page, 'charlie chef')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Personer och enheter')
  await expect(page.getByLabel(/^Sök på namn/)).toHaveValue('chef@exempelbolaget.example')
  await expect(page.getByRole('button', { name: /Ändra … Charlie Chef/ })).toBeVisible()
  expect(page.url()).not.toContain('harlie')

  await search(page, 'stöd som')
  await page.keyboard.press('ArrowDown')
  await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', /support/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/organisation#support-settings$/)
  await expect(page.locator('#support-settings')).toBeFocused()

  await search(page, 'hemtjänst norr')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/enheter\?matning=.*&enhet=/)
})

test('what nobody has is said, and so is a search that could not be made', async ({ page }) => {
  await signInAs(page, 'hr@exempelbolaget.example')
  await page.goto('/matningar')
  await page.getByRole('button', { name: 'Sök' }).click()
  await boxOf(page).fill('zzzz')
  const status = page.getByRole('dialog').getByRole('status')
  await expect(status).toContainText('Inga träffar')
  await page.route('**/searches', (route) => route.abort())
  await boxOf(page).fill('roller')
  await expect(status).toContainText('Just nu kan vi bara söka bland sidor')
})

test('a manager finds pages, and no people', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, 'chef@exempelbolaget.example')
  await page.goto('/atgarder')
  await page.getByRole('button', { name: 'Sök' }).click()
  await boxOf(page).fill('samtal')
  await page.getByRole('option', { name: 'Det första samtalet' }).click()
  await expect(heading(page)).toHaveText('Det första samtalet')
  await page.getByRole('button', { name: 'Sök' }).click()
  await boxOf(page).fill('charlie')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Inga träffar')
})
