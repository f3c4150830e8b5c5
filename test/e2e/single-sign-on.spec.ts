import { expect, type Page, test } from '@playwright/test'
import type { Me } from '#contract/identity/me.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'
import { signOnEmployee, signOnOwner, signOnStranger } from './sign-on-organisation.ts'

/** On the employer's page: types an address and presses Enter. */
async function signInAtEmployer(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Arbetsgivarens inloggning' })).toBeVisible()
  await page.getByLabel('E-post').fill(email)
  await page.keyboard.press('Enter')
}

test('an employee signs in through the employer by keyboard, goes on to where they were going, and finds what is theirs closed', async ({
  page,
}) => {
  await page.goto('/logga-in?to=%2Fmina-resultat')
  await page.getByLabel('Din e-postadress').fill(signOnEmployee)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in via Inloggningsbolaget' })).toBeFocused()
  await expectFine(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Logga in via Inloggningsbolaget' })).toBeFocused()
  await page.keyboard.press('Enter')
  await signInAtEmployer(page, signOnEmployee)
  await expect(page).toHaveURL(/\/mina-resultat$/)
  await expect(page.getByText('Det som är ditt eget öppnas med en kod')).toBeVisible()
  await expect(page.getByText('kan öppna resultaten här')).toHaveCount(0)
  await expectFine(page)
  const me = (await (await page.request.get('/api/v1/me')).json()) as Me
  expect(me).toMatchObject({ opensOwn: false, signedInThrough: 'Inloggningsbolaget' })
  expect((await page.request.get('/api/v1/me/results')).status()).toBe(403)
})

test('in English, a code by e-mail is still possible', async ({ page }) => {
  await page.goto('/en/logga-in')
  await page.getByLabel('Your e-mail address').fill(signOnEmployee)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sign in through Inloggningsbolaget' }),
  ).toBeFocused()
  await expectFine(page)
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  await page.getByLabel('Your e-mail address').fill(signOnEmployee)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send a code instead' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code from the e-mail' })).toBeFocused()
})

test('somebody who is not on the list reads why, in both languages', async ({ page }) => {
  for (const [path, label, button, reason] of [
    ['/logga-in', 'Din e-postadress', 'Logga in via Inloggningsbolaget', 'Du finns inte i den lista'],
    ['/en/logga-in', 'Your e-mail address', 'Sign in through Inloggningsbolaget', 'You aren’t on the list'],
  ] as const) {
    await page.context().clearCookies()
    await page.goto(path)
    await page.getByLabel(label).fill(signOnStranger)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: button }).click()
    await signInAtEmployer(page, signOnStranger)
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByLabel(label)).toBeVisible()
    await expectFine(page)
  }
})

test('an owner is asked for a second factor of their own after the employer’s sign-in', async ({ page }) => {
  await page.goto('/logga-in')
  await page.getByLabel('Din e-postadress').fill(signOnOwner)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Logga in via Inloggningsbolaget' }).click()
  await signInAtEmployer(page, signOnOwner)
  await expect(page.getByRole('heading', { level: 1, name: 'Lägg till tvåstegsverifiering' })).toBeVisible()
  // The employer's sign-in proves nothing to which a factor could be added: the page says how to add one, and what is open meanwhile.
  await expect(page.getByRole('button', { name: 'Lägg till en autentiseringsapp' })).toHaveCount(0)
  await expectFine(page)
  await page.getByRole('link', { name: 'Gå till Inställningar' }).click()
  await expect(page).toHaveURL(/\/installningar$/)
  await expectFine(page)
})

test('an owner sees how it is set up, is told what is wrong, and what has to stand in DNS', async ({
  page,
}) => {
  await signInAs(page, signOnOwner)
  await page.goto('/organisation')
  const section = page.getByRole('region', { name: 'Logga in via er egen inloggning' })
  await expect(section.getByText('/callback')).toBeVisible()
  await expect(section.getByText(/^Kontrollerad den /)).toBeVisible()
  await expect(section.getByLabel('Klienthemlighet (client secret)')).toHaveValue('')
  await expectFine(page)

  await section.getByLabel('Leverantörens adress (issuer)').fill('bolaget')
  await section.getByRole('button', { name: 'Spara och kontrollera' }).click()
  await expect(section.getByRole('alert')).toBeFocused()
  await expect(
    section.getByText('Skriv leverantörens adress. Den börjar med https://.').first(),
  ).toBeVisible()
  await expectFine(page)

  await page.goto('/en/organisation')
  const english = page.getByRole('region', { name: 'Your own sign-in' })
  await english.getByLabel('E-mail domains').fill('inloggningsbolaget.example\nannat.example')
  await english.getByRole('button', { name: 'Save and check' }).click()
  await expect(english.getByText('The settings have been saved and the domains checked.')).toBeVisible()
  await expect(english.getByText('_andrum.annat.example')).toBeVisible()
  await expect(english.getByText(/^We haven’t found the record yet/)).toBeVisible()
  await expectFine(page)
})
