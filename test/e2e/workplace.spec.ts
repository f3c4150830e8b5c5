import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { lately } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

const employee = 'anna@exempelbolaget.example'

test.slow()

const widerThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > innerWidth')

test('HR opens figures to employees with the keyboard, and then everybody can read them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, lately)
  await page.goto('/en/min-arbetsplats')
  await expect(page.getByText('Your employer hasn’t opened any results to employees yet.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])

  await page.goto('/matningar')
  await page.getByRole('button', { name: /^Öppna för medarbetarna/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Det går inte att ångra.')
  await dialog.getByLabel(/^Bara siffrorna för/).check()
  expect(await widerThanScreen(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Öppna siffrorna och meddela alla' }).press('Enter')
  await expect(page.getByText(/Siffrorna öppnades för medarbetarna/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Öppna för medarbetarna/ })).toHaveCount(0)
  // The button is gone, and the focus continues from the round.
  await expect(page.locator(':focus')).toHaveAttribute('id', /^round-/)

  await page.goto('/min-arbetsplats')
  await expect(page.getByRole('heading', { level: 4, name: 'Nyligenbolaget' })).toBeVisible()
  expect(await widerThanScreen(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])
})

test('an employee comes from Idag to the results and measures of the workplace, in both languages', async ({
  page,
}) => {
  await signInAs(page, employee)
  await page.goto('/hem')
  await page.getByRole('link', { name: 'Resultat och åtgärder på din arbetsplats' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Din arbetsplats' })).toBeVisible()
  await expect(page.getByText(/^Belastning: /).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vad som har gjorts sedan sist' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/en/min-arbetsplats')
  await expect(page.getByText(/^Strain: /).first()).toBeVisible()
  await page.getByText('Earlier surveys').scrollIntoViewIfNeeded()
  expect(await widerThanScreen(page)).toBe(false)
  expect(await findingsOf(page)).toEqual([])
})
