import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { appOf } from '../app/authenticator.ts'
import { findingsOf } from './axe.ts'
import { signInAs } from './sign-in-as.ts'
import { codeFromMail } from './sign-in-by-mail.ts'

/** A device with a fingerprint reader, as Chromium simulates it for tests. `answers`: whether a finger is on it. */
async function withAuthenticator(page: Page, { answers }: { readonly answers: boolean }) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: answers,
    },
  })
  return {
    answer: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verify: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    clear: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Lägg till en passkey' }).click()
  await page.getByLabel('Vad vill du kalla den?').fill(name)
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Skapa en passkey' }).click()
}

test('somebody adds a passkey, signs in with it by button and in the field, and takes it away', async ({
  page,
}) => {
  const device = await withAuthenticator(page, { answers: true })
  await signInAs(page, `${randomUUID().slice(0, 8)}@exempel.example`)
  await page.goto('/installningar')
  await addPasskey(page, 'Min mobil')
  await expect(page.getByRole('heading', { name: 'Spara dina reservkoder' })).toBeFocused()
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click()
  await expect(page.getByRole('button', { name: 'Ta bort Min mobil' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  // A second device that shares passkeys with the first already has it.
  await addPasskey(page, 'Min dator')
  await expect(page.getByRole('alert')).toContainText('Den här enheten har redan en passkey till ditt konto.')
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect(page).toHaveURL(/\/logga-in$/)

  // Offered in the address field; the device answers at once.
  await expect(page).toHaveURL(/\/hem$/)
  expect((await page.request.get('/api/v1/me')).status()).toBe(200)

  // By the button, when the offer in the field was not answered.
  await device.answer(false)
  await page.context().clearCookies()
  await page.goto('/logga-in?to=%2Finstallningar')
  await expect(page.getByLabel('Din e-postadress')).toHaveAttribute('autocomplete', 'email webauthn')
  const button = page.getByRole('button', { name: 'Logga in med en passkey' })
  await expect(button).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await device.answer(true)
  await button.click()
  await expect(page).toHaveURL(/\/installningar$/)

  await page.getByRole('button', { name: 'Ta bort Min mobil' }).click()
  await page.getByRole('button', { name: 'Ja, ta bort' }).click()
  await expect(page.getByText('Din passkey är borttagen här.')).toBeVisible()
  await device.answer(false)
  await page.getByRole('button', { name: 'Logga ut', exact: true }).click()
  await expect(page).toHaveURL(/\/logga-in$/)
  await device.answer(true)
  await page.goto('/logga-in')
  await expect(page.getByText('Det gick inte att logga in med din passkey.')).toBeVisible()
  expect((await page.request.get('/api/v1/me')).status()).toBe(401)
})

test('a device that knows nobody, or recognises no finger, leaves the page as it was', async ({ page }) => {
  const device = await withAuthenticator(page, { answers: false })
  await page.goto('/logga-in')
  await page.getByLabel('Din e-postadress').fill('nagon@exempel.example')
  await device.answer(true)
  await page.getByRole('button', { name: 'Logga in med en passkey' }).click()
  await expect(page.getByText('Inget ändrades, eftersom webbläsaren inte fick någon passkey.')).toBeVisible()
  await expect(page.getByLabel('Din e-postadress')).toHaveValue('nagon@exempel.example')
  expect(await findingsOf(page)).toEqual([])
})

test('somebody with an app and a passkey may show either after the mailed code', async ({ page }) => {
  const device = await withAuthenticator(page, { answers: true })
  const email = `${randomUUID().slice(0, 8)}@exempel.example`
  await signInAs(page, email)
  await page.goto('/installningar')
  const { origin } = new URL(page.url())
  const setUp = await page.request.post('/api/v1/me/authenticator', { headers: { origin } })
  const { key } = (await setUp.json()) as { key: string }
  const data = { code: appOf(key).generate() }
  await page.request.put('/api/v1/me/authenticator', { headers: { origin }, data })
  await addPasskey(page, 'Min mobil')
  await expect(page.getByRole('button', { name: 'Ta bort Min mobil' })).toBeVisible()

  await device.answer(false)
  await page.context().clearCookies()
  await page.goto('/logga-in')
  const since = Date.now()
  await page.getByLabel('Din e-postadress').fill(email)
  await page.getByRole('button', { name: 'Skicka kod' }).click()
  await page.getByLabel('Kod med åtta siffror').fill(await codeFromMail(page, email, since))
  await page.getByRole('main').getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.getByLabel('Kod med sex siffror')).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await device.answer(true)
  await page.getByRole('button', { name: 'Logga in med en passkey' }).click()
  await expect(page).toHaveURL(/\/hem$/)
})
