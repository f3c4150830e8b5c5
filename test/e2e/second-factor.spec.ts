import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import type { Me } from '#contract/identity/me.ts'
import { appOf } from '../app/authenticator.ts'
import { findingsOf } from './axe.ts'
import { newOwner } from './second-organisation.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail, signInByMail } from './sign-in-by-mail.ts'

/** The first step of signing in, typed. */
async function enterMailedCode(page: Page, email: string): Promise<void> {
  const since = Date.now()
  await page.getByLabel('Din e-postadress').fill(email)
  await page.getByRole('button', { name: 'Skicka kod' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Skriv in koden från mejlet' })).toBeFocused()
  await page.getByLabel('Kod med åtta siffror').fill(await codeFromMail(page, email, since))
  await page.getByRole('main').getByRole('button', { name: 'Logga in' }).click()
}

/** Reads the key from the page and types the first code. @returns the key */
async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Lägg till en autentiseringsapp' }).click()
  await expect(page.getByRole('img', { name: 'QR-kod med nyckeln till autentiseringsappen' })).toBeVisible()
  const key = ((await page.locator('.key-to-type').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Kod med sex siffror från appen').fill('12')
  await page.getByRole('button', { name: 'Bekräfta' }).click()
  await expect(page.getByLabel('Kod med sex siffror från appen')).toBeFocused()
  await expect(page.getByText('Skriv in de sex siffrorna från appen.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByLabel('Kod med sex siffror från appen').fill(appOf(key).generate())
  await page.getByRole('button', { name: 'Bekräfta' }).click()
  await expect(page.getByRole('heading', { name: 'Spara dina reservkoder' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  return key
}

/** A code that has not been used yet: that of the next time step. */
const nextCode = (key: string) => appOf(key).generate({ timestamp: Date.now() + 30_000 })

test('the first owner of an organisation adds an app before the work opens, and signs in with it', async ({
  page,
}) => {
  await page.goto('/logga-in')
  await enterMailedCode(page, newOwner)
  await expect(page.getByRole('heading', { level: 1, name: 'Lägg till tvåstegsverifiering' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])

  // Postponed, the work pages stay closed and say what they need.
  await page.getByRole('button', { name: 'Inte nu, gå vidare' }).click()
  await expect(page).toHaveURL(/\/hem$/)
  await page.goto('/personer-och-enheter')
  await expect(page.getByRole('heading', { name: 'Sidan kräver tvåstegsverifiering' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Lägg till tvåstegsverifiering' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lägg till tvåstegsverifiering' })).toBeVisible()
  const key = await addApp(page)
  const codes = await page.locator('.recovery-codes li').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click()
  // Asked once, of everybody with an address on an employer's list.
  await page.getByRole('button', { name: 'Nej tack' }).click()
  await expect(page).toHaveURL(/\/personer-och-enheter$/)
  await expect(page.getByRole('heading', { name: 'Sidan kräver tvåstegsverifiering' })).toBeHidden()
  await expect(page.getByText('Nybolaget').first()).toBeVisible()

  // At the next sign-in: nothing opens between the two codes, and a wrong one says what to do.
  await page.context().clearCookies()
  await page.goto('/logga-in?to=%2Froller')
  await enterMailedCode(page, newOwner)
  await expect(page.getByRole('heading', { level: 1, name: 'Skriv in koden från appen' })).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  expect((await page.request.get('/api/v1/me')).status()).toBe(401)
  const field = page.getByLabel('Kod med sex siffror')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  const next = nextCode(key)
  await field.fill(next === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page.getByText('Koden stämmer inte, eller så är den redan använd.')).toBeVisible()
  await expect(field).toBeFocused()
  expect(await findingsOf(page)).toEqual([])
  await field.fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/roller$/)

  // The phone is lost: a recovery code works once.
  await page.context().clearCookies()
  await page.goto('/logga-in?to=%2Froller')
  await enterMailedCode(page, newOwner)
  await page.getByRole('button', { name: 'Använd en reservkod i stället' }).click()
  await page.getByLabel('Reservkod').fill((codes[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect(page).toHaveURL(/\/roller$/)
  await page.goto('/installningar')
  await expect(page.getByText('Du har 9 reservkoder kvar.')).toBeVisible()
})

test('somebody adds an app of their own will, gets new recovery codes and takes the app away', async ({
  page,
}) => {
  await signInAs(page, `${randomUUID().slice(0, 8)}@exempel.example`)
  await page.goto('/installningar')
  await addApp(page)
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click()
  await expect(page.getByText('Du har 10 reservkoder kvar.')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Gör nya reservkoder' }).click()
  await page.getByRole('button', { name: 'Ja, gör nya' }).click()
  await expect(page.locator('.recovery-codes li')).toHaveCount(10)
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click()
  await page.getByRole('button', { name: 'Ta bort appen' }).click()
  await page.getByRole('button', { name: 'Ja, ta bort appen' }).click()
  await expect(page.getByText('Autentiseringsappen är borttagen.')).toBeVisible()
})

test('the demo accounts go to work with the mailed code alone', async ({ page }) => {
  await signInByMail(page, 'agare@exempelbolaget.example')
  const me = (await (await page.request.get('/api/v1/me')).json()) as Me
  expect(me.secondFactor).toEqual({ needed: true, shown: true, authenticator: false, passkey: false })
  const members = `/api/v1/organisations/${me.memberships[0]?.organisation.id}/members`
  expect((await page.request.get(members)).status()).toBe(200)
})
