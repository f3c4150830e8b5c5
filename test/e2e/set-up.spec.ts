import { expect, type Page, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { settingUp } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'

// One after the other: all of them set up one organisation.
test.describe.configure({ mode: 'default' })

/** Opens with the keyboard what a button opens. */
async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

const fitsWidth = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')

test('a new owner adds a person by keyboard, sees who it is before anything is done, and then finds them', async ({
  page,
}) => {
  await signInAs(page, settingUp)
  await page.goto('/personer-och-enheter')
  await press(page, 'Lägg till en person')
  await expect(page.getByRole('heading', { level: 2, name: 'Lägg till en person' })).toBeFocused()
  await press(page, 'Visa vad som ändras')
  await expect(page.getByRole('alert')).toContainText('Skriv en e-postadress, eller både namn och')
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('Namn', { exact: true }).fill('Noor Ek')
  await page.getByLabel('Anställningsnummer').fill('0017')
  await press(page, 'Visa vad som ändras')
  const named = page.getByRole('table', { name: 'Personer som ändras' })
  await expect(named.getByRole('row', { name: /Noor Ek/ })).toContainText('Ny')
  await expect(page.getByText('Inget har ändrats än.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Lägg till personen')
  await expect(page.getByText('Personen finns nu på listan.')).toBeVisible()
  await press(page, 'Tillbaka till listan')
  await expect(page.getByRole('heading', { level: 2, name: 'Personer', exact: true })).toBeFocused()
  await expect(page.getByRole('row', { name: /Noor Ek/ })).toContainText('utan e-post, nummer 0017')
  await expect(page.getByRole('row', { name: /En person läggs till/ })).toContainText('inläst')
})

test('what a limit or another person stops is told in words, and what was typed can be mended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, settingUp)
  await page.goto('/en/personer-och-enheter')
  await press(page, 'Add a person')
  await page.getByLabel('Name', { exact: true }).fill('Ali Ek')
  await page.getByLabel('Employee number').fill('0017')
  await press(page, 'Show what would change')
  await expect(page.getByText('The change can’t be made now, and nothing has changed')).toBeVisible()
  const stopped = page.getByRole('region', { name: 'Add a person' })
  await expect(stopped.getByText('The employee number 0017 already belongs to somebody else')).toBeVisible()
  await expect(page.getByText(/^Line/)).toHaveCount(0)
  expect(await fitsWidth(page)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('Employee number').fill('0018')
  await press(page, 'Show what would change')
  await press(page, 'Add the person')
  await expect(page.getByText('The person is now on the list.')).toBeVisible()
  await press(page, 'Back to the list')
  await press(page, 'Change… Ali Ek')
  await expect(page.getByText('The person has employee number 0018.')).toBeVisible()
  await page.getByLabel('E-mail address').fill('ali@uppstartsbolaget.example')
  await press(page, 'Show what would change')
  await press(page, 'Make the change')
  await expect(page.getByText('The change has been made.')).toBeVisible()
  await press(page, 'Back to the list')
  await expect(page.getByText('New address: ali@uppstartsbolaget.example.')).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
  expect(await findingsOf(page)).toEqual([])
})
