import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail } from './sign-in-by-mail.ts'

test('somebody who signed in a while ago confirms by mail before all of their data is handed out', async ({
  page,
}) => {
  const email = `${randomUUID().slice(0, 8)}@exempel.example`
  await signInAs(page, email, 'earlier')
  await page.goto('/installningar')
  const button = page.getByRole('button', { name: 'Ladda ner mina uppgifter' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Bekräfta att det är du' })
  await expect(dialog).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  // Closed by Escape, nothing has changed, and the page says why.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Du behöver bekräfta att det är du innan du kan göra det här.')).toBeVisible()
  await expect(button).toBeFocused()

  await button.click()
  const since = Date.now()
  await dialog.getByRole('button', { name: 'Skicka kod' }).click()
  const field = dialog.getByLabel('Kod med åtta siffror från mejlet')
  const code = await codeFromMail(page, email, since)
  await field.fill(code === '11111111' ? '22222222' : '11111111')
  await dialog.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(dialog.getByText('Koden stämmer inte eller har gått ut.')).toBeVisible()
  await expect(field).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await field.fill(code)
  const download = page.waitForEvent('download')
  await field.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('andrum.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ person: { email } })
  await expect(dialog).toBeHidden()
})

test('HR confirms by mail before figures leave as a file, and the chosen unit is still there', async ({
  page,
}) => {
  const email = 'hr@exempelbolaget.example'
  await signInAs(page, email, 'earlier')
  await page.goto('/en/enheter')
  const unit = page.getByRole('row').getByRole('link').first()
  await unit.click()
  await expect(page).toHaveURL(/enhet=/)
  const address = page.url()
  await page.getByRole('button', { name: 'Download as Excel' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  const since = Date.now()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('textbox').fill(await codeFromMail(page, email, since))
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)
})

test('what an owner has typed stays when they are asked who they are', async ({ page }) => {
  await signInAs(page, 'agare@exempelbolaget.example', 'earlier')
  await page.goto('/organisation')
  await page.locator('#has-health').check()
  await page.locator('#health-name').fill('Hälsan')
  await page.locator('#health-email').fill('halsan@exempel.example')
  await page.locator('#health-email').press('Enter')
  await expect(page.getByRole('dialog', { name: 'Bekräfta att det är du' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  await expect(page.getByText('Du behöver bekräfta att det är du innan du kan göra det här.')).toBeVisible()
  await expect(page.locator('#health-name')).toHaveValue('Hälsan')
})
